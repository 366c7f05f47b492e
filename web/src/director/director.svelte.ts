import type { LogLine } from '../wire';
import { beatsOf, MOST, type Ready, type Stretch } from './beats';
import type { Beat, Story } from './story';

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

/** A beat that is being shown. */
export interface Shown {
  beat: Ready;
  /** Which one it is, over all: every beat is drawn anew. */
  id: number;
  /** How long it takes until it is over, or until its result stays. */
  lasts: number;
  /** Whether its result is shown and waits to be seen. */
  held: boolean;
}

/** What was not shown: too much of it, or nobody looked. */
export interface Summary {
  lines: LogLine[];
  /** Shows it after all. */
  play: (() => void) | null;
}

/** How long a beat takes at normal speed, in milliseconds. */
const LASTS: Record<Beat['kind'], number> = {
  note: 1100,
  card: 2200,
  dice: 1300,
  move: 1300,
  attack: 1400,
  hit: 1100,
  count: 1100,
  score: 1500,
  tile: 1700,
};
/** When in a beat the board changes, as a part of it: a march has arrived, an attack has struck. */
const TURNS: Record<Beat['kind'], number> = {
  note: 0,
  card: 0.2,
  dice: 0,
  move: 0.72,
  attack: 0.5,
  hit: 0.35,
  count: 0.3,
  score: 0.3,
  tile: 0.4,
};
/** How long a result stays if nobody has seen it before. */
const STAYS = 4000;
const FACTOR: Record<Exclude<Speed, 'off'>, number> = { slow: 1.7, normal: 1, fast: 0.5 };
/** With more beats than this in a row each is shorter. */
const MANY = 16;

/** Shows what happened beat by beat. It knows nothing of tables and servers: it is given stretches of a game. */
export class Director {
  #shown = $state.raw<Shown | null>(null);
  #view = $state.raw<{ is: unknown } | null>(null);
  #rest = $state.raw<Ready[]>([]);
  /** How many beats there are in this row, and how many are over. */
  #total = $state(0);
  /** Whether the board waits for what is to be shown. */
  #waits = $state(false);
  /** How many answers had been given in what the board shows. */
  #number = $state(0);
  summary = $state.raw<Summary | null>(null);
  /** Whether there is a board to show it on: before that nothing begins. */
  ready = $state(false);
  #id = 0;
  #skips = 0;
  #coming = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #speed: () => Speed;
  /** Called with every beat that begins. */
  onbeat: (beat: Ready) => void = () => undefined;
  /** Called when the present is shown again. */
  onend: () => void = () => undefined;

  constructor(speed: () => Speed) {
    this.#speed = speed;
  }

  get shown(): Shown | null {
    return this.#shown;
  }

  /** Whether beats are being shown, or are about to be. */
  get playing(): boolean {
    return this.#shown !== null || this.#waits;
  }

  /** What the board shows instead of the present. */
  get view(): { is: unknown } | null {
    return this.#view;
  }

  /** Up to which answer what happened has been shown. */
  get upTo(): number {
    return this.#view ? this.#number : Infinity;
  }

  get total(): number {
    return this.#total;
  }

  get at(): number {
    return this.#total - this.#rest.length;
  }

  get speed(): Speed {
    return this.#speed();
  }

  /** How often the rest was skipped: what was on its way then is no longer wanted. */
  get skips(): number {
    return this.#skips;
  }

  /** More is on its way. The board stays as it is until then, or shows this: what was seen after so many answers. */
  expect(view?: unknown, number = 0): void {
    this.#coming += 1;
    if (this.#shown || this.#waits || view === undefined) return;
    this.#waits = true;
    this.#number = number;
    this.#view = { is: view };
  }

  /** What was on its way is here, or does not come. */
  settle(): void {
    this.#coming -= 1;
    if (this.#coming === 0 && !this.#shown) this.#end();
  }

  /**
   * Shows a stretch of a game, after what is being shown. `light`: what somebody did, who is already asked again; the board
   * stays usable, and only what is worth it is shown above it. `own`: the number of the answer that the onlooker gave, who knows
   * what it was. Says whether there is anything to be shown.
   */
  play(
    stretch: Stretch,
    story: Story,
    { light = false, own = null }: { light?: boolean; own?: number | null } = {},
  ): boolean {
    const speed = this.#speed();
    const told = speed === 'off' ? [] : beatsOf(stretch, story);
    const beats = told.filter(
      ({ deed, number, kind, holds }) =>
        !(deed && number === own) && (!light || kind !== 'note' || holds === true),
    );
    const shown = beats.slice(-MOST);
    if (beats.length > shown.length) {
      const from = shown[0]?.number ?? 0;
      const lines = stretch.log.filter(({ number }) => number > stretch.first.number && number < from);
      this.summary = { lines: [...(this.summary?.lines ?? []), ...lines], play: null };
    }
    if (shown.length === 0) {
      if (!this.#shown && this.#coming === 0) this.#end();
      return false;
    }
    this.#waits = false;
    const ready = light ? shown.map((beat) => ({ ...beat, before: undefined, after: undefined })) : shown;
    this.#rest = [...this.#rest, ...ready].slice(-MOST);
    if (this.#shown) this.#total += ready.length;
    else {
      this.#total = this.#rest.length;
      this.#next();
    }
    return true;
  }

  /** Goes on to the next beat. */
  skip(): void {
    if (this.#shown) this.#next();
  }

  /** Shows the present. */
  skipAll(): void {
    this.#skips += 1;
    this.#end();
  }

  #end(): void {
    const was = this.playing;
    this.#stop();
    this.#rest = [];
    this.#total = 0;
    this.#waits = false;
    this.#shown = null;
    this.#view = null;
    if (was) this.onend();
  }

  /** Somebody clicks or presses a key: a result was seen, or the present is wanted. */
  hurry(): void {
    if (this.#shown?.held && this.#rest.length > 0) this.skip();
    else this.skipAll();
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #after(pause: number, then: () => void): void {
    this.#timers.push(setTimeout(then, pause));
  }

  #next(): void {
    this.#stop();
    const [beat, ...rest] = this.#rest;
    const speed = this.#speed();
    if (!beat && this.#coming > 0) {
      this.#shown = null;
      this.#waits = this.#view !== null;
      return;
    }
    if (!beat || speed === 'off') {
      this.#end();
      return;
    }
    this.#rest = rest;
    this.#id += 1;
    const id = this.#id;
    const crowd = this.#total > MANY ? Math.max(0.6, MANY / this.#total) : 1;
    const dice = beat.kind === 'dice' ? (beat.dice?.length ?? 0) * 80 : 0;
    const lasts = (LASTS[beat.kind] + dice) * FACTOR[speed] * crowd;
    this.#number = beat.number;
    this.#look(beat.before);
    this.#shown = { beat, id, lasts, held: false };
    this.#after(lasts * TURNS[beat.kind], () => this.#look(beat.after));
    this.#after(lasts, () => {
      if (!beat.holds) {
        this.#next();
        return;
      }
      this.#shown = { beat, id, lasts, held: true };
      this.#after(STAYS * FACTOR[speed] * crowd, () => this.#next());
    });
    this.onbeat(beat);
  }

  #look(view: unknown): void {
    if (view === undefined) this.#view = null;
    else if (this.#view?.is !== view) this.#view = { is: view };
  }
}
