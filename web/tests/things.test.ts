import { describe, expect, it } from 'vitest';
import type { Answer } from '../src/wire';
import { answerKeys, answersAbout, thingKey } from '../src/games/board';
import { formsOf, isShort, thingFor, thingName, type Look } from '../src/games/generic/shape';

const answer = (words: string, ...things: unknown[]): Answer => ({ words, says: words, things });

describe('thingKey', () => {
  it('does not depend on the order of fields', () => {
    expect(thingKey({ a: 1, b: [{ d: null, c: 'x' }] })).toBe(thingKey({ b: [{ c: 'x', d: null }], a: 1 }));
  });
  it('tells different things apart', () => {
    const keys = ['pass', { card: 'pass' }, { path: 'pass' }, ['pass'], null, 1, '1'].map(thingKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('answers', () => {
  const answers = [
    answer('play a to x', { card: 'a' }, { place: 'x' }),
    answer('cycle a', { card: 'a' }),
    answer('pass', 'pass'),
  ];
  it('are narrowed by a thing', () => {
    expect(answersAbout(answers, { card: 'a' }).map((one) => one.words)).toEqual(['play a to x', 'cycle a']);
    expect(answersAbout(answersAbout(answers, { card: 'a' }), { place: 'x' })).toHaveLength(1);
    expect(answersAbout(answers, { card: 'b' })).toEqual([]);
  });
  it('know all their things', () => {
    expect(answerKeys(answers)).toEqual(new Set([{ card: 'a' }, { place: 'x' }, 'pass'].map(thingKey)));
  });
});

describe('the generic board', () => {
  const answers = [answer('cycle a', { card: 'a' })];
  const look: Look = {
    can: answerKeys(answers),
    litKeys: new Set(),
    pickedKeys: new Set(),
    forms: new Set(formsOf(answers, [{ path: 'p' }])),
    called: String,
    onpick: () => undefined,
  };
  it('knows the things in a view again', () => {
    expect(thingFor('hand', 'a', look)).toEqual({ card: 'a' });
    expect(thingFor('cards', 'b', look)).toEqual({ card: 'b' });
    expect(thingFor('place', { path: 'q' }, look)).toEqual({ path: 'q' });
    expect(thingFor('side', 'b', look)).toBeUndefined();
    expect(thingFor('count', 3, look)).toBeUndefined();
  });
  it('names things', () => {
    expect(thingName({ card: 'knights-of-dol-amroth' })).toBe('Knights of Dol Amroth');
    expect(thingName('draw-deck')).toBe('Draw Deck');
  });
  it('knows what fits on a line', () => {
    expect([null, 1, 'x', [], { path: 'x' }].every(isShort)).toBe(true);
    expect([[1], { a: 1, b: 2 }, { a: [1] }].some(isShort)).toBe(false);
  });
});
