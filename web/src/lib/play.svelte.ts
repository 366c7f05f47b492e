import type { Answer, SeatState, TableInfo } from '../wire';
import { answersAbout, leftOf, thingKey, type Picking } from '../games/board';
import { LiveTable } from './live.svelte';
import { curtains } from './preferences.svelte';
import { placeOf } from './tables';

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
  /** What stays pointed at in the next question, if that is of one of these kinds. */
  #carried: { thing: unknown; kinds: readonly string[] } | null = null;
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
  readonly answers: Answer[] = $derived(this.asked ? (this.shown?.answers ?? []) : []);

  /** The answers that concern all things pointed at. */
  readonly left: Answer[] = $derived(leftOf(this.answers, this.picks));
  readonly confirm: Answer | null = $derived(
    this.picks.length > 0 && this.left.length === 1 ? (this.left[0] ?? null) : null,
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

  show(seat: string): void {
    this.#seat = seat;
    this.picks = [];
  }

  /** A new position: go to the seat that the game waits for, and forget what was pointed at, but for what is carried on. */
  arrived(): void {
    this.#goOn();
    const { seats } = this;
    const current = seats.find((one) => one.seat === this.#seat);
    if (!current?.awaited) this.#seat = seats.find((one) => one.awaited)?.seat ?? current?.seat ?? null;
    this.newsAfter ??= this.live.state?.number ?? null;
  }

  #goOn(): void {
    const carried = this.#carried;
    const kind = this.live.state?.question?.kind;
    const here =
      carried !== null &&
      kind !== undefined &&
      carried.kinds.includes(kind) &&
      answersAbout(this.answers, carried.thing).length > 0;
    if (!here) this.#carried = null;
    this.picks = here ? [carried.thing] : [];
  }

  /** Points at a thing. Says whether a legal answer concerns it. */
  pick(thing: unknown, { keep, carry }: Picking = {}): boolean {
    if (answersAbout(this.answers, thing).length === 0) return false;
    if (carry) this.#carried = { thing, kinds: carry };
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
    try {
      this.newsAfter = number + 1;
      await this.live.answer(seat, answer);
      // The next position has forgotten it, or carries it on.
      if (this.live.state?.number === number) this.picks = [];
    } finally {
      this.busy = false;
    }
  }
}
