import type { Odds, Tiles } from '../../lib/tiles';

/** Games of a hundred that `search:40` won alone, by mode, villain and starter deck: docs/computer-players.md. */
export const wins: Record<string, Record<string, Record<string, number>>> = {
  standard: {
    rhino: { 'spider-man': 56, 'captain-marvel': 82, 'she-hulk': 72, 'iron-man': 26, 'black-panther': 38 },
    klaw: { 'spider-man': 8, 'captain-marvel': 30, 'she-hulk': 20, 'iron-man': 5, 'black-panther': 10 },
    ultron: { 'spider-man': 9, 'captain-marvel': 45, 'she-hulk': 51, 'iron-man': 2, 'black-panther': 14 },
  },
  expert: {
    rhino: { 'spider-man': 33, 'captain-marvel': 61, 'she-hulk': 23, 'iron-man': 13, 'black-panther': 20 },
    klaw: { 'spider-man': 0, 'captain-marvel': 1, 'she-hulk': 0, 'iron-man': 0, 'black-panther': 0 },
    ultron: { 'spider-man': 0, 'captain-marvel': 0, 'she-hulk': 0, 'iron-man': 0, 'black-panther': 0 },
  },
};
const games = 100;

function together(mode: string, villain: string): Odds | null {
  const all = Object.values(wins[mode]?.[villain] ?? {});
  return all.length > 0 ? { won: all.reduce((sum, one) => sum + one), of: all.length * games } : null;
}

function odds(name: string, scenario: string, mode: string): Odds | null {
  const [, family, id = ''] = /^(scenario|mode|hero)-(.+)$/.exec(name) ?? [];
  if (family === 'scenario') return together(mode, id);
  if (family === 'mode') return together(id, scenario);
  const won = wins[mode]?.[scenario]?.[id];
  return won === undefined ? null : { won, of: games };
}

export const tiles: Tiles = {
  odds: (name, { scenario, options }) => odds(name, scenario, options['mode'] ?? 'standard'),
  distinct: ['hero'],
  owner: 'hero',
};
