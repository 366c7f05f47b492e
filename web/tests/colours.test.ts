/*
 * Colours have names: they are in styles/tokens.css and in the games' colours.css, for day and night, and nowhere else.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const components = import.meta.glob<string>('../src/**/*.svelte', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheets = Object.keys(import.meta.glob('../src/**/*.css')).map((path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8'),
);

/** What a component says about its looks. */
const styleOf = (text: string) => text.slice(text.lastIndexOf('<style'));

describe('colours', () => {
  it('are not written in components', () => {
    expect(Object.keys(components).length).toBeGreaterThan(50);
    const literal = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi;
    const found = Object.entries(components).flatMap(([path, text]) =>
      text.includes('<style') ? (styleOf(text).match(literal) ?? []).map((one) => `${path}: ${one}`) : [],
    );
    expect(found).toEqual([]);
  });

  it('that components name are there', () => {
    const all = sheets.join('') + Object.values(components).join('');
    const given = new Set([...all.matchAll(/(--[a-z0-9-]+)(?:\s*:|=)/g)].map(([, name]) => name));
    const missing = Object.entries(components).flatMap(([path, text]) =>
      [...text.matchAll(/var\((--[a-z0-9-]+)\)/g)]
        .filter(([, name]) => !given.has(name))
        .map(([, name]) => `${path}: ${name}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
});
