import type { Beat, Moment, Story } from '../../director/story';
import type { LogLine, Says } from '../../wire';
import type { Battleground, Card, Path, Side, Thing, View } from '../../wire/ring-cards';

/** A location where something happened. */
type Where = { path: Path } | { battleground: Battleground };

/** The entries of the log, as the engine writes them. A card that is null is hidden. */
interface Events {
  round: { round: number; starting: number };
  activated: { battleground: Battleground; printed: boolean };
  'path-activated': { path: Path };
  drew: { seat: number; card: Card | null };
  'drew-aside': { seat: number; card: Card | null };
  peeked: { seat: number; card: Card | null };
  recycled: { seat: number };
  cycled: { seat: number; card: Card | null };
  eliminated: { seat: number; card: Card };
  'eliminated-unseen': { seat: number; card: Card | null };
  'cycled-instead': { seat: number; card: Card; by: Card };
  removed: { card: Card };
  played: { seat: number; card: Card; to: 'reserve' | Where | { on: Card } | null };
  moved: { seat: number; card: Card; to: Where };
  used: { seat: number; card: Card };
  ring: { seat: number };
  winnowed: { seat: number };
  passed: { seat: number };
  declined: { seat: number };
  took: { seat: number; card: Card };
  'found-nothing': { seat: number };
  token: { token: 'attack' | 'defence'; place: Where };
  'tokens-on-card': { n: number };
  corruption: { total: number };
  combat: { place: Where };
  supports: { army: Card; character: Card };
  unsupported: { character: Card };
  'path-totals': { attack: number; defence: number };
  count: { attack: number; location: number; rest: number };
  'loss-agreed': { seat: number; agreed: boolean };
  'battleground-scored': { battleground: Battleground; side: Side };
  'path-scored': { path: Path; side: Side | null; corruption: number };
  score: { free: number; shadow: number };
  over: { winner: Side; free: number; shadow: number };
}
type Name = keyof Events;

/** The name of an entry. */
function nameOf(line: LogLine): Name | null {
  const { event } = line;
  return event !== null && typeof event === 'object'
    ? ((Object.keys(event)[0] as Name | undefined) ?? null)
    : null;
}

/** An entry of that name, if the line is one. */
export function eventOf<N extends Name>(line: LogLine, name: N): Events[N] | null {
  return nameOf(line) === name ? (line.event as Record<N, Events[N]>)[name] : null;
}

const card = (id: Card): Thing => ({ card: id });
const views = ({ before, after }: Moment) => [before as View | null, after as View | null] as const;

/** Where a card goes that is played: to the place, to the character, or to where it lies afterwards. */
function playedTo(id: Card, to: Events['played']['to']): Thing[] {
  if (to === null || to === 'reserve') return [card(id)];
  return 'on' in to ? [card(to.on), card(id)] : [to];
}

/** The location of the combat that a count is about. One that nobody decides in is over within an answer: then it was told of. */
function fought(moment: Moment): Thing[] {
  const told = moment.earlier?.findLast((line) => nameOf(line) === 'combat');
  const begun = told && eventOf(told, 'combat');
  if (begun) return [begun.place];
  const [before, after] = views(moment);
  const view = after?.combat ? after : before;
  const place = view?.combat?.place;
  if (!view || !place) return [];
  if (place !== 'path') return [place];
  const path = view.locations.find((location) => location.place === 'path');
  return path ? [{ path: path.id as Path }] : [];
}

/** The side that looks on; none for a spectator. */
function sideOf(view: View | null): Side | null {
  return view?.seats.find((seat) => seat.seat === view.you)?.side ?? null;
}

/** What is seen of each entry. */
const beats: { [N in Name]?: (event: Events[N], moment: Moment) => Beat | null } = {
  round: () => ({ kind: 'note', at: ['round'], sound: 'horn' }),
  activated: ({ battleground }) => ({
    kind: 'card',
    at: [{ battleground }],
    card: { battleground },
    sound: 'march',
  }),
  'path-activated': ({ path }) => ({ kind: 'card', at: [{ path }], card: { path }, sound: 'march' }),
  // What others draw is a number on the table.
  drew: ({ card: id }) =>
    id && { kind: 'card', from: ['draw-deck'], at: [card(id)], card: card(id), sound: 'card' },
  'drew-aside': ({ card: id }) =>
    id && { kind: 'card', from: ['draw-deck'], at: [card(id)], card: card(id), sound: 'card' },
  peeked: ({ card: id }) => id && { kind: 'card', at: ['draw-deck'], card: card(id), sound: 'card' },
  recycled: () => ({ kind: 'note', at: ['draw-deck'], sound: 'cards' }),
  cycled: ({ card: id }) =>
    id && { kind: 'move', from: [card(id)], at: ['cycle-pile'], still: true, deed: true, sound: 'card' },
  eliminated: ({ card: id }) => ({ kind: 'hit', at: [card(id)], bad: true, still: true, sound: 'fall' }),
  'eliminated-unseen': ({ card: id }) =>
    id
      ? { kind: 'hit', at: [card(id), 'eliminated-pile'], bad: true, still: true, sound: 'fall' }
      : { kind: 'note', sound: 'fall' },
  'cycled-instead': ({ card: id }) => ({ kind: 'note', at: [card(id)], sound: 'card' }),
  played: ({ card: id, to }) => ({
    kind: 'card',
    at: playedTo(id, to),
    card: card(id),
    deed: true,
    sound: 'card',
  }),
  moved: ({ card: id, to }) => ({ kind: 'move', from: [card(id)], at: [to], deed: true, sound: 'march' }),
  used: ({ card: id }) => ({ kind: 'card', at: [card(id)], card: card(id), deed: true, sound: 'tile' }),
  ring: () => ({ kind: 'note', at: ['ring'], sound: 'tile' }),
  winnowed: () => ({ kind: 'note', sound: 'cards' }),
  passed: () => ({ kind: 'note' }),
  took: ({ card: id }) => ({ kind: 'card', at: [card(id)], card: card(id), sound: 'card' }),
  'found-nothing': () => ({ kind: 'note', sound: 'cards' }),
  token: ({ token, place }) => ({
    kind: 'count',
    at: [place],
    amount: 1,
    bad: token === 'attack',
    sound: 'tile',
  }),
  'tokens-on-card': ({ n }) => ({
    kind: 'count',
    at: [card('gorbag-and-shagrat')],
    amount: n,
    bad: true,
    sound: 'tile',
  }),
  corruption: ({ total }, moment) => {
    const amount = total - (views(moment)[0]?.corruption ?? total);
    const change: Beat = {
      kind: 'count',
      at: ['corruption'],
      bad: amount >= 0,
      sound: amount < 0 ? 'heal' : 'threat',
    };
    return amount === 0 ? change : { ...change, amount };
  },
  // A combat is told of where it is fought, though its end takes the place off the table.
  combat: ({ place }) => ({ kind: 'note', at: [place], still: true, sound: 'drum' }),
  supports: ({ army, character }) => ({
    kind: 'move',
    from: [card(army)],
    at: [card(character)],
    sound: 'march',
  }),
  'path-totals': (_, moment) => ({ kind: 'attack', at: fought(moment), still: true, sound: 'hit' }),
  count: ({ rest }, moment) => {
    const blow: Beat = { kind: 'attack', at: fought(moment), still: true, sound: 'hit' };
    return rest > 0 ? { ...blow, amount: rest, bad: true } : blow;
  },
  'loss-agreed': () => ({ kind: 'note' }),
  // The end of a combat stays until it was seen.
  'battleground-scored': ({ battleground }) => ({
    kind: 'score',
    at: [{ battleground }],
    holds: true,
    still: true,
    sound: 'score',
  }),
  'path-scored': ({ path, side, corruption }) => {
    const sound = side === null ? 'tile' : 'score';
    const end: Beat = { kind: 'score', at: [{ path }], holds: true, still: true, sound };
    return corruption > 0 ? { ...end, amount: corruption, bad: true } : end;
  },
  score: ({ free, shadow }) => ({
    kind: 'score',
    at: [{ score: shadow > free ? 'shadow' : 'free' }],
    sound: 'score',
  }),
  over: ({ winner }, moment) => {
    const own = sideOf(views(moment)[1]);
    return { kind: 'score', holds: true, sound: own !== null && own !== winner ? 'lost' : 'won' };
  },
};

/** What a seat does in its turn, with what follows from it; and a combat, with its losses and its end. */
const deeds = new Set<Name | null>(['played', 'moved', 'used', 'ring', 'winnowed', 'passed', 'combat']);

/** The texts for several entries of the same name and seat. */
const folds = {
  drew: 'log-drew-n',
  'drew-aside': 'log-drew-aside-n',
  cycled: 'log-cycled-n',
  'eliminated-unseen': 'log-eliminates-n',
} as const;

/** Who does what a line tells. */
function seatIn({ says }: LogLine): string | null {
  const who = typeof says === 'string' ? undefined : says[1]['who'];
  return typeof who === 'object' && 'seat' in who ? who.seat : null;
}

/** The seat of an entry that is folded, and how it is called. */
function actor(line: LogLine, name: keyof typeof folds): { seat: number; who: string } | null {
  const seat = eventOf(line, name)?.seat;
  const who = seatIn(line);
  return seat !== undefined && who !== null ? { seat, who } : null;
}

export const story: Story = {
  beat: (line, moment) => {
    const name = nameOf(line);
    if (name === null) return null;
    // An entry and what is seen of it have the same name.
    const beat = beats[name] as ((event: unknown, moment: Moment) => Beat | null) | undefined;
    const shown = beat?.(eventOf(line, name), moment) ?? null;
    const who = seatIn(line);
    return shown && !shown.at && !shown.from && who !== null ? { ...shown, at: [{ seat: who }] } : shown;
  },
  chapter: (line) => {
    const name = nameOf(line);
    return name === 'round' ? 'turn' : deeds.has(name) ? 'phase' : null;
  },
  fold: (lines): Says | null => {
    const [first] = lines;
    const name = first && nameOf(first);
    if (!first || lines.length < 2 || !name || !(name in folds)) return null;
    const folded = name as keyof typeof folds;
    const who = actor(first, folded);
    if (!who || lines.some((line) => nameOf(line) !== name || actor(line, folded)?.seat !== who.seat))
      return null;
    return [folds[folded], { who: { seat: who.who }, n: lines.length }];
  },
};
