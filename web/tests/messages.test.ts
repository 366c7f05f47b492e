/*
 * The catalogues: their names are known to TypeScript, all are used, and English stands in for what is missing.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogues, idsFor, messagesOf } from '../scripts/message-ids.mjs';
import { catalogue } from '../src/messages/catalogue.svelte';
import { list, number, spoken } from '../src/messages/intl';
import { languageFor, languages, madeUp } from '../src/messages/languages';
import { bare, mark } from '../src/messages/made-up';

const chosen = vi.hoisted(() => ({ language: 'en' }));
vi.mock('../src/messages/language.svelte', () => ({ language: () => chosen.language }));
beforeEach(() => {
  chosen.language = 'en';
});

const sources = import.meta.glob<string>(
  ['../src/**/*.{svelte,ts}', '!../src/**/ids.ts', '!../src/wire/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

describe('every catalogue', () => {
  for (const folder of catalogues()) {
    const name = path.relative(path.resolve('src'), folder);
    const english = readFileSync(path.join(folder, 'en.ftl'), 'utf8');

    it(`${name}: its names are written down (npm run messages)`, () => {
      expect(readFileSync(path.join(folder, 'ids.ts'), 'utf8')).toBe(idsFor(folder));
    });

    it(`${name}: its names are plain words with hyphens`, () => {
      const odd = [...messagesOf(english).keys()].filter(
        (id) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z-]+)?$/.test(id),
      );
      expect(odd).toEqual([]);
    });

    it(`${name}: every text is used`, () => {
      const home = path.relative(path.resolve('src'), path.dirname(folder));
      const code = Object.entries(sources)
        .filter(([file]) => file.startsWith(home ? `../src/${home}/` : '../src/'))
        .map(([, text]) => text)
        .join('\n');
      // A name is written as it is, or put together: `kind-${card.kind}`.
      const written = new Set([...code.matchAll(/['`]([a-z0-9.-]+)['`]/g)].map(([, id]) => id));
      const made = [...code.matchAll(/`([a-z0-9.-]*(?:\$\{[^}`]*\}[a-z0-9.-]*)+)`/g)].map(
        ([, id = '']) => new RegExp(`^${id.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`),
      );
      const referred = new Set([...english.matchAll(/\{ ([a-z][a-z-]*) \}/g)].map(([, id]) => id));
      const unused = [...messagesOf(english).keys()].filter(
        (id) => !written.has(id) && !referred.has(id) && !made.some((one) => one.test(id)),
      );
      expect(unused).toEqual([]);
    });

    for (const code of Object.keys(languages).filter((one) => one !== 'en')) {
      it(`${name}: ${code} has no text that English does not have`, () => {
        const known = messagesOf(english);
        const there = messagesOf(readFileSync(path.join(folder, `${code}.ftl`), 'utf8'));
        expect([...there.keys()].filter((id) => !known.has(id))).toEqual([]);
      });
    }
  }

  it('that can not be read is refused', () => {
    expect(() => messagesOf('a = { $n ->\n    [one] 1\n}\n')).toThrow('a');
  });
});

interface Messages {
  plain: never;
  missing: never;
  'plain.more': 'name';
  cards: 'n';
}
const english = `
plain = Plain
    .more = More of { $name }
missing = Only in English
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
`;
const polish = `
plain = Zwykły
cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
`;

describe('a text', () => {
  it('is found by its name, with what is filled in, in the form that the number wants', () => {
    const say = catalogue<Messages>(english, {});
    expect(say('plain')).toBe('Plain');
    expect(say('plain.more', { name: 'Ring' })).toBe('More of Ring');
    expect([0, 1, 1200].map((n) => say('cards', { n }))).toEqual(['0 cards', '1 card', '1,200 cards']);
  });

  it('is English until it is there, and where it is missing', async () => {
    const say = catalogue<Messages>(english, { './pl.ftl': () => Promise.resolve(polish) });
    chosen.language = 'pl';
    expect(say('plain')).toBe('Plain');
    await Promise.resolve();
    expect(say('plain')).toBe('Zwykły');
    expect(say('missing')).toBe('Only in English');
    expect([1, 2, 5, 22].map((n) => say('cards', { n }))).toEqual([
      '1 karta',
      '2 karty',
      '5 kart',
      '22 karty',
    ]);
  });

  it('is marked in the made-up language, and names in it are not', () => {
    const say = catalogue<Messages>(english, {});
    chosen.language = madeUp;
    expect(say('plain')).toBe('Þļááííñ');
    expect(say('plain.more', { name: 'Ring' })).toBe('Ṁóóŕéé óóƒ \u2068Ring\u2069');
    expect(bare(say('plain.more', { name: 'Ring' }))).toBe('Ṁóóŕéé óóƒ Ring');
    expect(spoken('yesterday')).toBe('ýééšţééŕðááý');
  });
});

describe('the made-up language', () => {
  it('has a mark for every letter', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
    expect(mark(letters)).not.toMatch(/[a-z]/i);
    expect(new Set(mark(letters)).size).toBe(letters.length);
    expect(mark('Æ 12 “é”')).toBe('Æ 12 “é”');
  });
});

describe('the language', () => {
  it('is the first wish that there is', () => {
    expect(languageFor(['', 'xx', 'en-GB'])).toBe('en');
    expect(languageFor(['en-XA', 'en'])).toBe('en-XA');
    expect(languageFor(['toString', 'tlh'])).toBe('en');
    expect(languageFor([])).toBe('en');
  });

  it('is that of numbers and lists', () => {
    expect(number(12345)).toBe('12,345');
    expect(list(['a', '', null, false, 'b', 'c'])).toBe('a, b, c');
    chosen.language = 'de';
    expect(number(12345)).toBe('12.345');
    expect(list(['a', 'b', 'c'])).toBe('a, b und c');
  });
});
