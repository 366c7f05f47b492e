import { describe, expect, it } from 'vitest';
import { findRules, readInline, readMarkdown } from '../src/lib/markdown';

describe('readMarkdown', () => {
  it('reads paragraphs, emphasis and code', () => {
    expect(readMarkdown('A **seat** has `x`\nand *more*.')).toEqual([
      {
        is: 'paragraph',
        parts: [
          { is: 'text', text: 'A ' },
          { is: 'strong', parts: [{ is: 'text', text: 'seat' }] },
          { is: 'text', text: ' has ' },
          { is: 'code', text: 'x' },
          { is: 'text', text: ' and ' },
          { is: 'em', parts: [{ is: 'text', text: 'more' }] },
          { is: 'text', text: '.' },
        ],
      },
    ]);
  });

  it('reads pictures on lines of their own', () => {
    expect(
      readMarkdown('Look:\n![The dice](../pictures/wotr-dice.png)\n\nNot ![here](x.png) inside.'),
    ).toMatchObject([
      { is: 'paragraph' },
      { is: 'picture', alt: 'The dice', file: 'wotr-dice.png' },
      { is: 'paragraph' },
    ]);
  });

  it('reads tables', () => {
    const [table] = readMarkdown('| mode | seats |\n|---|:-:|\n| Duel | 2 |\n| Trilogy | 4 |');
    expect(table).toMatchObject({ is: 'table', rows: [expect.anything(), expect.anything()] });
    expect(table?.is === 'table' && table.head.length).toBe(2);
    expect(table?.is === 'table' && table.rows[1]?.[0]).toEqual([{ is: 'text', text: 'Trilogy' }]);
  });

  it('reads lists inside lists', () => {
    const [list] = readMarkdown('1. one\n   - inner\n2. two');
    expect(list).toMatchObject({ is: 'list', ordered: true, start: 1 });
    expect(list?.is === 'list' && list.items.length).toBe(2);
    expect(list?.is === 'list' && list.items[0]?.[1]).toMatchObject({ is: 'list', ordered: false });
  });

  it('ends on every text', () => {
    for (const text of ['|', '| a', '>', '```', '- ', '#', '* * *', '1)', '  x', '**', '\\|', '|---|']) {
      expect(() => readMarkdown(text)).not.toThrow();
    }
  });
});

describe('readInline', () => {
  it('makes links of safe addresses only', () => {
    expect(readInline('[a](javascript:alert(1))')[0]).toEqual({ is: 'text', text: 'a' });
    expect(readInline('[a](//evil.example/x)')[0]).toEqual({ is: 'text', text: 'a' });
    expect(readInline('[a](/rules/x)')[0]).toMatchObject({ is: 'link', to: '/rules/x' });
  });

  it('leaves names with underscores alone', () => {
    expect(readInline('draw_deck_size')).toEqual([{ is: 'text', text: 'draw_deck_size' }]);
  });
});

describe('findRules', () => {
  it('finds known numbers only', () => {
    const found = findRules('See 8.3.2, 9.9 and Appendix A.', new Set(['8.3.2', 'Appendix A']));
    expect(found.filter((part) => part.rule).map((part) => part.text)).toEqual(['8.3.2', 'Appendix A']);
    expect(found.map((part) => part.text).join('')).toBe('See 8.3.2, 9.9 and Appendix A.');
  });
});
