import { changed } from '../lib/changes';
import type { Course, CourseSeat, LogLine, State } from '../wire';
import type { Point, Stretch } from './beats';
import type { Director } from './director.svelte';
import { lookedAt, remember, type Looked } from './looked';
import { storyOf } from './stories';

/** How long the board waits for what happened before it shows the present, in milliseconds. */
const PATIENCE = 2500;

/** What was seen after some answer, from each of one's seats. */
interface Seen {
  number: number;
  era: number;
  seats: readonly CourseSeat[];
}

/** Where what is to be shown begins, and what was seen there if that is known. */
interface Begin {
  number: number;
  seats: readonly CourseSeat[] | null;
}

/** What the page knows when a position arrives. */
export interface Arrival {
  state: State;
  log: readonly LogLine[];
  game: string;
  /** The seat that is shown. */
  seat: string | null;
  /** Who looks: one person, or at a shared device one team. */
  who: string;
  /** Whether a curtain hides the position. */
  curtain: boolean;
}

type Fetch = (after: number, era: number, known: boolean) => Promise<Course>;

/**
 * Follows a table: hands what happened to the director, from where this browser looked last. Nothing is saved up while nobody looks: that
 * is told as a summary.
 */
export class Follow {
  readonly #table: string;
  readonly #director: Director;
  readonly #fetch: Fetch;
  /** What was last shown, or handed to the director. */
  #last: Seen | null = null;
  /** The position before which nothing was shown because the page was in the background. */
  #missed: number | null = null;
  #looked: Looked | null = null;
  /** What is shown next waits for what is asked for now. */
  #chain: Promise<void> = Promise.resolve();
  #now: Arrival | null = null;
  /** Since when it can be shown again: one's own last answer. */
  since = $state<number | null>(null);

  constructor(table: string, director: Director, fetch: Fetch) {
    this.#table = table;
    this.#director = director;
    this.#fetch = fetch;
  }

  /** A position has arrived, or another seat is shown. */
  arrived(now: Arrival): void {
    const before = this.#now;
    this.#now = now;
    const { state, who } = now;
    if (this.#looked?.era !== state.era) this.#looked = lookedAt(this.#table, state.era);
    const stepBack = before !== null && before.state.era !== state.era;
    const turned = before !== null && (before.seat !== now.seat || before.who !== who);
    if (stepBack || turned) {
      this.#director.skipAll();
      if (stepBack) this.#last = null;
    }
    if (before && before.state.era === state.era && before.state.number < state.number) {
      if (isAwaited(before)) this.#looked.turn[before.who] = before.state.number;
    }
    this.since = this.#looked.turn[who] ?? null;
    if (now.curtain) {
      // Whoever has the device now must not see what the other one looked at.
      this.#director.skipAll();
      return;
    }
    const from = this.#from(now, before, turned);
    if (document.hidden) {
      this.#missed ??= from?.number ?? null;
      this.#last = seenIn(state);
      return;
    }
    this.#last = seenIn(state);
    this.#keep();
    if (from && from.number < state.number) this.#show(from, now, before);
  }

  /** The page is looked at again. */
  visible(): void {
    const now = this.#now;
    const missed = this.#missed;
    this.#missed = null;
    if (!now) return;
    this.#keep();
    if (missed === null || missed >= now.state.number || this.#director.speed === 'off') return;
    const lines = now.log.filter(({ number }) => number > missed);
    if (lines.length === 0) return;
    this.#director.summary = { lines, play: () => this.again(missed) };
  }

  /** Nobody looks any more. */
  hidden(): void {
    this.#director.skipAll();
  }

  /** Shows what happened since a position once more. */
  again(after: number): void {
    const now = this.#now;
    if (!now || now.curtain) return;
    this.#director.skipAll();
    this.#director.summary = null;
    this.#show({ number: after, seats: null }, now, null);
  }

  /** Where what is to be shown begins, and what was seen there if that is known. */
  #from(now: Arrival, before: Arrival | null, turned: boolean): Begin | null {
    const { state, who } = now;
    const last = this.#last;
    const shared = who === '' ? undefined : this.#looked?.at[who];
    if (shared !== undefined) return { number: shared, seats: last?.number === shared ? last.seats : null };
    if (last && last.era === state.era && !turned) return { number: last.number, seats: last.seats };
    const kept = this.#looked?.at[who];
    if (kept !== undefined) return { number: kept, seats: null };
    return before && turned ? { number: before.state.number, seats: null } : null;
  }

  #show(from: Begin, now: Arrival, before: Arrival | null): void {
    const director = this.#director;
    if (director.speed === 'off') return;
    const known = from.seats && viewOf(from.seats, now.seat);
    const one = now.state.number === from.number + 1 ? known : null;
    const own = before?.state.number === from.number && isAwaited(before) ? from.number + 1 : null;
    const light = own !== null && isAwaited(now) && !!one && !director.playing;
    const { skips } = director;
    director.expect(light ? undefined : known?.view, from.number);
    // What does not come in time is no longer wanted.
    const late = setTimeout(
      () => director.skips === skips && !director.shown && director.skipAll(),
      PATIENCE,
    );
    const show = async () => {
      try {
        const story = await storyOf(now.game);
        const stretch = one ? here(from.number, one.view, now) : await this.#course(from, now);
        if (stretch && director.skips === skips) director.play(stretch, story, { light, own });
      } catch {
        // What happened is in the log.
      } finally {
        clearTimeout(late);
        director.settle();
      }
    };
    this.#chain = this.#chain.then(show);
  }

  async #course(from: Begin, { state, log, seat }: Arrival): Promise<Stretch | null> {
    const course = await this.#fetch(from.number, state.era, from.seats !== null);
    return stretchOf(course, from.seats, seat, log);
  }

  /** Remembers what this browser has shown. */
  #keep(): void {
    const now = this.#now;
    if (!now || !this.#looked || now.curtain || document.hidden) return;
    this.#looked.at[now.who] = now.state.number;
    remember(this.#table, this.#looked);
  }
}

const seenIn = ({ number, era, seats }: State): Seen => ({ number, era, seats });

const viewOf = (seats: readonly CourseSeat[], seat: string | null): CourseSeat | undefined =>
  seats.find((one) => one.seat === seat);

/** Whether the game waits for the onlooker: the next answer is then of one's own. */
const isAwaited = ({ state }: Arrival): boolean => state.seats.some((seat) => seat.awaited);

function here(number: number, view: unknown, { state, log, seat }: Arrival): Stretch | null {
  const now = viewOf(state.seats, seat);
  return now ? { first: { number, view }, points: [{ number: state.number, view: now.view }], log } : null;
}

/** What a course tells of one seat. */
export function stretchOf(
  { after, first, steps }: Course,
  known: readonly CourseSeat[] | null,
  seat: string | null,
  log: readonly LogLine[],
): Stretch | null {
  let value: unknown = first ?? (known && { seats: known.map(({ seat, view }) => ({ seat, view })) });
  const at = (number: number): Point | null => {
    const one = viewOf((value as { seats: CourseSeat[] }).seats, seat);
    return one ? { number, view: one.view } : null;
  };
  if (!value) return null;
  const begin = at(after);
  const points: Point[] = [];
  for (const { number, changes, whole } of steps) {
    value = whole ?? changed(value, changes);
    const point = at(number);
    if (point) points.push(point);
  }
  return begin && { first: begin, points, log };
}
