/**
 * Keeps a click from meaning something else than was seen when the hand moved: for a moment after the question has
 * changed, only what was there before can be clicked.
 */
export class Guard {
  readonly #quiet: () => number;
  readonly #clock: () => number;
  #before: ReadonlySet<string> = new Set();
  #now: ReadonlySet<string> = new Set();
  #changed = -Infinity;

  /** `quiet` is how long the moment is, in milliseconds. */
  constructor(quiet: () => number, clock: () => number = () => performance.now()) {
    this.#quiet = quiet;
    this.#clock = clock;
  }

  /** Another question: this is what can be clicked now. */
  changed(offered: Iterable<string>): void {
    this.#before = this.#now;
    this.#now = new Set(offered);
    this.#changed = this.#clock();
  }

  /** The same question offers something else, because somebody narrowed it down. */
  narrowed(offered: Iterable<string>): void {
    this.#now = new Set(offered);
  }

  /** Whether a click counts. */
  allows(key: string): boolean {
    return this.#clock() - this.#changed >= this.#quiet() || (this.#before.has(key) && this.#now.has(key));
  }
}
