import type { Answer } from '../../wire';
import { answersAbout, inTurn, thingKey } from '../board';
import type { Card, Character, FiguresView, Region, Thing, View } from './wire';

/** A part of the table, where there is no room for all at once. */
export type Tab = 'hand' | 'dice' | 'ring' | 'nations';

/** The parts in which things are chosen. */
export const TAB_OF: Partial<Record<string, Tab>> = {
  card: 'hand',
  die: 'dice',
  deck: 'dice',
  rings: 'dice',
  pass: 'dice',
  nation: 'nations',
  character: 'ring',
  fellowship: 'ring',
  gollum: 'ring',
  'hunt-box': 'ring',
  tile: 'ring',
};

/** The region that a thing is. */
export function regionOf(thing: unknown): string | null {
  if (typeof thing !== 'object' || thing === null || !('region' in thing)) return null;
  return String(thing.region);
}

/** The regions that an answer concerns, in the order of the answer: an Army's own, then where it goes. */
export const regionsOf = (answer: Answer): string[] =>
  answer.things.flatMap((thing) => {
    const region = regionOf(thing);
    return region === null ? [] : [region];
  });

/** Where an Army can start from: of two regions the first one counts. */
function starts(answers: Answer[]): Set<string> {
  return new Set(answers.flatMap((answer) => regionsOf(answer).slice(0, 1)));
}

/**
 * The regions to choose from. At first those where something starts; after one has been chosen, those that can be
 * reached from there, or those from which it can be reached if nothing starts there.
 */
export function openRegions(answers: Answer[], picks: unknown[], left: Answer[]): Set<string> {
  const taken = picks.map(regionOf).filter((region) => region !== null);
  const from = taken.at(-1);
  if (from === undefined) {
    const first = starts(left);
    // With one start there is nothing to choose but the end.
    return first.size === 1 ? new Set(left.flatMap(regionsOf)) : first;
  }
  const ways = left.map(regionsOf);
  const forward = ways.filter(([first]) => first === from).flatMap((regions) => regions.slice(1));
  const all = forward.length > 0 ? forward : ways.flat();
  const further = all.filter((region) => !taken.includes(region));
  // The choice is complete: what can be pointed at now begins another one.
  return further.length > 0 ? new Set(further) : starts(answers);
}

/** How many answers are offered beside each other on the board. */
const FEW = 8;

/** Whether what was pointed at leaves a few answers that nothing on the board tells apart: how many, of which kind. */
export function alike(left: Answer[], picks: unknown[]): boolean {
  if (picks.length === 0 || left.length < 2 || left.length > FEW) return false;
  const about = ({ things }: Answer) => things.map(thingKey).sort().join(' ');
  return new Set(left.map(about)).size === 1;
}

/** What a click on a region points at: the region, or who stands there and is asked about, one after the other. */
export function thingAt(region: string, answers: Answer[], view: View, picks: unknown[] = []): Thing {
  const here: Thing = { region: region as Region };
  if (answersAbout(answers, here).length > 0) return here;
  const { fellowship } = view;
  if (fellowship.region === region && fellowship.mordor === null) {
    if (answersAbout(answers, 'fellowship').length > 0) return 'fellowship';
  }
  const asked = charactersAt(region, view)
    .map((character): Thing => ({ character }))
    .filter((one) => answersAbout(answers, one).length > 0);
  return inTurn(asked, picks) ?? here;
}

/** The Characters in a region, besieged ones included. */
export function charactersAt(region: string, view: View): Character[] {
  const here = view.regions.find((one) => one.region === region);
  if (!here) return [];
  return [here.free_peoples, here.shadow, here.inside].flatMap((figures) => figures.characters);
}

/** Where the Characters and the Fellowship are that answers concern. */
export function regionsOfFigures(keys: ReadonlySet<string>, view: View): string[] {
  const standing = view.regions
    .filter(({ region }) => charactersAt(region, view).some((character) => keys.has(thingKey({ character }))))
    .map(({ region }) => region);
  const { fellowship } = view;
  const ring = keys.has(thingKey('fellowship')) && fellowship.mordor === null;
  return ring ? [...standing, fellowship.region] : standing;
}

/** The figures of the place whose units answers concern. */
function figuresAsked(answers: Answer[], view: View): FiguresView | null {
  const asked = answers.find(({ things }) =>
    (things as Thing[]).some((thing) => typeof thing === 'object' && 'figure' in thing),
  );
  const figure = asked?.things.find(
    (thing) => typeof thing === 'object' && thing !== null && 'figure' in thing,
  );
  const here = view.regions.find(({ region }) => asked && regionsOf(asked).includes(region));
  if (!here || !figure) return null;
  const key = thingKey(figure);
  const all = [here.inside, here.free_peoples, here.shadow];
  return all.find((figures) => figureKeys(figures).includes(key)) ?? null;
}

/** The keys of the units and Leaders among figures. */
export const figureKeys = ({ nations, nazgul }: FiguresView): string[] => [
  ...nations.flatMap(({ nation, regulars, elites, leaders }) => [
    ...(regulars > 0 ? [thingKey({ figure: { regular: nation } })] : []),
    ...(elites > 0 ? [thingKey({ figure: { elite: nation } })] : []),
    ...(leaders > 0 ? [thingKey({ figure: { leader: nation } })] : []),
  ]),
  ...(nazgul > 0 ? [thingKey({ figure: 'nazgul' })] : []),
];

/** Cards and Characters that answers concern but that cannot be pointed at anywhere else. */
export function outOfSight(
  answers: Answer[],
  view: View,
): {
  cards: Card[];
  characters: { character: Character; where: string | null }[];
  figures: FiguresView | null;
} {
  const own = view.seats.find((seat) => seat.seat === view.you);
  const open = new Set<string>([
    ...(own?.hand ?? []),
    ...view.table.map((one) => one.card),
    ...view.fellowship.companions,
    ...(view.group?.figures.characters ?? []),
    ...(view.resolving ? [view.resolving] : []),
  ]);
  const cards = new Set<Card>();
  const people = new Set<Character>();
  for (const thing of answers.flatMap((answer) => answer.things) as Thing[]) {
    if (typeof thing === 'string') continue;
    if ('card' in thing && !open.has(thing.card)) cards.add(thing.card);
    if ('character' in thing && !open.has(thing.character)) people.add(thing.character);
  }
  const where = (character: Character) =>
    view.regions.find(({ region }) => charactersAt(region, view).includes(character))?.region ?? null;
  return {
    cards: [...cards],
    characters: [...people].map((character) => ({ character, where: where(character) })),
    figures: view.battle || view.group ? null : figuresAsked(answers, view),
  };
}
