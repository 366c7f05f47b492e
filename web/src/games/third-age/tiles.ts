import type { Tiles } from '../../lib/tiles';

/** What each side won in games of `search:100` against itself: docs/computer-players.md. */
const won: Record<string, Record<string, { won: number; of: number }>> = {
  rohan: { 'seat-free-peoples': { won: 64, of: 100 }, 'seat-shadow': { won: 36, of: 100 } },
  gondor: { 'seat-free-peoples': { won: 69, of: 100 }, 'seat-shadow': { won: 31, of: 100 } },
};

export const tiles: Tiles = {
  odds: (name, { scenario }) => won[scenario]?.[name] ?? null,
};
