import { getContext, setContext } from 'svelte';
import type { Director } from './director.svelte';

/** A board that is shown by a director. */
export interface Directed {
  director: Director | null;
  game: string;
}

const key = Symbol('directed');

/** What is drawn on a board from here on is directed: what every board has around it shows the beats. */
export const directBoard = (directed: () => Directed): void => {
  setContext(key, directed);
};

/** The director of the board one is in, if there is one. */
export const directorOf = (): (() => Directed | null) =>
  getContext<(() => Directed) | undefined>(key) ?? (() => null);
