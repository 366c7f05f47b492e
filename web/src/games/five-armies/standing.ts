import type { Region } from '../../parts/war/geometry';
import type { Piece, Standing } from '../../parts/war/layout';
import { isClosed } from './adapt';
import { siteOf } from './map';
import type { ArmyView, AreaView, Character, Pile, View } from './wire';

/** One thing that stands in an area. */
export type Item =
  | { is: 'site' }
  | { is: 'army'; army: ArmyView }
  | { is: 'people'; people: Character[] }
  | { is: 'beorn' }
  | { is: 'tokens'; pile: Pile; n: number }
  | { is: 'closed' }
  | { is: 'eyrie' };

/** How much room an army takes: damage hangs on its left, characters on its right. */
function armyPiece(army: ArmyView): Piece<Item> {
  const left = army.damage > 0 ? 27 : 18;
  const right = army.characters.length > 0 ? 26 : army.leads > 0 ? 21 : 18;
  return { what: { is: 'army', army }, width: left + right, middle: left, before: true };
}

/** What stands in an area: armies before what is built there, characters by themselves, recruitment tokens. */
export function standingIn(region: Region, state: AreaView | undefined, view: View): Standing<Item> {
  if (region.id === 'eagles-eyrie') return { row: [{ what: { is: 'eyrie' }, width: 70 }] };
  const row: Piece<Item>[] = [];
  if (isClosed(view, region.id)) row.push({ what: { is: 'closed' }, width: 40 });
  if (state?.army) row.push(armyPiece(state.army));
  const people = state?.alone.filter((one) => one !== 'beorn') ?? [];
  if (state?.alone.includes('beorn')) row.push({ what: { is: 'beorn' }, width: 34 });
  if (people.length > 0)
    row.push({ what: { is: 'people', people }, width: 6 + 19 * people.length, before: true });
  for (const { pile, count } of state?.tokens ?? [])
    row.push({ what: { is: 'tokens', pile, n: count }, width: count > 1 ? 29 : 24 });
  return siteOf(region) === 'open' ? { row } : { row, built: { is: 'site' } };
}
