import type { Beat, Moment, Story } from '../../director/story';
import type { Argument, LogLine, Says } from '../../wire';
import type { Card, Ending, Form, PieceId, PieceView, Status, Thing, View } from '../../wire/champions';
import { inPlay } from './arrange';

/** A card in play that something happens to: its face then, and which one it is. */
interface Hit {
  to: Card;
  at: PieceId;
  nth: number;
  amount: number;
}

/** What happens, as the engine's log writes it. The names of players are numbers of seats, from 0. */
interface Events {
  round: number;
  turn: number;
  'villain-phase': null;
  drew: [seat: number, card: Card | null];
  discarded: [seat: number, card: Card];
  milled: [seat: number, card: Card];
  reshuffled: number;
  'encounter-reshuffled': null;
  'changed-form': [seat: number, form: Form];
  played: [seat: number, card: Card];
  used: [seat: number, card: Card, ability: number];
  'paid-with': [seat: number, card: Card];
  generated: [seat: number, card: Card];
  entered: [card: Card, at: PieceId, nth: number];
  drone: [seat: number, at: PieceId];
  'left-play': [card: Card, at: PieceId];
  'to-hand': [seat: number, card: Card];
  took: [seat: number, card: Card];
  found: [seat: number, card: Card | null];
  'shuffled-back': [seat: number, card: Card];
  removed: Card;
  attacks: { by: Card; to: Card; at: PieceId; nth: number };
  thwarts: { by: Card; at: Card };
  'enemy-attacks': { by: Card; seat: number; at: PieceId; nth: number };
  'enemy-schemes': { by: Card; at: PieceId; nth: number };
  'lost-status': [card: Card, status: Status];
  defends: [seat: number, card: Card];
  undefended: number;
  'boost-dealt': null;
  boost: [card: Card, icons: number];
  damage: Hit;
  tough: [card: Card, at: PieceId, nth: number];
  prevented: [card: Card, amount: number];
  healed: Hit;
  defeated: [card: Card, at: PieceId];
  gained: [card: Card, at: PieceId, status: Status, nth: number];
  threat: { on: Card; at: PieceId; amount: number };
  'threat-removed': { from: Card; at: PieceId; amount: number };
  'scheme-defeated': Card;
  advanced: Card;
  stage: Card;
  dealt: number;
  revealed: [seat: number, card: Card];
  cancelled: Card;
  surge: Card;
  'encounter-discarded': Card;
  accelerated: null;
  chose: [seat: number, card: Card, way: number];
  'put-under': [seat: number, card: Card | null];
  exhausted: [card: Card, at: PieceId, nth: number];
  readied: [card: Card, at: PieceId, nth: number];
  eliminated: number;
  'first-player': number;
  ended: Ending;
}
type Name = keyof Events;

const identity = (seat: number): Thing => ({ piece: `identity-${seat + 1}` });
/** Where a player is: the identity, or the name if the player is out. */
const hero = (seat: number): Thing[] => [identity(seat), { player: seat }];
const villain: Thing = { piece: 'villain' };
const mainScheme: Thing = { piece: 'main-scheme' };

/** The table around a line of the log. */
class Around {
  readonly #before: View | null;
  readonly #after: View | null;
  readonly #pieces: PieceView[];

  constructor({ before, after }: Moment) {
    this.#before = before as View | null;
    this.#after = after as View | null;
    this.#pieces = [this.#before, this.#after].flatMap((view) => (view ? inPlay(view) : []));
  }

  /** The card in play that shows this face, and the card as such if none does. */
  showing(card: Card): Thing[] {
    const piece = this.#pieces.find((one) => one.card === card);
    return [...(piece ? [{ piece: piece.id }] : []), { card }];
  }

  /** Whether a card in play is on the heroes' side. */
  isFriend(id: PieceId): boolean {
    if (id.startsWith('identity')) return true;
    return this.#pieces.some((one) => one.id === id && one.controller !== null && one.kind === 'ally');
  }

  /** Whether enemies are acting: then what happens to heroes stays until it was seen. */
  get enemiesAct(): boolean {
    const acting = (view: View | null) =>
      view !== null && (view.activation !== null || typeof view.phase === 'object');
    return acting(this.#before) || acting(this.#after);
  }

  /** The enemy that acts; the villain if nobody knows. */
  get enemy(): Thing[] {
    const id = (this.#before?.activation ?? this.#after?.activation)?.enemy;
    return [...(id ? [{ piece: id }] : []), villain];
  }

  get players(): number {
    return (this.#after ?? this.#before)?.players.length ?? 0;
  }

  /** Whether the onlooker is this player. */
  isYou(seat: number): boolean {
    return this.#after?.you === seat;
  }
}

type Telling = { [N in Name]: (what: Events[N], around: Around) => Beat | null };

/** Whether a status card is bad for the side that gets it or loses it. */
const isBad = (friend: boolean, status: Status) => friend === (status !== 'tough');

const tell: Telling = {
  round: () => ({ kind: 'note', sound: 'drum' }),
  // Where one plays alone, every turn is one's own.
  turn: (seat, around) => (around.players > 1 ? { kind: 'note', at: hero(seat) } : null),
  'villain-phase': () => ({ kind: 'note', at: [villain], bad: true, sound: 'drum' }),

  drew: ([seat]) => ({ kind: 'move', from: [{ deck: seat }], at: hero(seat), sound: 'card' }),
  discarded: ([seat, card]) => ({
    kind: 'move',
    from: [{ card }, ...hero(seat)],
    at: [{ discard: seat }, ...hero(seat)],
    deed: true,
    sound: 'card',
  }),
  milled: ([seat, card]) => ({
    kind: 'card',
    from: [{ deck: seat }],
    at: [{ discard: seat }, ...hero(seat)],
    card: { card },
    sound: 'card',
  }),
  reshuffled: (seat) => ({ kind: 'note', at: [{ deck: seat }, ...hero(seat)], sound: 'cards' }),
  'encounter-reshuffled': () => ({ kind: 'note', at: ['encounter-deck'], bad: true, sound: 'cards' }),
  'changed-form': ([seat]) => ({
    kind: 'card',
    at: hero(seat),
    card: identity(seat),
    sound: 'card',
  }),
  played: ([seat, card]) => ({
    kind: 'card',
    from: [{ card }, ...hero(seat)],
    at: hero(seat),
    card: { card },
    deed: true,
    sound: 'card',
  }),
  used: ([seat, card], around) => ({ kind: 'note', at: [...around.showing(card), ...hero(seat)] }),
  entered: ([card, at]) => ({ kind: 'note', at: [{ piece: at }, { card }], sound: 'card' }),
  drone: ([seat, at]) => ({
    kind: 'move',
    from: [{ deck: seat }, ...hero(seat)],
    at: [{ piece: at }, ...hero(seat)],
    bad: true,
    sound: 'card',
  }),
  // The board shows these, and what they come from or belong to is told.
  'paid-with': () => null,
  generated: () => null,
  'left-play': () => null,
  removed: () => null,
  exhausted: () => null,
  readied: () => null,
  'first-player': () => null,
  'to-hand': ([seat, card], around) => ({
    kind: 'move',
    from: around.showing(card),
    at: hero(seat),
    sound: 'card',
  }),
  took: ([seat, card]) => ({ kind: 'card', at: hero(seat), card: { card }, sound: 'card' }),
  found: ([seat, card]) => ({
    kind: card === null ? 'move' : 'card',
    from: [{ deck: seat }],
    at: hero(seat),
    ...(card !== null && { card: { card } }),
    sound: 'card',
  }),
  'shuffled-back': ([seat]) => ({
    kind: 'move',
    from: [{ discard: seat }],
    at: [{ deck: seat }, ...hero(seat)],
    sound: 'cards',
  }),

  attacks: ({ by, at }, around) => ({
    kind: 'attack',
    from: around.showing(by),
    at: [{ piece: at }],
    sound: 'march',
  }),
  thwarts: ({ by, at }, around) => ({
    kind: 'attack',
    from: around.showing(by),
    at: around.showing(at),
    sound: 'march',
  }),
  'enemy-attacks': ({ seat, at }) => ({
    kind: 'attack',
    from: [{ piece: at }, villain],
    at: hero(seat),
    bad: true,
    sound: 'horn',
  }),
  'enemy-schemes': ({ at }) => ({
    kind: 'attack',
    from: [{ piece: at }, villain],
    at: [mainScheme],
    bad: true,
    sound: 'drum',
  }),
  'lost-status': ([card], around) => ({ kind: 'note', at: around.showing(card) }),
  defends: ([seat, card], around) => ({ kind: 'note', at: [...around.showing(card), ...hero(seat)] }),
  undefended: (seat) => ({ kind: 'note', at: hero(seat), bad: true }),
  'boost-dealt': (_, around) => ({
    kind: 'move',
    from: ['encounter-deck'],
    at: around.enemy,
    bad: true,
    sound: 'card',
  }),
  boost: ([card, icons], around) => ({
    kind: 'card',
    from: ['encounter-deck'],
    at: around.enemy,
    card: { card },
    ...(icons > 0 && { amount: icons }),
    bad: true,
    sound: 'card',
  }),
  damage: ({ at, amount }, around) => ({
    kind: 'hit',
    at: [{ piece: at }],
    // Hit points are counted down on the board.
    amount: -amount,
    bad: around.isFriend(at),
    ...(around.isFriend(at) && around.enemiesAct && { holds: true }),
    sound: 'hit',
  }),
  tough: ([card, at], around) => ({
    kind: 'note',
    at: [{ piece: at }, { card }],
    ...(around.isFriend(at) && around.enemiesAct && { holds: true }),
    sound: 'tile',
  }),
  prevented: ([card], around) => ({ kind: 'note', at: around.showing(card), sound: 'tile' }),
  healed: ({ at, amount }, around) => ({
    kind: 'count',
    at: [{ piece: at }],
    amount,
    bad: !around.isFriend(at),
    sound: 'heal',
  }),
  defeated: ([card, at], around) => ({
    kind: 'hit',
    at: [{ piece: at }, { card }],
    bad: around.isFriend(at),
    ...(around.isFriend(at) && around.enemiesAct && { holds: true }),
    sound: 'fall',
  }),
  gained: ([card, at, status], around) => ({
    kind: 'note',
    at: [{ piece: at }, { card }],
    bad: isBad(around.isFriend(at), status),
    sound: 'tile',
  }),
  threat: ({ at, amount }) => ({ kind: 'count', at: [{ piece: at }], amount, bad: true, sound: 'threat' }),
  'threat-removed': ({ at, amount }) => ({
    kind: 'count',
    at: [{ piece: at }],
    amount: -amount,
    bad: false,
    sound: 'score',
  }),
  'scheme-defeated': (card, around) => ({
    kind: 'score',
    at: around.showing(card),
    bad: false,
    sound: 'score',
  }),
  advanced: (card) => ({
    kind: 'card',
    at: [mainScheme],
    card: { card },
    bad: true,
    holds: true,
    sound: 'threat',
  }),
  stage: (card) => ({ kind: 'card', at: [villain], card: { card }, holds: true, sound: 'horn' }),

  dealt: (seat) => ({ kind: 'move', from: ['encounter-deck'], at: hero(seat), bad: true, sound: 'card' }),
  // One reads what comes to oneself; what comes to others goes by.
  revealed: ([seat, card], around) => ({
    kind: 'card',
    from: ['encounter-deck'],
    at: hero(seat),
    card: { card },
    bad: true,
    ...(around.isYou(seat) && { holds: true }),
    sound: 'card',
  }),
  cancelled: (card, around) => ({
    kind: 'note',
    at: [...around.showing(card), 'encounter-discard'],
    bad: false,
    sound: 'tile',
  }),
  surge: (card, around) => ({
    kind: 'note',
    at: [...around.showing(card), 'encounter-deck'],
    bad: true,
    sound: 'drum',
  }),
  'encounter-discarded': (card) => ({
    kind: 'card',
    from: ['encounter-deck'],
    at: ['encounter-discard'],
    card: { card },
    sound: 'card',
  }),
  accelerated: () => ({ kind: 'note', at: [mainScheme], bad: true, sound: 'threat' }),
  chose: ([seat, card], around) => ({ kind: 'note', at: [...around.showing(card), ...hero(seat)] }),
  'put-under': ([seat]) => ({
    kind: 'move',
    from: hero(seat),
    at: [mainScheme],
    bad: true,
    sound: 'card',
  }),
  eliminated: (seat) => ({
    kind: 'hit',
    at: [{ player: seat }, identity(seat)],
    bad: true,
    holds: true,
    sound: 'fall',
  }),
  ended: (how) => ({
    kind: 'note',
    at: [villain],
    bad: how !== 'villain-defeated',
    holds: true,
    sound: how === 'villain-defeated' ? 'won' : 'lost',
  }),
};

/** An event's name and what it holds. */
function read(line: LogLine): [Name, unknown] | null {
  const { event } = line;
  if (typeof event === 'string') return event in tell ? [event as Name, null] : null;
  if (event === null || typeof event !== 'object') return null;
  const [entry] = Object.entries(event);
  return entry && entry[0] in tell ? [entry[0] as Name, entry[1]] : null;
}

/** What is put into the text of a line. */
function said(line: LogLine, name: string): Argument | undefined {
  return typeof line.says === 'string' ? undefined : line.says[1][name];
}

/** Lines that are told as one if one player causes several of them, and what is said then. */
const folds: Partial<Record<Name, string>> = {
  drew: 'log-drew-n',
  discarded: 'log-discarded-n',
  milled: 'log-milled-n',
  dealt: 'log-dealt-n',
  'boost-dealt': 'log-boost-dealt-n',
  readied: 'log-readied-n',
};

/** How Marvel Champions is told. */
export const story: Story = {
  beat: (line, moment) => {
    const event = read(line);
    if (!event) return null;
    const [name, what] = event;
    // The table of tellings has the type of what each event holds; here it is any of them.
    return (tell[name] as (what: unknown, around: Around) => Beat | null)(what, new Around(moment));
  },
  chapter: (line) => {
    const name = read(line)?.[0];
    if (name === 'round') return 'turn';
    return name === 'turn' || name === 'villain-phase' ? 'phase' : null;
  },
  fold: (lines): Says | null => {
    const [first] = lines;
    const name = first && read(first)?.[0];
    if (!first || !name || lines.length < 2) return null;
    const who = said(first, 'who');
    const same = JSON.stringify(who);
    if (lines.some((line) => read(line)?.[0] !== name || JSON.stringify(said(line, 'who')) !== same))
      return null;
    if (name === 'paid-with') {
      const cards = lines.flatMap((line) => said(line, 'card') ?? []);
      return ['log-paid-with', { ...(who !== undefined && { who }), card: { list: cards } }];
    }
    const message = folds[name];
    return message ? [message, { ...(who !== undefined && { who }), n: lines.length }] : null;
  },
};
