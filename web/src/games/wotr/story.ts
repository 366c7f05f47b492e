import type { Beat, Moment, Story, ThrownDie } from '../../director/story';
import type { Argument, LogLine, Says } from '../../wire';
import { say } from './messages';
import type { Face, Place, Side, View } from './wire';

/** What an event tells, by name; what one event does not have is left out. */
interface Told {
  side?: Side;
  attacker?: Side;
  seat?: number;
  card?: string | null;
  deck?: string;
  face?: string;
  nation?: string;
  steps?: number;
  region?: string;
  place?: Place;
  from?: string | Place;
  to?: string;
  at?: Place;
  character?: string;
  companion?: string;
  unused?: number[];
  what?: string;
  dice?: number[];
  n?: number;
  hits?: number;
  successes?: number;
  again?: boolean;
  change?: number;
  die?: number;
}

/** The table around a line: who looks on, who sits where, and where the battle is. */
interface Seen {
  you: Side | null;
  /** The side of each seat. */
  sides: Side[];
  battle: string | null;
  /** Who attacks in it, and from where. */
  attacker: Side | null;
  from: string | null;
  fellowship: string | null;
}

type Teller = (told: Told, seen: Seen, value: unknown) => Beat | null;

/** The faces of Action dice, in the order in which they are counted. */
const FACES: Face[] = ['character', 'army', 'muster', 'event', 'muster-army', 'will-of-the-west', 'eye'];

const regionOf = (place: Place | string | undefined): string | null => {
  if (place === undefined || typeof place === 'string') return place ?? null;
  return 'field' in place ? place.field : place.inside;
};
const inRegion = (place: Place | string | null | undefined): unknown[] => {
  const region = regionOf(place ?? undefined);
  return region === null ? [] : [{ region }];
};

function seenIn({ before, after }: Moment): Seen {
  const [earlier, later] = [before as View | null, after as View | null];
  const own = later?.seats.find((seat) => seat.seat === later.you);
  const battle = later?.battle ?? earlier?.battle;
  return {
    you: own?.side ?? null,
    sides: (later ?? earlier)?.seats.map((seat) => seat.side) ?? [],
    battle: battle ? regionOf(battle.at) : null,
    attacker: battle?.attacker ?? null,
    from: battle ? regionOf(battle.from) : null,
    fellowship: later?.fellowship.region ?? earlier?.fellowship.region ?? null,
  };
}

/** The dice of a throw. The best of them count: it is told only how many. */
function thrown(dice: readonly number[], count: number, again: boolean): ThrownDie[] {
  const best = dice
    .map((face, at) => ({ face, at }))
    .toSorted((a, b) => b.face - a.face)
    .slice(0, count)
    .map(({ at }) => at);
  return dice.map((face, at) => ({ face, hit: best.includes(at), ...(again && { again }) }));
}

/** An Action die of a side, as the board draws it. */
const actionDie = (side: Side | undefined, face: string): ThrownDie => ({
  face: `${side ?? 'free-peoples'} ${face}`,
});

const here = ({ battle }: Seen): unknown[] => inRegion(battle);
const ring = ({ fellowship }: Seen): unknown[] => [...inRegion(fellowship), 'fellowship'];
/** The dice of a side. */
const ofSide = (side: Side | undefined): unknown[] => (side === undefined ? [] : [{ side }]);
const isOwn = (side: Side | undefined, { you }: Seen): boolean => you !== null && side === you;

/** What happens in a battle, by its name. */
const BATTLE: Record<string, Teller> = {
  began: ({ from, at }) => ({
    kind: 'attack',
    from: inRegion(from),
    at: inRegion(at),
    sound: 'horn',
  }),
  round: (_, seen) => ({ kind: 'note', at: here(seen), sound: 'drum' }),
  withdrew: ({ region }) => ({ kind: 'note', at: inRegion(region), sound: 'march' }),
  'came-out': ({ region }) => ({ kind: 'note', at: inRegion(region) }),
  'card-chosen': ({ card, deck }, seen) => ({
    kind: 'note',
    at: [...(card ? [{ card }] : []), { deck }, ...here(seen)],
    sound: 'card',
  }),
  'card-from-table': (_, seen, card) => ({ kind: 'card', card: { card }, at: here(seen), sound: 'card' }),
  revealed: ({ card }, seen) => ({
    kind: 'card',
    card: { card },
    at: here(seen),
    holds: true,
    sound: 'card',
  }),
  cancelled: (_, seen) => ({ kind: 'note', at: here(seen) }),
  threw: ({ side = 'shadow', dice = [], n = dice.length, hits = 0, what }, seen) => ({
    kind: 'dice',
    says: what === 'reroll' ? say('beat-reroll', { side, hits }) : say('beat-throw', { side, hits }),
    at: here(seen),
    dice: thrown(dice.slice(0, n), hits, what === 'reroll'),
    sound: 'dice',
  }),
  turned: (_, seen) => ({ kind: 'note', at: here(seen) }),
  'more-hits': (_, seen) => ({ kind: 'note', at: here(seen) }),
  'hits-cancelled': (_, seen) => ({ kind: 'note', at: here(seen), bad: false }),
  suffers: ({ side, hits = 0 }, seen) =>
    hits === 0
      ? null
      : {
          kind: 'hit',
          at: side !== undefined && side === seen.attacker ? inRegion(seen.from) : here(seen),
          amount: -hits,
          bad: seen.you === null || isOwn(side, seen),
          holds: true,
          sound: 'hit',
        },
  ceased: (_, seen) => ({ kind: 'note', at: here(seen), holds: true }),
  'rounds-over': (_, seen) => ({ kind: 'note', at: here(seen), holds: true }),
  retreated: ({ from, to }) => ({
    kind: 'move',
    from: inRegion(from),
    at: inRegion(to),
    holds: true,
    sound: 'march',
  }),
  gone: ({ place, side }, seen) => ({
    kind: 'hit',
    at: inRegion(place),
    bad: isOwn(side, seen),
    holds: true,
    sound: 'fall',
  }),
};

/** What happens in the Hunt and to the Fellowship. */
const HUNT: Record<string, Teller> = {
  moved: (_, seen) => ({ kind: 'note', at: ['fellowship', ...ring(seen)], sound: 'march' }),
  'mordor-step': () => ({ kind: 'note', at: ['fellowship'], sound: 'march' }),
  'entered-mordor': () => ({ kind: 'note', at: ['fellowship'], holds: true, sound: 'drum' }),
  hid: (_, seen) => ({ kind: 'note', at: ring(seen), bad: false }),
  declared: (_, __, region) => ({
    kind: 'note',
    at: [{ region }, 'fellowship'],
    holds: true,
    sound: 'horn',
  }),
  revealed: (_, seen, region) => ({
    kind: 'note',
    at: [...(typeof region === 'string' ? [{ region }] : []), ...ring(seen)],
    bad: seen.you !== 'shadow',
    holds: true,
    sound: 'drum',
  }),
  guide: () => ({ kind: 'note', at: ['fellowship'] }),
  'no-dice': () => ({ kind: 'note', at: ['hunt-box'] }),
  'card-used': (_, __, card) => ({ kind: 'card', card: { card }, sound: 'card' }),
  rolled: ({ dice = [], successes = 0, again = false }) => {
    const all = dice.filter((face) => face > 0);
    return {
      kind: 'dice',
      at: ['hunt-box'],
      says: say('beat-hunt', { n: successes }),
      dice: thrown(all, successes, again),
      holds: successes === 0,
      sound: 'dice',
    };
  },
  tile: (_, seen, tile) => ({
    kind: 'tile',
    card: tile,
    at: ['hunt-box', ...ring(seen)],
    holds: true,
    sound: 'tile',
  }),
  aside: (_, __, tile) => ({ kind: 'tile', card: tile, at: ['hunt-box'], sound: 'tile' }),
  'tile-die': (_, __, face) => ({
    kind: 'dice',
    at: ['hunt-box'],
    dice: [{ face: face as number }],
    sound: 'dice',
  }),
  'hobbit-left': (_, seen) => ({ kind: 'note', at: ring(seen), bad: true }),
  'gollum-shown': (_, seen) => ({ kind: 'note', at: ring(seen), bad: true }),
  // What becomes of the casualty follows, and stays.
  casualty: ({ companion }, seen) => ({
    kind: 'hit',
    at: [{ character: companion }, ...ring(seen)],
    bad: seen.you !== 'shadow',
    sound: 'fall',
  }),
  'taken-alive': (_, seen) => ({ kind: 'note', at: ring(seen), bad: true, holds: true }),
  'left-behind': (_, seen) => ({ kind: 'note', at: ring(seen) }),
  'tile-in-play': (_, __, tile) => ({ kind: 'tile', card: tile, at: ['hunt-box'], sound: 'tile' }),
  'eyes-removed': () => ({ kind: 'note', at: ['hunt-box'] }),
  'stronghold-tile': (_, seen) => ({ kind: 'note', at: ring(seen), bad: true }),
};

const TELLERS: Record<string, Teller> = {
  turn: () => ({ kind: 'note', at: [], sound: 'horn' }),
  drew: ({ seat = 0, card, deck }, { sides }) => ({
    kind: card ? 'card' : 'note',
    at: [{ deck }, ...ofSide(sides[seat])],
    ...(card && { card: { card } }),
    sound: 'card',
  }),
  discarded: ({ seat = 0, deck }, { sides }) => ({
    kind: 'note',
    at: [{ deck }, ...ofSide(sides[seat])],
    sound: 'card',
  }),
  allocated: () => ({ kind: 'note', at: ['hunt-box'], bad: true }),
  rolled: ({ side = 'shadow', unused = [] }) => {
    const faces = unused.flatMap((n, at) => Array.from({ length: n }, () => FACES[at] ?? ''));
    const dice = faces.map((face) => actionDie(side, face));
    return { kind: 'dice', says: say('beat-rolled', { side }), dice, at: ofSide(side), sound: 'dice' };
  },
  passed: (_, { sides }, seat) => ({ kind: 'note', at: ofSide(sides[Number(seat)]) }),
  'ring-used': (_, __, side) => ({ kind: 'note', at: ofSide(side as Side), sound: 'score' }),
  'ring-changed': ({ side, to }) => ({
    kind: 'dice',
    dice: [actionDie(side, String(to))],
    at: ofSide(side),
    deed: true,
    sound: 'dice',
  }),
  used: ({ seat = 0, face = '' }, { sides }) => ({
    kind: 'dice',
    dice: [actionDie(sides[seat], face)],
    at: ofSide(sides[seat]),
    deed: true,
    sound: 'dice',
  }),
  'die-changed': ({ side, to }) =>
    to ? { kind: 'dice', dice: [actionDie(side, to)], at: ofSide(side) } : { kind: 'note', at: ofSide(side) },
  played: ({ card }) => ({ kind: 'card', card: { card }, holds: true, deed: true, sound: 'card' }),
  activated: (_, __, nation) => ({ kind: 'note', at: [{ nation }], sound: 'horn' }),
  advanced: ({ nation, steps }) => ({
    kind: 'note',
    at: [{ nation }],
    ...(steps === 0 && { holds: true }),
    sound: steps === 0 ? 'horn' : 'score',
  }),
  captured: ({ region, side }, seen) => ({
    kind: 'score',
    at: inRegion(region),
    ...(seen.you && { bad: !isOwn(side, seen) }),
    holds: true,
    sound: 'horn',
  }),
  marched: ({ from, to }) => ({
    kind: 'move',
    from: inRegion(from),
    at: inRegion(to),
    deed: true,
    sound: 'march',
  }),
  recruited: ({ place }) => ({ kind: 'note', at: inRegion(place), bad: false, sound: 'march' }),
  eliminated: ({ place }) => ({ kind: 'hit', at: inRegion(place), bad: true, sound: 'fall' }),
  'companion-lost': (_, seen) => ({ kind: 'hit', at: ring(seen), bad: true, holds: true, sound: 'fall' }),
  destroyed: ({ place, side }, seen) => ({
    kind: 'hit',
    at: inRegion(place),
    bad: isOwn(side, seen),
    holds: true,
    sound: 'fall',
  }),
  reduced: ({ place }) => ({ kind: 'hit', at: inRegion(place), bad: true, sound: 'hit' }),
  'siege-ended': (_, __, region) => ({ kind: 'note', at: [{ region }] }),
  entered: ({ region }) => ({ kind: 'note', at: inRegion(region), holds: true, sound: 'horn' }),
  'party-moved': ({ region }, seen) => ({
    kind: 'move',
    from: ring(seen),
    at: inRegion(region),
    sound: 'march',
  }),
  flew: ({ from, to }) => ({ kind: 'move', from: inRegion(from), at: inRegion(to), sound: 'march' }),
  'ring-bearers-moved': (_, __, region) => ({ kind: 'note', at: [{ region }], sound: 'march' }),
  'companion-drawn': (_, __, character) => ({
    kind: 'card',
    card: { character },
    at: ['fellowship'],
    sound: 'card',
  }),
  corruption: ({ change = 0 }, { you }) => ({
    kind: 'count',
    at: ['fellowship'],
    amount: change,
    bad: you === 'shadow' ? change < 0 : change > 0,
    holds: change > 0,
    sound: change > 0 ? 'threat' : 'heal',
  }),
  idle: () => ({ kind: 'note', at: ['fellowship'] }),
  'card-roll': ({ die = 0 }) => ({ kind: 'dice', dice: [{ face: die }], at: [], sound: 'dice' }),
  ended: () => ({ kind: 'score', at: [], holds: true, sound: 'horn' }),
};

/** The name of an event and what it tells. */
function named(event: unknown): { name: string; told: Told; value: unknown } {
  if (typeof event === 'string') return { name: event, told: {}, value: null };
  const [name, value] = Object.entries(event as Record<string, unknown>)[0] ?? ['', null];
  const told = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Told) : {};
  return { name, told, value };
}

function beat({ event }: LogLine, moment: Moment): Beat | null {
  const { name, told, value } = named(event);
  const seen = seenIn(moment);
  if (name === 'battle' || name === 'hunt') {
    const inner = named(value);
    return (name === 'battle' ? BATTLE : HUNT)[inner.name]?.(inner.told, seen, inner.value) ?? null;
  }
  return TELLERS[name]?.(told, seen, value) ?? null;
}

/** Whether a line begins a turn, or what somebody does in it with a die; both sides roll together, the Free Peoples first. */
function chapter({ event }: LogLine): 'turn' | 'phase' | null {
  const { name, told, value } = named(event);
  if (name === 'turn') return 'turn';
  if (name === 'rolled') return told.side === 'free-peoples' ? 'phase' : null;
  if (name === 'battle') return named(value).name === 'began' ? 'phase' : null;
  return ['used', 'passed', 'ring-used'].includes(name) ? 'phase' : null;
}

/** The argument of a message that differs from line to line, by the name of the event. */
const LISTED: Record<string, string> = {
  drew: 'card',
  discarded: 'card',
};

/** Several lines of one sort as one: the same words with a list. */
function fold(lines: LogLine[]): Says | null {
  const first = lines[0]?.says;
  const listed = LISTED[named(lines[0]?.event).name];
  if (lines.length < 2 || first === undefined || typeof first === 'string' || !listed) return null;
  const rest = (says: Says) =>
    typeof says === 'string' ? says : JSON.stringify([says[0], { ...says[1], [listed]: null }]);
  if (!lines.every(({ says }) => rest(says) === rest(first))) return null;
  const hidden = lines.every(({ event }) => named(event).told.card === null);
  if (hidden)
    return [first[0], { ...first[1], [listed]: { written: say('event-cards', { n: lines.length }) } }];
  const list = lines.flatMap(({ says }): Argument[] => {
    const one = typeof says === 'string' ? undefined : says[1][listed];
    return one === undefined ? [] : [one];
  });
  return [first[0], { ...first[1], [listed]: { list } }];
}

/** How War of the Ring is told. */
export const story: Story = { beat, chapter, fold };
