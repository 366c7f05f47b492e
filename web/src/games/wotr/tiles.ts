import type { Tiles } from '../../lib/tiles';

/** What each side won in games of `search:50` against itself: the table of figures in README.md. */
const won: Record<string, Record<string, { won: number; of: number }>> = {
  'two-player': { 'seat-free-peoples': { won: 43, of: 100 }, 'seat-shadow': { won: 57, of: 100 } },
};

export const tiles: Tiles = {
  odds: (name, { scenario }) => won[scenario]?.[name] ?? null,
};
