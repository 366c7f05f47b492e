import type { Board } from './board';

/** The boards that games have of their own, by slug. A game without one is drawn by the generic board. */
const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');

/** Whether a game has a board of its own. */
export function hasOwnBoard(slug: string): boolean {
  return slug !== 'generic' && `./${slug}/Board.svelte` in boards;
}

/** The board of a game, or the generic one. */
export async function boardOf(slug: string, generic: boolean): Promise<Board> {
  const own = generic ? undefined : boards[`./${slug}/Board.svelte`];
  const load = own ?? boards['./generic/Board.svelte'];
  if (!load) throw new Error('The generic board is missing.');
  return (await load()).default;
}
