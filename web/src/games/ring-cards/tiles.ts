import type { Tiles } from '../../lib/tiles';

/** What each side won in games of `search:200` against itself: the table of figures in README.md. */
const won: Record<string, Record<string, { won: number; of: number }>> = {
  duel: { 'seat-gandalf': { won: 22, of: 100 }, 'seat-witch-king': { won: 78, of: 100 } },
};

export const tiles: Tiles = {
  odds: (name, { scenario }) => won[scenario]?.[name] ?? null,
};
