/*
 * Everything that people read is in a catalogue: components and code hold no sentences.
 */
import { parse } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../src/**/*.{svelte,ts}', '!../src/wire/**', '!../src/**/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Attributes that are read, or read out. */
const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]);

/** Letters that are no words: an address begins with them. */
const exceptions = new Set(['https://']);

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What stands in a component's markup as it is: text, and what it puts together in attributes that are read. */
function literalsOf(node: Node, inSpoken = false): string[] {
  const within = node.type === 'Attribute' ? spoken.has(String(node['name'])) : inSpoken;
  const own =
    node.type === 'Text' && (within || node['name'] === undefined)
      ? [String(node['data'])]
      : within && node.type === 'Literal' && typeof node['value'] === 'string'
        ? [node['value']]
        : within && node.type === 'TemplateElement'
          ? [String((node['value'] as { cooked: string }).cooked)]
          : [];
  // Other attributes hold text that nobody reads; a call gets the names of texts.
  const skipped =
    (node.type === 'Attribute' && !within) || /Directive$|^(Call|Binary)Expression$/.test(node.type);
  const inner = skipped
    ? []
    : Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [...own, ...inner.filter(isNode).flatMap((one) => literalsOf(one, within))];
}

/** What code holds that looks like the beginning of a sentence. */
function sentencesOf(path: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    // What goes wrong inside the program is told to those who write it.
    if (ts.isThrowStatement(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      if (/^[A-Z][a-z]+[ ,.!?…]|^[a-z]+ [a-z]+ [a-z]+\b/.test(node.text)) found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest);
  visit(file);
  return found;
}

// A busy machine reads all of it, too.
describe('texts', { timeout: 60_000 }, () => {
  it('are not written in the markup of components', () => {
    const found = Object.entries(sources)
      .filter(([path]) => path.endsWith('.svelte'))
      .flatMap(([path, text]) =>
        literalsOf(parse(text, { modern: true }).fragment as unknown as Node)
          .map((one) => one.trim())
          .filter((one) => /\p{L}/u.test(one) && !exceptions.has(one))
          .map((one) => `${path}: ${one}`),
      );
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  it('are not written in code', () => {
    const found = Object.entries(sources).flatMap(([path, text]) => {
      const scripts = path.endsWith('.svelte')
        ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '')
        : [text];
      return scripts.flatMap((script) => sentencesOf(path, script)).map((one) => `${path}: ${one}`);
    });
    expect(found).toEqual([]);
  });
});
