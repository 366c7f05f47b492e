import type { Tiles } from '../../lib/tiles';

/** What each side won in games of `search:100` against itself: docs/computer-players.md. */
const won: Record<string, Record<string, { won: number; of: number }>> = {
  rohan: { 'seat-free-peoples': { won: 21, of: 40 }, 'seat-shadow': { won: 19, of: 40 } },
  gondor: { 'seat-free-peoples': { won: 38, of: 60 }, 'seat-shadow': { won: 22, of: 60 } },
};

export const tiles: Tiles = {
  odds: (name, { scenario }) => won[scenario]?.[name] ?? null,
};
