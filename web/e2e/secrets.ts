import type { LogLine, ServerMessage, State } from '../src/wire';
import type { Card, CardInPlay, Facts, Side, View } from '../src/wire/ring-cards';
import type { Rest } from './rest';
import type { Heard } from './traffic';

/** Where the cards were at one position of a finished Duel. */
interface Position {
  /** What lay open on the table. */
  open: Set<Card>;
  /** What only one side might know: hand, cards aside, a top card that was looked at. */
  held: Record<Side, Set<Card>>;
  /** What lay in its face-down piles. */
  piled: Record<Side, Set<Card>>;
}

/** A picture of the page at one moment, without the log. */
export interface Moment {
  number: number;
  question: string;
  html: string;
}

/** A card that somebody was told of and should not have been. */
export interface Leak {
  card: Card;
  number: number;
  where: string;
  /** The words around it. */
  words: string;
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What was secret at each point of a Duel, told by the replay of the finished game. */
export class Secrets {
  readonly #positions: Position[];
  /** The cards whose id and name mean nothing else, with what to look for. */
  readonly #clear: Map<Card, { side: Side; pattern: RegExp }>;
  /** How often a card that had to stay secret was looked for. */
  looked = 0;

  private constructor(positions: Position[], clear: Map<Card, { side: Side; pattern: RegExp }>) {
    this.#positions = positions;
    this.#clear = clear;
  }

  static async of(rest: Rest, table: string, length: number): Promise<Secrets> {
    const positions: Position[] = [];
    const numbers = Array.from({ length: length + 1 }, (_, number) => number);
    const fetchSome = async () => {
      for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
        const state = await rest.get<State>(`/api/tables/${table}/replay/${number}?open=true`);
        positions[number] = positionOf(state);
      }
    };
    await Promise.all([fetchSome(), fetchSome(), fetchSome()]);
    return new Secrets(positions, clearCards(await rest.get<Facts>('/api/games/ring-cards/facts')));
  }

  get clearCards(): number {
    return this.#clear.size;
  }

  /** What somebody of this side was sent about the other side's secrets. */
  inTraffic(heard: Heard[], side: Side): Leak[] {
    return heard.flatMap(({ number, from, text }) => {
      // Printed facts and rules are the same for everybody.
      if (from.startsWith('/api/games')) return [];
      const message = from === 'socket' ? (JSON.parse(text) as ServerMessage) : null;
      if (message?.is !== 'state') return this.#among(text, number, side, from);
      const { log, ...rest } = message;
      return [
        ...this.#among(
          JSON.stringify(rest, withoutPrinted),
          message.number,
          side,
          'state',
          JSON.stringify(message.question),
        ),
        ...log.flatMap((line) => this.#inLine(line, shownBy(log, line.number), side)),
      ];
    });
  }

  inPage(moments: Moment[], side: Side): Leak[] {
    return moments.flatMap(({ number, html, question }) =>
      this.#among(html.replaceAll('&amp;', '&'), number, side, 'page', question),
    );
  }

  /**
   * Looks for cards that this side can't know at this number. A question may name the card whose text asks it,
   * though that card lies in a pile by now.
   */
  #among(text: string, number: number, side: Side, where: string, question = ''): Leak[] {
    const other = side === 'free' ? 'shadow' : 'free';
    const [before, now] = [this.#positions[number - 1], this.#positions[number]];
    if (!now) throw new Error(`There is no position ${number}.`);
    const secret = new Set([...now.held[other], ...now.piled[other]]);
    return [...secret].flatMap((card) => {
      const clear = this.#clear.get(card);
      // A card that has just left the table may still be told of.
      if (!clear || now.open.has(card) || before?.open.has(card)) return [];
      if (!now.held[other].has(card) && clear.pattern.test(question)) return [];
      return this.#search(text, card, clear.pattern, number, where);
    });
  }

  #search(text: string, card: Card, pattern: RegExp, number: number, where: string): Leak[] {
    this.looked += 1;
    const found = pattern.exec(text);
    if (!found) return [];
    return [{ card, number, where, words: text.slice(Math.max(0, found.index - 80), found.index + 80) }];
  }

  #inLine(line: LogLine, shown: Set<Card>, side: Side): Leak[] {
    const { number } = line;
    const open = [this.#positions[number - 1], this.#positions[number]];
    const text = JSON.stringify(line);
    return [...this.#clear].flatMap(([card, clear]) => {
      if (clear.side === side || shown.has(card)) return [];
      if (open.some((position) => position?.open.has(card))) return [];
      return this.#search(text, card, clear.pattern, number, 'log');
    });
  }
}

/** The cards that an answer shows though they may go on to a hidden pile: what is played, and rules 6.7.1, 14.4. */
function shownBy(log: LogLine[], number: number): Set<Card> {
  const events = log.filter((line) => line.number === number).map((line) => line.event);
  return new Set(
    events.flatMap((event) =>
      ['played', 'took', 'cycled-instead'].flatMap((kind) => {
        const shown = (event as Record<string, { card: Card } | undefined>)[kind];
        return shown ? [shown.card] : [];
      }),
    ),
  );
}

/** The text printed on a location is everybody's. */
function withoutPrinted(this: unknown, key: string, value: unknown): unknown {
  const location = key === 'text' && typeof this === 'object' && this !== null && 'defender' in this;
  return location ? undefined : value;
}

function positionOf(state: State): Position {
  const position: Position = {
    open: new Set(),
    held: { free: new Set(), shadow: new Set() },
    piled: { free: new Set(), shadow: new Set() },
  };
  const lay = ({ card, items }: CardInPlay) => [card, ...items].forEach((one) => position.open.add(one));
  for (const { seat, view: value } of state.seats) {
    const view = value as View;
    const own = view.seats.find((one) => one.seat === seat);
    if (!own) throw new Error('An open replay shows every seat.');
    const held = [...(own.hand.cards ?? []), ...(own.aside.cards ?? []), ...(own.top ? [own.top] : [])];
    const piled = [...(own.cycle.cards ?? []), ...(own.eliminated.cards ?? [])];
    held.forEach((card) => position.held[own.side].add(card));
    piled.forEach((card) => position.piled[own.side].add(card));
    view.seats.flatMap((one) => one.reserve).forEach(lay);
    view.locations.flatMap((place) => place.cards).forEach(lay);
    view.events.forEach((card) => position.open.add(card));
    // Events that are in force for the round are named to all.
    if (view.red_arrow) position.open.add('the-red-arrow');
    if (view.three_hunters) position.open.add('the-three-hunters');
  }
  return position;
}

/** Leaves out cards that are called like a seat or a place, or are named in something that is printed. */
function clearCards(facts: Facts): Map<Card, { side: Side; pattern: RegExp }> {
  const others = [
    ...facts.seats,
    ...facts.paths,
    ...facts.battlegrounds,
    ...facts.scenarios,
    ...facts.factions,
  ];
  const printed = JSON.stringify(others);
  return new Map(
    facts.cards.flatMap(({ id, name, side }) => {
      const words = [id, name].map(escapeForPattern).join('|');
      const pattern = new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d-])`, 'u');
      const cards = JSON.stringify(facts.cards.filter((other) => other.id !== id));
      return pattern.test(printed) || pattern.test(cards) ? [] : [[id, { side, pattern }] as const];
    }),
  );
}
