import type { Answer } from '../../wire';
import { areasIn, idOf } from '../armies/narrow';
import { answersAbout, inTurn, thingKey } from '../board';
import { areaOfSpot, areasOf, charactersIn } from './adapt';
import { map } from './map';
import type { ArmyView, Card, Figure, FateCard, Maneuver, Pile, Thing, Tile, Unit, View } from './wire';

/** A part of the table, where there is no room for all at once. */
export type Tab = 'hand' | 'dice' | 'people';

/** The parts in which things are chosen. */
export const TAB_OF: Partial<Record<string, Tab>> = {
  card: 'hand',
  die: 'dice',
  deck: 'dice',
  pass: 'dice',
  character: 'people',
  bats: 'people',
  eagles: 'people',
  territory: 'people',
  'fate-card': 'people',
};

/** The questions whose answers may be about any of their things: a die, and what it is used for. */
const WIDE = new Set(['act', 'use']);

/** Whether answers to a question of a kind may be about any of their things, and not about all of them. */
export const isWide = (kind: string | null): boolean => kind !== null && WIDE.has(kind);

/** The questions in which an army, a card or a character that a die is taken for stays chosen. */
export const CARRIED: readonly string[] = [
  'use',
  'march',
  'strike',
  'combined-target',
  'character-move',
  'recruit',
  'rally',
  'play-card',
];

/** The uses of a die that another question follows always, so that they can be taken back. */
const LEADING = new Set([
  'do quick-move',
  'do strategic-move',
  'do attack',
  'do led-attack',
  'do combined-attack',
  'do character-move',
  'do play-card',
  'do recruit',
  'do rally',
  'do goblin-attack',
  'do goblin-move',
]);

/** Whether nothing happens by an answer but that the next question is asked. */
export const leads = ({ words }: Answer): boolean => words.startsWith('die ') || LEADING.has(words);

/** Where the characters are that answers concern, and the territories and the Eyrie if these are asked about. */
export function areasOfOthers(keys: ReadonlySet<string>, view: View): string[] {
  const standing = view.characters.flatMap(({ character, spot }) => {
    const area = keys.has(thingKey({ character })) ? areaOfSpot(spot) : null;
    return area === null ? [] : [area];
  });
  const territories = map.regions
    .filter(({ land }) => land !== null && keys.has(thingKey({ territory: land })))
    .map(({ id }) => id);
  return [...standing, ...territories, ...(keys.has(thingKey('eagles')) ? ['eagles-eyrie'] : [])];
}

/**
 * What a click on an area points at: the area, or the territory, the Eagles or who stands there, one after the other, if
 * these are asked about.
 */
export function thingAt(area: string, answers: Answer[], view: View, picks: unknown[] = []): Thing {
  const asked = (thing: Thing) => answersAbout(answers, thing).length > 0;
  if (area === 'eagles-eyrie') return 'eagles';
  const here = { area } as Thing;
  if (asked(here)) return here;
  const land = map.regionById.get(area)?.land;
  const over = { territory: land } as Thing;
  if (land && asked(over)) return over;
  const state = areasOf(view)[area];
  const people = (state ? charactersIn(state) : []).map((character): Thing => ({ character })).filter(asked);
  return inTurn(people, picks) ?? here;
}

/** The keys of the units and tokens of an army. */
const figureKeys = ({ units, leadership }: ArmyView): string[] => [
  ...units.map(({ unit }) => thingKey({ figure: { unit } satisfies Figure })),
  ...(leadership > 0 ? [thingKey({ figure: 'leadership' satisfies Figure })] : []),
];

/** The army whose units answers concern. */
function armyAsked(answers: Answer[], view: View): ArmyView | null {
  const areas = areasOf(view);
  for (const answer of answers) {
    const figure = answer.things.find(
      (thing) => typeof thing === 'object' && thing !== null && 'figure' in thing,
    );
    const army = areasIn(answer)
      .map((area) => areas[area]?.army)
      .find((one) => one && figure !== undefined && figureKeys(one).includes(thingKey(figure)));
    if (army) return army;
  }
  return null;
}

/** What answers concern but what cannot be pointed at anywhere else. */
export interface Tray {
  cards: Card[];
  fates: FateCard[];
  maneuvers: Maneuver[];
  units: Unit[];
  piles: Pile[];
  tiles: Tile[];
  army: ArmyView | null;
}

/** Whether a tray has nothing in it. */
export const isEmptyTray = ({ army, ...lists }: Tray): boolean =>
  army === null && Object.values(lists).every((list) => list.length === 0);

/** What lies in the tray beside the map. */
export function outOfSight(answers: Answer[], view: View): Tray {
  const own = view.sides.find((side) => side.side === view.you);
  const open = new Set<string>([
    ...(own?.hand ?? []),
    ...view.table,
    ...(view.resolving ? [view.resolving] : []),
  ]);
  const things = answers.flatMap((answer) => answer.things);
  const all = <T extends string>(word: string): T[] => [
    ...new Set(things.flatMap((thing) => (idOf(thing, word) as T | null) ?? [])),
  ];
  const army = view.battle || view.group ? null : armyAsked(answers, view);
  const figures = things.flatMap((thing) => {
    const { figure } = (typeof thing === 'object' && thing !== null ? thing : {}) as { figure?: Figure };
    return typeof figure === 'object' && 'unit' in figure ? [figure.unit] : [];
  });
  const shown = new Set(
    [army, view.group?.figures, ...(view.battle ? view.areas.map((one) => one.army) : [])].flatMap(
      (one) => one?.units.map(({ unit }) => unit) ?? [],
    ),
  );
  const piles = all<Pile>('pile');
  return {
    cards: all<Card>('card').filter((card) => !open.has(card)),
    fates: all<FateCard>('fate-card').filter((card) => !view.fate.attached.includes(card)),
    maneuvers: view.battle ? [] : all<Maneuver>('maneuver'),
    units: [...new Set([...figures.filter((unit) => !shown.has(unit)), ...all<Unit>('unit')])],
    piles: piles.length > 1 ? piles : [],
    tiles: all<Tile>('tile'),
    army,
  };
}
