import type { Beat, Moment, Story, ThrownDie } from '../../director/story';
import type { Argument, LogLine, Says } from '../../wire';
import { thingKey } from '../board';

/** What an event of the games of armies tells, by name; what one event does not have is left out. */
export interface Told {
  side?: string;
  attacker?: string;
  area?: string | null;
  from?: string | number | null;
  to?: string | number | null;
  at?: string;
  face?: string;
  unused?: Partial<Record<string, number>>;
  deck?: string;
  card?: unknown;
  tactic?: unknown;
  character?: string | null;
  territory?: string;
  section?: string | null;
  engine?: string;
  dice?: number[];
  n?: number;
  needed?: number;
  hits?: number;
  again?: boolean;
  removed?: boolean;
  army?: number;
  fortification?: number;
  protection?: number;
  tokens?: number;
  points?: number;
  step?: number;
  space?: number;
  ents?: number;
}

/** How the table looks around a line: enough of it to say where and for whom something happens. */
export interface Seen {
  /** The side that looks on; none for a spectator. */
  you: string | null;
  /** Where the battle is, if there is one. */
  battle: string | null;
  /** Where a token was turned over just before. */
  shows?: string | null;
}

/** What is seen of an event. The value is all there is if the event is told by one word. */
export type Teller = (told: Told, seen: Seen, value: unknown) => Beat | null;

interface Looked {
  you?: string | null;
  battle?: { at: string } | null;
}

function seenIn({ before, after, earlier = [] }: Moment): Seen {
  const [was, is] = [before as Looked | null, after as Looked | null];
  const last = named(earlier.at(-1)?.event ?? '');
  const begun = named(earlier.findLast(({ event }) => named(event).name === 'battle began')?.event ?? '');
  return {
    you: is?.you ?? was?.you ?? null,
    // One that nobody decides in is over within an answer: then its beginning has been told.
    battle: is?.battle?.at ?? was?.battle?.at ?? begun.told.at ?? null,
    shows: last.name === 'flipped' ? (last.told.area ?? null) : null,
  };
}

/** The name of an event and what it tells. Events of battles and musters are told by their own names. */
export function named(event: unknown): { name: string; told: Told; value: unknown } {
  if (typeof event === 'string') return { name: event, told: {}, value: null };
  const [name, value] = Object.entries(event as Record<string, unknown>)[0] ?? ['', null];
  if (name === 'battle' || name === 'muster') {
    const inner = named(value);
    return { ...inner, name: `${name} ${inner.name}` };
  }
  const told = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Told) : {};
  return { name, told, value };
}

/** A place as a thing; nothing if there is none. */
export const inArea = (area: string | number | null | undefined): unknown[] =>
  typeof area === 'string' ? [{ area }] : [];

/** The dice of a battle. The best of them hit: it is told only how many. */
export function thrown({ dice = [], n = dice.length, hits = 0, again = false }: Told): ThrownDie[] {
  const all = dice.slice(0, n);
  const best = all
    .map((face, at) => ({ face, at }))
    .toSorted((a, b) => b.face - a.face)
    .slice(0, hits)
    .map(({ at }) => at);
  return all.map((face, at) => ({ face, hit: best.includes(at), ...(again && { again }) }));
}

/** An Action die of a side, as the boards draw it. */
export const actionDie = (side: string | undefined, face: unknown): ThrownDie => ({
  face: `${side ?? 'free-peoples'} ${String(face)}`,
});

/** Action dice as they lie after a roll. */
const rolled = (side: string | undefined, unused: Told['unused'] = {}): ThrownDie[] =>
  Object.entries(unused).flatMap(([face, n]) => Array.from({ length: n ?? 0 }, () => actionDie(side, face)));

/** The dice of a side, where nobody else's lie. */
export const ofSide = (side: string | undefined): unknown[] => (side === undefined ? [] : [{ side }]);

const battlefield = ({ battle }: Seen): unknown[] => inArea(battle);
const mine = (side: string | undefined, { you }: Seen): boolean => you !== null && side === you;

/** What the games of armies have in common. */
export const COMMON: Record<string, Teller> = {
  rolled: ({ side, unused }) => ({
    kind: 'dice',
    at: ofSide(side),
    dice: rolled(side, unused),
    sound: 'dice',
  }),
  used: ({ side, face }) => ({
    kind: 'dice',
    at: ofSide(side),
    dice: [actionDie(side, face)],
    deed: true,
    sound: 'dice',
  }),
  'die-lost': ({ side }) => ({ kind: 'note', at: ofSide(side), bad: true }),
  passed: (_, __, side) => ({ kind: 'note', at: ofSide(typeof side === 'string' ? side : undefined) }),
  drew: ({ card, deck }) => ({
    kind: 'card',
    at: [{ card }, { deck }],
    from: [{ deck }],
    ...(card ? { card: { card } } : {}),
    sound: 'card',
  }),
  discarded: ({ card, deck }) => ({ kind: 'note', at: [{ card }, { deck }], still: true, sound: 'card' }),
  reshuffled: () => ({ kind: 'note', sound: 'cards' }),
  played: ({ card }) => ({ kind: 'card', at: [{ card }], card: { card }, deed: true, sound: 'card' }),
  'card-ended': (_, __, card) => ({ kind: 'note', at: [{ card }] }),
  'tile-drawn': (_, __, tile) => ({ kind: 'tile', at: ['fate-track'], card: tile, sound: 'tile' }),
  'tile-added': (_, __, tile) => ({ kind: 'tile', at: ['fate-track'], card: tile, sound: 'tile' }),
  fate: ({ from, to }) => ({
    kind: 'count',
    from: [{ 'fate-step': Number(from) }],
    at: [{ 'fate-step': Number(to) }, 'fate-track'],
    amount: Number(to) - Number(from),
    sound: 'drum',
  }),
  entered: ({ character, area }) => ({
    kind: 'note',
    at: [...inArea(area), { character }],
    sound: 'horn',
  }),
  'character-moved': ({ character, to }) => ({
    kind: 'move',
    from: [{ character }],
    at: [...inArea(to), { character }],
    sound: 'march',
  }),
  'character-lost': (_, seen, character) => ({
    kind: 'hit',
    at: [{ character }, ...battlefield(seen)],
    bad: true,
    holds: true,
    sound: 'fall',
  }),
  'character-back': ({ character, area }) => ({
    kind: 'note',
    at: [...inArea(area), { character }],
    sound: 'heal',
  }),
  marched: ({ from, to }) => ({
    kind: 'move',
    from: inArea(from),
    at: inArea(to),
    deed: true,
    sound: 'march',
  }),
  control: ({ area, side }, seen) => ({
    kind: 'score',
    at: inArea(area),
    bad: seen.you !== null && !mine(side, seen),
    holds: true,
    sound: 'score',
  }),
  // What a token shows has been told.
  placed: ({ area }, { shows }) => (shows === area ? null : { kind: 'note', at: inArea(area) }),
  flipped: ({ area }) => ({ kind: 'note', at: inArea(area), sound: 'tile' }),
  eliminated: ({ area }) => ({ kind: 'hit', at: inArea(area), bad: true, sound: 'fall' }),
  removed: ({ area }) => ({ kind: 'note', at: inArea(area) }),
  destroyed: ({ area }) => ({ kind: 'hit', at: inArea(area), bad: true, holds: true, sound: 'fall' }),
  damaged: ({ area, army = 0, fortification = 0, protection = 0 }) => ({
    kind: 'hit',
    at: inArea(area),
    amount: army + fortification + protection,
    bad: true,
    sound: 'hit',
  }),
  healed: ({ area, tokens = 0 }) => ({ kind: 'count', at: inArea(area), amount: tokens, sound: 'heal' }),
  threw: ({ dice = [], needed = 7 }, seen) => ({
    kind: 'dice',
    at: battlefield(seen),
    dice: dice.map((face) => ({ face, hit: face >= needed })),
    sound: 'dice',
  }),
  ended: () => ({ kind: 'note', holds: true, sound: 'horn' }),

  'battle began': ({ from, at }) => ({
    kind: 'attack',
    from: inArea(from),
    at: inArea(at),
    holds: true,
    sound: 'horn',
  }),
  'battle fights': ({ from }, seen) => ({ kind: 'attack', from: inArea(from), at: battlefield(seen) }),
  'battle superiority': (_, seen) => ({ kind: 'note', at: battlefield(seen), sound: 'card' }),
  'battle round': (_, seen) => ({ kind: 'note', at: battlefield(seen), sound: 'drum' }),
  'battle threw': (told, seen) => ({
    kind: 'dice',
    at: battlefield(seen),
    dice: thrown(told),
    sound: 'dice',
  }),
  'battle cancelled': (_, seen) => ({ kind: 'note', at: battlefield(seen), sound: 'heal' }),
  'battle fog': (_, seen) => ({ kind: 'note', at: battlefield(seen) }),
  'battle ceased': (_, seen) => ({ kind: 'note', at: battlefield(seen) }),
  'battle routs': (_, seen) => ({ kind: 'note', at: battlefield(seen), bad: true, sound: 'fall' }),
};

/** What lines that fold into one have in common: who did it where, and with what kind of thing. */
export interface Folding {
  /** The name of the event. */
  name: string;
  /** The argument of its message that is different in each line. */
  argument: string;
  /** Says several of it at once; a list of all if nothing is said. */
  several?: (lines: LogLine[]) => Argument | null;
}

function folded({ name, argument, several }: Folding, lines: LogLine[]): Says | null {
  const first = lines[0]?.says;
  if (lines.length < 2 || first === undefined || typeof first === 'string') return null;
  const [message, told] = first;
  const others = (says: Says) =>
    typeof says === 'string' ? says : thingKey([says[0], { ...says[1], [argument]: null }]);
  const alike = lines.every(
    ({ event, says }) => named(event).name === name && others(says) === others(first),
  );
  if (!alike) return null;
  const list = lines.flatMap(({ says }) => {
    const one = typeof says === 'string' ? undefined : says[1][argument];
    return one === undefined || typeof one === 'number' ? [] : [one];
  });
  if (list.length < lines.length) return null;
  return [message, { ...told, [argument]: several?.(lines) ?? { list } }];
}

/**
 * The story of a game of armies. `turn` and `phases` are the names of the events that begin chapters of its log; both sides roll
 * in one phase, the Free Peoples first.
 */
export function storyOf(
  tellers: Record<string, Teller>,
  turn: string,
  phases: readonly string[],
  foldings: readonly Folding[],
): Story {
  const all = { ...COMMON, ...tellers };
  return {
    beat: (line, moment) => {
      const { name, told, value } = named(line.event);
      return all[name]?.(told, seenIn(moment), value) ?? null;
    },
    chapter: ({ event }) => {
      const { name, told } = named(event);
      if (name === turn) return 'turn';
      const again = name === 'rolled' && told.side === 'shadow';
      return phases.includes(name) && !again ? 'phase' : null;
    },
    fold: (lines) => {
      const name = named(lines[0]?.event ?? '').name;
      const how = foldings.find((one) => one.name === name);
      return how ? folded(how, lines) : null;
    },
  };
}

/** Units that came to one place: how many of each. */
export function unitsAmong(lines: LogLine[]): Argument {
  const counts = new Map<string, number>();
  for (const { event } of lines) {
    const { unit } = named(event).told as { unit?: string };
    if (unit !== undefined) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const some = [...counts].map(([unit, n]): Argument => ({
    text: ['some-units', { n, unit: { thing: { unit } } }],
  }));
  return some.length === 1 && some[0] !== undefined ? some[0] : { list: some };
}
