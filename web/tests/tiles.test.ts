/*
 * Tiles: every game, scenario, hero and side has its drawing, and what is said about how hard something is stands in our
 * own figures.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tiles as champions, wins } from '../src/games/champions/tiles';
import { tiles as fiveArmies } from '../src/games/five-armies/tiles';
import { tiles as ringCards } from '../src/games/ring-cards/tiles';
import { tiles as thirdAge } from '../src/games/third-age/tiles';
import { tiles as wotr } from '../src/games/wotr/tiles';
import { drawingOf, levelOf, nameOfValue, ofPlayer, sceneOf } from '../src/lib/tiles';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const figures = read('docs/computer-players.md');
const readme = read('README.md');
const boards = import.meta.glob('../src/games/*/Board.svelte');
const games = Object.keys(boards)
  .map((path) => path.split('/').at(-2) ?? '')
  .filter((game) => game !== 'generic');

describe('drawings', () => {
  it('show every game, and every scenario, seat and hero of its catalogue', () => {
    expect(games.length).toBeGreaterThan(4);
    for (const game of games) {
      expect(drawingOf(game, 'game'), game).not.toBeNull();
      const text = read(`crates/games/${game}/texts/en/game.ftl`);
      for (const [, scenario = ''] of text.matchAll(/^scenario-([a-z-]+) =/gm))
        expect(sceneOf(game, scenario), `${game} ${scenario}`).not.toBeNull();
    }
    for (const hero of Object.keys(wins['standard']?.['rhino'] ?? {}))
      expect(drawingOf('champions', `hero-${hero}`), hero).not.toBeNull();
  });

  it('are small, and need nothing from elsewhere', () => {
    for (const game of games) {
      const folder = new URL(`../src/games/${game}/tiles/`, import.meta.url);
      for (const file of readdirSync(folder)) {
        const svg = readFileSync(new URL(file, folder), 'utf8');
        expect(svg.length, file).toBeLessThan(8000);
        expect(svg, file).not.toMatch(/<script|<style|style=|href|<text|<image/);
      }
    }
  });

  it('of values go by their families', () => {
    expect(ofPlayer('hero-2')).toEqual({ family: 'hero', player: 2 });
    expect(ofPlayer('mode')).toBeNull();
    expect(nameOfValue('hero-2', 'iron-man')).toBe('hero-iron-man');
    expect(nameOfValue('mode', 'expert')).toBe('mode-expert');
  });
});

describe('how hard something is', () => {
  it('follows from the games that were won', () => {
    expect([50, 49, 20, 19, 5, 4, 0].map((won) => levelOf({ won, of: 100 }))).toEqual([1, 2, 2, 3, 3, 4, 4]);
  });

  it('is told of villains, modes and heroes as docs/computer-players.md has it', () => {
    for (const [mode, villains] of Object.entries(wins))
      for (const [villain, of] of Object.entries(villains)) {
        const row = figures
          .split('\n')
          .find((line) => line.toLowerCase().startsWith(`| ${villain}, ${mode} |`));
        const cells = row?.split('|').map((cell) => cell.trim()) ?? [];
        expect(cells.slice(2, 7).map(Number), `${villain}, ${mode}`).toEqual(Object.values(of));
        const all = champions.odds?.(`scenario-${villain}`, { scenario: 'rhino', options: { mode } });
        expect(cells[7]).toBe(`${all?.won} of ${all?.of}`);
        expect(champions.odds?.(`mode-${mode}`, { scenario: villain, options: {} })).toEqual(all);
      }
    const heroes = /\| villain, mode \| (.*) \| all \|/.exec(figures)?.[1]?.split(' | ') ?? [];
    const slug = (name: string) => name.replace(/ \(.*/, '').toLowerCase().replaceAll(' ', '-');
    expect(heroes.map(slug)).toEqual(Object.keys(wins['standard']?.['rhino'] ?? {}));
    const chosen = { scenario: 'ultron', options: { mode: 'standard' } };
    expect(champions.odds?.('hero-iron-man', chosen)).toEqual({ won: 2, of: 100 });
    expect(champions.odds?.('hero-thor', chosen)).toBeNull();
  });

  it('is told of sides as the games between equals went', () => {
    const odds = (tiles: typeof wotr, scenario: string, seat: string) => {
      const found = tiles.odds?.(`seat-${seat}`, { scenario, options: {} });
      return found ? `${found.won} of ${found.of}` : '';
    };
    expect(readme).toContain(`the Shadow wins ${odds(ringCards, 'duel', 'witch-king')} |`);
    expect(readme).toContain(`the Free Peoples win ${odds(wotr, 'two-player', 'free-peoples')} (41`);
    expect(readme).toContain(`the Free Peoples win ${odds(fiveArmies, 'standard', 'free-peoples')} (66`);
    const [rohan, gondor] = ['rohan', 'gondor'].map((one) => odds(thirdAge, one, 'free-peoples'));
    expect(figures).toContain(`| all for the Free Peoples | ${rohan} | ${gondor} |`);
    const [lost, fallen] = ['rohan', 'gondor'].map((one) => odds(thirdAge, one, 'shadow'));
    expect(figures).toContain(`| all for the Shadow | ${lost} | ${fallen} |`);
    for (const [tiles, scenario, sides] of [
      [ringCards, 'duel', ['gandalf', 'witch-king']],
      [wotr, 'two-player', ['free-peoples', 'shadow']],
      [fiveArmies, 'standard', ['free-peoples', 'shadow']],
    ] as const) {
      const both = sides.map((side) => tiles.odds?.(`seat-${side}`, { scenario, options: {} }));
      expect((both[0]?.won ?? 0) + (both[1]?.won ?? 0)).toBe(both[0]?.of);
    }
  });
});
