import type { BoardPointing } from '../../parts/board/boardPointing.svelte';
import type { Pointing } from '../../parts/board/pointing';
import type { Answer } from '../../wire';
import { thingKey, type BoardProps, type Picking } from '../board';
import { isDie } from './narrow';

/** What a board of armies is told, and what it knows of its own game. */
export interface Aims {
  kind: string | null;
  picks: unknown[];
  mode?: string | null;
  onpick: BoardProps['onpick'];
  /** Whether answers to a question of a kind may be about any of their things: a die, and what it is used for. */
  wide: (kind: string | null) => boolean;
  /** The questions in which what a die is taken for stays chosen. */
  carried: readonly string[];
  /** Whether nothing happens by an answer but that the next question is asked. */
  leads: (answer: Answer) => boolean;
  /** The place that a thing is; none if it is no place. */
  placeOf: (thing: unknown) => string | null;
  /** The keys of the places beside a place. */
  beside: (place: string) => string[];
  /** Whether an enemy stands there. */
  held: (place: string) => boolean;
}

/** How a hand takes things and puts them down. */
type Hand<T, L> = Pick<Pointing<T, L>, 'canDrop' | 'take' | 'drop' | 'putBack'>;

/** Of several uses of a die the one that is meant by dragging an army onto a place. */
const means =
  (attack: boolean) =>
  ({ words }: Answer): boolean =>
    words.startsWith('do ') && words.includes('attack') === attack;

/**
 * What somebody wants to do, told by pointing at it before the die is known: an army, a card, a character. The die is asked for only
 * where several would do, and what was pointed at stays so in the questions that follow.
 */
export class Aim<T, L> {
  readonly #told: () => Aims;
  readonly #pointing: () => BoardPointing<T, L>;
  /** What is in the hand while it is dragged. */
  taken = $state.raw<unknown>(null);
  /** The keys of the places where an army that is dragged could be put, before the die is known. */
  readonly targets: ReadonlySet<string> = $derived.by(() => {
    const { kind, wide, placeOf, beside } = this.#told();
    const from = this.taken !== null && wide(kind) ? placeOf(this.taken) : null;
    return new Set(from === null ? [] : beside(from));
  });

  constructor(told: () => Aims, pointing: () => BoardPointing<T, L>) {
    this.#told = told;
    this.#pointing = pointing;
  }

  /** Points at a thing. Whoever points at something that a die can be used on means it also in the questions that follow. */
  readonly point = (thing: unknown, how: Picking = {}): void => {
    const { kind, picks, mode, wide, carried, leads, onpick } = this.#told();
    if (thing !== null && wide(kind) && !mode && !isDie(thing))
      onpick(thing, { keep: picks.filter(isDie), carry: carried, leads, ...how });
    else onpick(thing, how);
  };

  readonly #drop = (thing: T, on: T): void => {
    const { kind, wide, placeOf, held } = this.#told();
    this.taken = null;
    if (!wide(kind)) {
      this.#pointing().drop(thing, on);
      return;
    }
    const to = placeOf(on);
    // A card is played by putting it on the map; an army goes where it is put.
    if (placeOf(thing) === null || to === null) this.point(thing);
    else this.point(thing, { to: on, means: means(held(to)) });
  };

  /** How the hand takes things and puts them down, before the die is known as well. */
  readonly hand: Hand<T, L> = {
    canDrop: (key) => {
      const { kind, wide, placeOf } = this.#told();
      if (this.taken === null || !wide(kind)) return this.#pointing().canDrop(key);
      if (placeOf(this.taken) !== null) return this.targets.has(key);
      return placeOf(JSON.parse(key)) !== null;
    },
    take: (thing) => {
      this.taken = thing;
      this.#pointing().take(thing);
    },
    drop: this.#drop,
    putBack: () => {
      this.taken = null;
      this.#pointing().putBack();
    },
  };
}

/** The key of a place that is said by one word. */
export const keyOf = (word: string, id: string): string => thingKey({ [word]: id });

/** The answers that say by which die or for what something is to act, each with its words and the result of its die. */
export function meansOf<F extends string>(
  left: Answer[],
  say: (answer: Answer) => string,
): { answer: Answer; words: string; face: F | null }[] {
  return left
    .filter(({ words }) => /^(die|do|ring|token)\b/.test(words))
    .map((answer) => {
      const [first, ...faces] = answer.words.split(' ');
      const face = first === 'die' || first === 'ring' ? (faces.at(-1) ?? null) : null;
      return { answer, words: say(answer), face: face as F | null };
    });
}
