import { createContext, type Snippet } from 'svelte';

/** How the things of a board are pointed at and looked at. `T` are its things, `L` is what it can show large. */
export interface Pointing<T, L> {
  /** Whether a legal answer concerns the thing. */
  can: (thing: T) => boolean;
  /** Whether it was pointed at. */
  picked: (thing: T) => boolean;
  /** Whether it is to be pointed out. */
  lit: (thing: T) => boolean;
  /** Somebody points at the thing. */
  pick: (thing: T) => void;
  /** Shows it large beside the element; `held` until the next touch. */
  enlarge: (what: L, beside: HTMLElement, held: boolean) => void;
  /** Shows nothing large any more, if it was this. */
  reduce: (beside: HTMLElement) => void;
  /** Whether things are cards that can be lifted; else they lie flat. */
  readonly lifts: boolean;
  /** Whether the thing can be dragged now: see `drag.ts`. */
  drags: (thing: T) => boolean;
  /** Whether what is dragged can be dropped on the thing with this key. */
  canDrop: (key: string) => boolean;
  /** Somebody takes the thing in the hand. */
  take: (thing: T) => void;
  /** Somebody drops it on another thing. */
  drop: (thing: T, on: T) => void;
  /** Somebody puts it back. */
  putBack: () => void;
}

/** What a thing's button is told. */
export interface ThingButtonProps<T, L> {
  thing: T;
  /** What it is, for those who hear it. */
  name: string;
  /** What it does, for those who hear it. */
  about?: string;
  /** What is shown large. */
  large?: L | null;
  /** How round its corners are, in pixels. */
  round?: number;
  /** What a pointer is told that rests on it. */
  title?: string;
  /** Whether a small mark beside it would be in the way. */
  plain?: boolean;
  children: Snippet;
  onpicked?: () => void;
}

const [pointing, setPointing] = createContext<Pointing<unknown, unknown>>();

/** The board's way of pointing at its things. */
export { pointing };

/** What all parts of a game's table share: `share` gives it to them, and `table` is how they get it. */
export function tableContext<T, L, Table extends Pointing<T, L>>(): {
  share: (table: Table) => void;
  table: () => Table;
} {
  const [table, setTable] = createContext<Table>();
  return {
    table,
    share: (shared) => {
      setTable(shared);
      setPointing(shared as Pointing<unknown, unknown>);
    },
  };
}
