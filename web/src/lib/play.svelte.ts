import { tick } from 'svelte';
import type { Answer, SeatState, TableInfo } from '../wire';
import {
  answerKeys,
  answersAbout,
  asideOf,
  isClosing,
  leftOf,
  onBoard,
  thingKey,
  type Picking,
  type Reach,
  type ToldAnswer,
} from '../games/board';
import { Guard } from './guard';
import { LiveTable } from './live.svelte';
import { curtains, preferences } from './preferences.svelte';
import { placeOf } from './tables';

/** Within how many milliseconds a second click belongs to a double click. */
const DOUBLE = 350;

/** What came of pointing at something. */
export interface Pointed {
  /** The answer that is given by it. */
  answer?: Answer;
  /** Whether no legal answer concerns the thing: the table says why not. */
  unknown?: boolean;
}

/**
 * What somebody at a table looks at and points at: the seat shown, the curtain between two seats, and the list of
 * answers narrowed down by pointing at things.
 */
export class Play {
  readonly live: LiveTable;
  /** The seat that is shown. */
  #seat = $state<string | null>(null);
  /** The things that were pointed at, in order. */
  picks = $state.raw<unknown[]>([]);
  /** The answer that was chosen from the list and waits to be confirmed. */
  #chosen = $state.raw<Answer | null>(null);
  /** What was clicked last, and when. */
  #last = { key: '', time: -Infinity };
  readonly #guard = new Guard(() => preferences.choices.quiet);
  /** What stays pointed at in the next question, if that is of one of these kinds. */
  #carried: ({ thing: unknown; kinds: readonly string[] } & Pick<Picking, 'to' | 'means' | 'leads'>) | null =
    null;
  /** Whether the next position comes of one's own answer, so that what is carried may lead on. */
  #forward = false;
  /** The answer that what is carried leads on with. */
  #onward: Answer | null = null;
  /** What was carried into a question that is not about it: the table says why not. */
  #missed: unknown = undefined;
  /** What the board knows about answers besides what they say. */
  reach = $state.raw<Reach | null>(null);
  /** Which answers are shown: those of a way of their own, or all others. */
  mode = $state<string | null>(null);
  busy = $state(false);
  /** The entries of the log after this number are news. */
  newsAfter = $state<number | null>(null);
  /** The team for whom the device is open. */
  #team = $state<number | null>(null);
  #curtains: boolean;

  constructor(id: string, invitation: string | null) {
    this.live = new LiveTable(id, invitation);
    this.#curtains = $state(curtains.wanted(id));
  }

  get table(): TableInfo | null {
    return this.live.table;
  }

  readonly seats: SeatState[] = $derived.by(() => this.live.state?.seats ?? []);
  readonly mySeats: string[] = $derived(this.seats.flatMap((one) => (one.seat === null ? [] : [one.seat])));

  /** What is shown: the seat chosen, or the one that the game waits for, or the first. */
  readonly shown: SeatState | undefined = $derived(
    this.seats.find((one) => one.seat === this.#seat) ??
      this.seats.find((one) => one.awaited) ??
      this.seats[0],
  );
  readonly asked: boolean = $derived(this.shown?.asked ?? false);
  /** Whether the game waits for the seat that is shown; otherwise it may act if it is asked. */
  readonly awaited: boolean = $derived(this.shown?.awaited ?? false);
  readonly #all: ToldAnswer[] = $derived.by(() => {
    const all = this.asked ? (this.shown?.answers ?? []).map(onBoard) : [];
    return this.reach ? this.reach(all, this.shown?.view, this.live.state?.question ?? null) : all;
  });
  /** The ways of their own that can be chosen. */
  readonly modes: string[] = $derived.by(() => [
    ...new Set(this.#all.map(asideOf).filter((mode) => mode !== null)),
  ]);
  readonly answers: ToldAnswer[] = $derived.by(() => this.#all.filter((one) => asideOf(one) === this.mode));
  /** The answers that end something: a pass, no more, no thanks. */
  readonly closing: Answer[] = $derived(this.answers.filter(isClosing));

  /** The answers that concern all things pointed at. */
  readonly left: ToldAnswer[] = $derived(leftOf(this.answers, this.picks));
  /** The answer that waits to be confirmed. */
  readonly confirm: Answer | null = $derived(
    this.#chosen ?? (this.picks.length > 0 && this.left.length === 1 ? (this.left[0] ?? null) : null),
  );

  /** Whether one person holds seats of different teams here. */
  readonly hotSeat: boolean = $derived.by(
    () => new Set(this.live.table?.places.filter((place) => place.yours).map((place) => place.team)).size > 1,
  );
  readonly shownTeam: number | null = $derived.by(() => {
    const seat = this.shown?.seat;
    return seat && this.live.table ? (placeOf(this.live.table, seat)?.team ?? null) : null;
  });
  /** Whether the position is hidden until the right person has the device. */
  readonly curtain: boolean = $derived.by(
    () =>
      this.hotSeat &&
      this.#curtains &&
      this.live.table?.status === 'playing' &&
      this.shownTeam !== this.#team,
  );

  get curtainsWanted(): boolean {
    return this.#curtains;
  }

  setCurtains(id: string, wanted: boolean): void {
    this.#curtains = wanted;
    curtains.set(id, wanted);
    if (wanted) this.#team = this.shownTeam;
  }

  /** The right person has the device now. */
  raiseCurtain(): void {
    this.#team = this.shownTeam;
  }

  /** Chooses a way of its own, or goes back to the others. */
  enter(mode: string | null): void {
    this.mode = mode !== null && this.modes.includes(mode) ? mode : null;
    this.clear();
    this.#guard.narrowed(answerKeys(this.answers));
  }

  show(seat: string): void {
    this.#seat = seat;
    this.mode = null;
    this.clear();
    this.#guard.changed(answerKeys(this.answers));
  }

  /** Nothing is pointed at any more. */
  clear(): void {
    this.picks = [];
    this.#chosen = null;
  }

  /** A new position: go to the seat that the game waits for, and forget what was pointed at, but for what is carried on. */
  arrived(): void {
    this.mode = null;
    this.#goOn();
    this.#forward = false;
    const { seats } = this;
    const current = seats.find((one) => one.seat === this.#seat);
    if (!current?.awaited) this.#seat = seats.find((one) => one.awaited)?.seat ?? current?.seat ?? null;
    this.newsAfter ??= this.live.state?.number ?? null;
    this.#guard.changed(answerKeys(this.answers));
  }

  #goOn(): void {
    const carried = this.#carried;
    const kind = this.live.state?.question?.kind;
    const here =
      carried !== null &&
      this.#forward &&
      kind !== undefined &&
      carried.kinds.includes(kind) &&
      answersAbout(this.answers, carried.thing).length > 0;
    this.#chosen = null;
    this.#onward = null;
    const led = carried?.leads !== undefined && this.#forward && this.asked;
    this.#missed =
      !here && led && kind !== undefined && carried.kinds.includes(kind) ? carried.thing : undefined;
    if (!here) this.#carried = null;
    this.picks = here ? [carried.thing] : [];
    if (!here) return;
    const meant = carried.means ? this.left.filter(carried.means) : [];
    const [only, ...others] = meant.length > 0 ? meant : this.left;
    if (only && others.length === 0 && carried.leads?.(only)) {
      this.#onward = only;
      return;
    }
    if (carried.to === undefined) return;
    const both = [carried.thing, carried.to];
    const [answer, ...more] = leftOf(this.answers, both);
    if (!answer) return;
    this.picks = both;
    // It was dragged there: that is as good as a click on both.
    if (more.length === 0 && preferences.choices.commit === 'click') this.#onward = answer;
  }

  /** What was pointed at and turned out not to be possible; only once. */
  missed(): unknown {
    const thing = this.#missed;
    this.#missed = undefined;
    return thing;
  }

  /** The answer that what was pointed at leads on with; only once, and not while another one is under way. */
  onward(): Answer | null {
    if (this.busy) return null;
    const answer = this.#onward;
    this.#onward = null;
    return answer;
  }

  /**
   * Somebody points at a thing of the board, or with `null` at nothing. In the way of one click, the answer that is left is given;
   * in the other way it waits until the same thing is pointed at once more, or Enter is pressed.
   */
  point(thing: unknown, how: Picking = {}, now = performance.now()): Pointed {
    if (thing === null) {
      this.clear();
      return {};
    }
    if (how.words !== undefined) {
      const meant = this.answers.find(({ words }) => words === how.words);
      if (!meant || this.busy) return {};
      this.picks = [thing];
      return this.choose(meant) ? { answer: meant } : {};
    }
    const key = thingKey(thing);
    if (this.busy || !this.#guard.allows(key)) return {};
    // Who wants no pause after a new question is faster than a double click.
    const within = Math.min(DOUBLE, preferences.choices.quiet);
    const double = this.#last.key === key && now - this.#last.time < within;
    const again = !how.keep && this.picks.length > 0 && thingKey(this.picks.at(-1)) === key;
    if (again && this.confirm) return double ? {} : { answer: this.confirm };
    // Its first half has given an answer, and this is the next question.
    if (double && !again && !how.keep) return {};
    this.#last = { key, time: now };
    if (again) {
      this.clear();
      return {};
    }
    if (!this.pick(thing, how)) return { unknown: true };
    const left = preferences.choices.commit === 'click' && !how.taken ? this.confirm : null;
    return left ? { answer: left } : {};
  }

  /** Somebody chooses an answer of the list. Says whether it is given now, or waits to be confirmed. */
  choose(answer: Answer): boolean {
    if (this.busy) return false;
    if (preferences.choices.commit === 'click' || this.confirm?.words === answer.words) return true;
    this.#chosen = answer;
    return false;
  }

  /** Points at a thing. Says whether a legal answer concerns it. */
  pick(thing: unknown, { keep, carry, to, means, leads }: Picking = {}): boolean {
    if (answersAbout(this.answers, thing).length === 0) return false;
    this.#chosen = null;
    if (carry)
      this.#carried = {
        thing,
        kinds: carry,
        ...(to !== undefined && { to }),
        ...(means && { means }),
        ...(leads && { leads }),
      };
    if (keep) {
      const all = [...keep, thing];
      this.picks = leftOf(this.answers, all).length > 0 ? all : [thing];
      return true;
    }
    const further = answersAbout(this.left, thing);
    if (further.length > 0) {
      this.picks =
        further.length < this.left.length || this.picks.length === 0 ? [...this.picks, thing] : this.picks;
      return true;
    }
    this.picks = [thing];
    return true;
  }

  async answer(answer: Answer): Promise<void> {
    const seat = this.shown?.seat;
    if (!seat || this.busy) return;
    this.busy = true;
    const carried = this.#carried && thingKey(this.#carried.thing);
    if (!this.picks.some((thing) => thingKey(thing) === carried)) this.#carried = null;
    const number = this.live.state?.number ?? 0;
    this.#forward = true;
    try {
      this.newsAfter = number + 1;
      await this.live.answer(seat, answer);
      // The next position has forgotten it, or carries it on.
      if (this.live.state?.number === number) this.clear();
      await tick();
    } finally {
      this.busy = false;
    }
    const next = this.onward();
    if (next) await this.answer(next);
  }
}
