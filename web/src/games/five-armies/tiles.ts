import type { Tiles } from '../../lib/tiles';

/** What each side won in games of `search:100` against itself: docs/computer-players.md. */
const won: Record<string, Record<string, { won: number; of: number }>> = {
  standard: { 'seat-free-peoples': { won: 115, of: 200 }, 'seat-shadow': { won: 85, of: 200 } },
};

export const tiles: Tiles = {
  odds: (name, { scenario }) => won[scenario]?.[name] ?? null,
};
