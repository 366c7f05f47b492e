import type { Region } from '../../../parts/war/geometry';
import type { Piece, Standing } from '../../../parts/war/layout';
import type { AreaView, ArmyView, Character, Pool, Side, View } from '../wire';
import type { Site } from './board';

/** One thing that stands in an area. */
export type Item =
  | { is: 'site'; site: Exclude<Site, 'open'>; state: AreaView | undefined }
  | { is: 'army'; army: ArmyView }
  | { is: 'people'; people: Character[]; side: Side }
  | { is: 'tokens'; pool: Pool; n: number }
  | { is: 'ents' | 'nazgul' | 'catapult' | 'tower'; n: number }
  | { is: 'held'; side: Side };

/** How much room an Army takes: Damage hangs on its left, Characters on its right. */
function armyPiece(army: ArmyView): Piece<Item> {
  const left = army.damage > 0 ? 27 : 18;
  const right = army.characters.length > 0 ? 26 : army.leadership > 0 ? 21 : 18;
  return { what: { is: 'army', army }, width: left + right, middle: left, before: true };
}

/** Whether Treebeard is with the Ents: he is always where the Entwood is (rule 8.6.4). */
export const treebeardAt = (view: View | null | undefined, area: string): boolean =>
  view?.entwood?.area === area && view.characters.some((one) => one.spot === 'entwood');

/** What stands in an area: Armies before what is built there, Characters by themselves, tokens, and figures that are no units. */
export function standingIn(
  region: Region,
  state: AreaView | undefined,
  view: View | null | undefined,
  sideOf: (character: Character) => Side,
): Standing<Item> {
  const site = region.site as Site;
  const row: Piece<Item>[] = [];
  if (state?.army) row.push(armyPiece(state.army));
  for (const side of ['free-peoples', 'shadow'] as const) {
    const people = state?.alone.filter((one) => one !== 'treebeard' && sideOf(one) === side) ?? [];
    if (people.length > 0)
      row.push({ what: { is: 'people', people, side }, width: 6 + 19 * people.length, before: true });
  }
  const ents = state?.ents ?? 0;
  if (ents > 0 || view?.entwood?.area === region.id) row.push({ what: { is: 'ents', n: ents }, width: 32 });
  if (state && state.nazgul > 0) row.push({ what: { is: 'nazgul', n: state.nazgul }, width: 33 });
  if (state?.tower) row.push({ what: { is: 'tower', n: 1 }, width: 24 });
  if (state && state.catapults > 0)
    row.push({ what: { is: 'catapult', n: state.catapults }, width: state.catapults > 1 ? 31 : 26 });
  for (const { pool, count } of state?.tokens ?? [])
    row.push({ what: { is: 'tokens', pool, n: count }, width: count > 1 ? 29 : 24 });
  // Rule 3.8: a recruitment area of Rohan that the Free Peoples have entered stays theirs.
  if (site === 'mustering' && state?.controller === 'free-peoples' && !state.army)
    row.push({ what: { is: 'held', side: 'free-peoples' }, width: 22 });
  if (site === 'open') return { row };
  return { row, built: { is: 'site', site, state } };
}
