import { nextKeys, thingKey, type BoardProps } from '../../games/board';
import type { Pointing } from './pointing';

/** What a board is told about pointing at its things. */
type Told = Pick<BoardProps, 'answers' | 'picks' | 'left' | 'lit' | 'onpick'>;

/** Something that is shown large, beside what; `held` until the next touch. */
interface Shown<L> {
  what: L;
  beside: HTMLElement;
  held: boolean;
}

/** How the things of a board are pointed at, the same for every game: `BoardFrame` shows what is looked at. */
export class BoardPointing<T, L> implements Pointing<T, L> {
  readonly #told: () => Told;
  readonly #next = $derived.by(() => {
    const { answers, picks, left } = this.#told();
    return nextKeys(answers, picks, left);
  });
  readonly #picked = $derived.by(() => new Set(this.#told().picks.map(thingKey)));
  readonly #lit = $derived.by(() => new Set(this.#told().lit.map(thingKey)));
  #shown = $state.raw<Shown<L> | null>(null);
  readonly lifts: boolean;
  readonly #drags: (thing: T) => boolean;

  /** `lifts`: whether its things are cards that can be lifted. `drags`: which of them a hand expects to drag. */
  constructor(told: () => Told, lifts: boolean, drags: (thing: T) => boolean = () => false) {
    this.#told = told;
    this.lifts = lifts;
    this.#drags = drags;
  }

  /** What is shown large. */
  get shown(): Shown<L> | null {
    return this.#shown;
  }

  /** The keys of what can be chosen next. */
  get next(): ReadonlySet<string> {
    return this.#next;
  }

  /** The keys of what is to be pointed out. */
  get litKeys(): ReadonlySet<string> {
    return this.#lit;
  }

  /** Shows nothing large any more. */
  close(): void {
    this.#shown = null;
  }

  // These are fields, so that a table can take them over into what its parts share.
  readonly can = (thing: T): boolean => this.#next.has(thingKey(thing));
  readonly picked = (thing: T): boolean => this.#picked.has(thingKey(thing));
  readonly lit = (thing: T): boolean => this.#lit.has(thingKey(thing));
  readonly pick = (thing: T): void => {
    this.close();
    this.#told().onpick(thing);
  };
  readonly drags = (thing: T): boolean => this.#drags(thing) && this.#next.has(thingKey(thing));
  readonly canDrop = (key: string): boolean => this.#next.has(key);
  readonly take = (thing: T): void => {
    this.close();
    this.#told().onpick(thing, { keep: [], taken: true });
  };
  readonly drop = (thing: T, on: T): void => this.#told().onpick(on, { keep: [thing] });
  readonly putBack = (): void => this.#told().onpick(null);
  readonly enlarge = (what: L, beside: HTMLElement, held: boolean): void => {
    this.#shown = { what, beside, held };
  };
  readonly reduce = (beside: HTMLElement): void => {
    if (this.#shown?.beside === beside && !this.#shown.held) this.close();
  };
}
