import type { Answer } from '../../wire';
import { answersAbout, inTurn, thingKey } from '../board';
import { areaOfSpot, areasOf, charactersIn } from './adapt';
import { map } from './map';
import type { ArmyView, Card, Figure, FateCard, Maneuver, Pile, Thing, Tile, Unit, View } from './wire';

/** A thing that is said by one word and an id. */
function idOf(thing: unknown, word: string): string | null {
  if (typeof thing !== 'object' || thing === null || !(word in thing)) return null;
  const id = (thing as Record<string, unknown>)[word];
  return typeof id === 'string' ? id : null;
}

/** The area that a thing is. */
export const areaOf = (thing: unknown): string | null => idOf(thing, 'area');

/** The areas that an answer concerns, in the order of the answer: an army's own, then where it goes. */
export const areasIn = (answer: Answer): string[] =>
  answer.things.flatMap((thing) => {
    const area = areaOf(thing);
    return area === null ? [] : [area];
  });

/** Whether a thing is a die. */
export const isDie = (thing: unknown): boolean => idOf(thing, 'die') !== null;

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

/** Where an army can start from: of two areas the first one counts. */
function starts(answers: Answer[]): Set<string> {
  return new Set(answers.flatMap((answer) => areasIn(answer).slice(0, 1)));
}

/**
 * The areas to choose from. At first those where something starts; after one has been chosen, those that can be reached
 * from there, or those from which it can be reached if nothing starts there.
 */
export function openAreas(
  answers: Answer[],
  picks: unknown[],
  left: Answer[],
  kind: string | null = null,
): Set<string> {
  // A die that is chosen leaves what it can be used on; an area that is chosen leaves all others.
  if (isWide(kind)) return new Set((picks.some(isDie) ? left : answers).flatMap(areasIn));
  const taken = picks.map(areaOf).filter((area) => area !== null);
  const from = taken.at(-1);
  if (from === undefined) {
    const first = starts(left);
    // With one start there is nothing to choose but the end.
    return first.size === 1 ? new Set(left.flatMap(areasIn)) : first;
  }
  const ways = left.map(areasIn);
  const forward = ways.filter(([first]) => first === from).flatMap((areas) => areas.slice(1));
  const all = forward.length > 0 ? forward : ways.flat();
  const further = all.filter((area) => !taken.includes(area));
  // The choice is complete: what can be pointed at now begins another one.
  return further.length > 0 ? new Set(further) : starts(answers);
}

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
