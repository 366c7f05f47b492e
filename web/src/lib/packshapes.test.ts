import { describe, expect, it } from 'vitest';
import type { PackShape, PackVocabulary } from '../wire';
import { firstOf, firstOp, fits, wordAndNames, wordsOf, without } from './packshapes';

const range = { least: 1, most: 5, whole: true };
const vocabulary: PackVocabulary = {
  sets: [
    {
      id: 'armies',
      of: [
        { id: 'own', name: 'own' },
        { id: 'contains:', name: 'containing …' },
      ],
    },
  ],
  names: 'names',
  ops: [
    {
      id: 'rally',
      name: 'Armies rally',
      about: 'by rule 7.6',
      members: [
        { id: 'armies', what: 'Armies', needed: false, shape: { is: 'how-many' } },
        { id: 'success', what: 'success from', needed: true, shape: { is: 'number', range } },
      ],
    },
  ],
};

describe('shapes', () => {
  it('give new values their first form, and it fits', () => {
    const shapes: PackShape[] = [
      { is: 'number', range },
      { is: 'number-or', range, of: 'armies' },
      { is: 'text' },
      { is: 'flag' },
      { is: 'one-of', of: 'armies' },
      { is: 'several', of: 'armies' },
      { is: 'words', of: 'armies', list: true },
      { is: 'words', of: 'armies', list: false },
      { is: 'test', of: 'armies' },
      { is: 'counts', of: 'armies', range },
      { is: 'how-many' },
      { is: 'record', members: vocabulary.ops[0]?.members ?? [] },
      { is: 'list', each: { is: 'ops' } },
      { is: 'ops' },
    ];
    for (const shape of shapes) expect(fits(shape, firstOf(shape, vocabulary)), shape.is).toBe(true);
    expect(firstOp('rally', vocabulary)).toEqual({ op: 'rally', success: 1 });
    expect(firstOp('unknown', vocabulary)).toEqual({ op: 'unknown' });
  });

  it('do not fit what has another form', () => {
    expect(fits({ is: 'ops' }, [{ op: 1 }])).toBe(false);
    expect(fits({ is: 'number', range }, 'all')).toBe(false);
    expect(fits({ is: 'words', of: 'armies', list: false }, ['own'])).toBe(false);
    expect(fits({ is: 'counts', of: 'armies', range }, [])).toBe(false);
  });

  it('part words from their names', () => {
    const set = vocabulary.sets[0]?.of ?? [];
    expect(wordAndNames('own', set)).toEqual({ word: 'own', names: null });
    expect(wordAndNames('contains:uruk-hai|half-orcs', set)).toEqual({
      word: 'contains:',
      names: 'uruk-hai|half-orcs',
    });
    expect(wordAndNames('contains:', set)).toEqual({ word: 'contains:', names: '' });
    expect(wordAndNames('strange', set)).toEqual({ word: 'strange', names: null });
    expect(wordsOf('own')).toEqual(['own']);
    expect(wordsOf(['own', 1])).toEqual(['own']);
    expect(without({ a: 1, b: 2 }, 'a')).toEqual({ b: 2 });
  });
});
