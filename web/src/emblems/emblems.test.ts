/*
 * Every card and character of every game has an emblem, drawn of motifs that are there, and no two people of a game are mistaken
 * for each other.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frames, placed, readEmblem, tints, withCharge } from './emblem';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const sprite = read('./motifs.svg');
const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id ?? ''));
const colours = read('./colours.css');

/** The ends of the names of messages that begin so, in a catalogue of a game. */
function named(game: string, file: string, family: string): string[] {
  const text = read(`../../../crates/games/${game}/texts/en/${file}.ftl`);
  return [...text.matchAll(new RegExp(`^${family}-([a-z0-9-]+) *=`, 'gm'))].map(([, id]) => id ?? '');
}

/** What has an emblem in each game: its cards and places, and its people. */
const games: Record<string, { cards: string[]; people: string[] }> = {
  'ring-cards': {
    cards: [
      ...named('ring-cards', 'cards', 'card'),
      ...named('ring-cards', 'locations', 'path'),
      ...named('ring-cards', 'locations', 'battleground'),
    ],
    people: [],
  },
  wotr: { cards: named('wotr', 'cards', 'card'), people: named('wotr', 'names', 'character') },
  champions: { cards: named('champions', 'cards', 'card'), people: [] },
  'five-armies': {
    cards: [
      ...named('five-armies', 'cards', 'card'),
      ...named('five-armies', 'cards', 'fate-card'),
      ...named('five-armies', 'cards', 'maneuver'),
    ],
    people: named('five-armies', 'names', 'character'),
  },
  'third-age': {
    cards: [
      ...named('third-age', 'cards', 'card'),
      // A story card has another face in Gondor.
      ...named('third-age', 'cards', 'card')
        .filter((id) => /^(?:fp|sa)-/.test(id))
        .map((id) => `${id}-gondor`),
      ...named('third-age', 'names', 'tactic'),
    ],
    people: named('third-age', 'names', 'character'),
  },
};

const tableOf = (game: string) => JSON.parse(read(`./tables/${game}.json`)) as Record<string, string>;

describe('the motifs', () => {
  it('are a family of at least eighty, each with something to see', () => {
    const motifs = [...drawn].filter((id) => !id.startsWith('frame-'));
    expect(motifs.length).toBeGreaterThanOrEqual(80);
    for (const [, id, body] of sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs))
      expect(body?.length, id).toBeGreaterThan(40);
  });

  it('have no colours of their own, and nothing that is loaded from elsewhere', () => {
    expect(sprite.match(/#[0-9a-f]{3,8}\b|rgb|url\(|href|style=/gi)).toBeNull();
  });

  it('lie on frames that are drawn, in tinctures that have a colour', () => {
    for (const frame of frames) expect(drawn).toContain(`frame-${frame}`);
    for (const tint of tints) expect(colours).toContain(`[data-tint='${tint}']`);
  });
});

describe.each(Object.entries(games))('the emblems of %s', (game, { cards, people }) => {
  const table = tableOf(game);

  it('are there for every card and character', () => {
    expect(cards.length).toBeGreaterThan(70);
    const missing = [...cards, ...people].filter((id) => !(id in table));
    expect(missing).toEqual([]);
  });

  it('are there for nothing else', () => {
    const known = new Set([...cards, ...people]);
    const strange = Object.keys(table).filter((id) => !known.has(id));
    expect(strange).toEqual([]);
  });

  it('never have two things of one name', () => {
    const all = [...cards, ...people];
    expect(all.filter((id, n) => all.indexOf(id) !== n)).toEqual([]);
  });

  it('can be read, and name motifs that are drawn', () => {
    for (const [id, line] of Object.entries(table)) {
      const emblem = readEmblem(line);
      expect(emblem, `${id}: ${line}`).not.toBeNull();
      if (!emblem) continue;
      for (const { motif } of placed(emblem)) expect([...drawn], id).toContain(motif);
    }
  });

  it('tell any two things apart', () => {
    const lines = new Map<string, string>();
    const same: string[] = [];
    for (const [id, line] of Object.entries(table)) {
      const other = lines.get(line);
      if (other !== undefined) same.push(`${other} and ${id}: ${line}`);
      lines.set(line, id);
    }
    expect(same).toEqual([]);
  });
});

describe('an emblem', () => {
  it('is not read from a line that says something else', () => {
    expect(readEmblem('azure shield sword')?.layout).toBe('alone');
    expect(readEmblem('azure shield sword chief crown')?.charge).toBe('crown');
    for (const wrong of [
      '',
      'azure',
      'azure shield',
      'blue shield sword',
      'azure plate sword',
      'azure shield sword beside crown',
      'azure shield sword chief',
      'azure shield sword crossed crown',
    ])
      expect(readEmblem(wrong), wrong).toBeNull();
  });

  it('stays within its field', () => {
    for (const frame of frames)
      for (const layout of ['alone', 'crossed', 'twin', 'three', ...withCharge] as const) {
        const charge = withCharge.includes(layout) ? 'crown' : null;
        const parts = placed({ tint: 'azure', frame, motif: 'sword', layout, charge });
        for (const { x, y, width, turn } of parts) {
          // What is turned is seldom drawn into its corners.
          const half = turn === 0 ? width / 2 : width * 0.6;
          for (const edge of [x - half, y - half]) expect(edge, `${frame} ${layout}`).toBeGreaterThan(0);
          for (const edge of [x + half, y + half]) expect(edge, `${frame} ${layout}`).toBeLessThan(64);
        }
      }
  });
});
