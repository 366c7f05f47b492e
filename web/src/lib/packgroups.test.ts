import { describe, expect, it } from 'vitest';
import type { PackEntry } from '../wire';
import { countsOf, found, isOfScenario, sectionsOf, shortWhat, topicsOf } from './packgroups';

const entry = (key: string, row: string, part: string, about?: string): PackEntry => ({
  key,
  what: about ? `${about}: what it does` : 'how many there are',
  ours: 1,
  ours_said: [],
  limits: '',
  look_up: '',
  form: { is: 'json' },
  group: {
    row,
    title: `Row ${row}`,
    part: { id: part, name: part },
    ...(about && { about: { id: about, name: about } }),
  },
});
const entries = [
  entry('map-rohan/a--b/border', 'R1', 'map-rohan', 'a--b'),
  entry('setup-rohan//free.a', 'R7', 'setup-rohan', 'free.a'),
  entry('cards/fp-01/rohan.type', 'R18', 'cards', 'fp-01/rohan'),
  entry('cards/fp-01/rohan.ops', 'R18', 'cards', 'fp-01/rohan'),
  entry('cards/fp-01/gondor.type', 'R18', 'cards', 'fp-01/gondor'),
  entry('tokens//count', 'R22', 'tokens'),
];
const nothing = { text: '', row: '', scenario: '', onlyYours: false };

describe('the parts of a pack', () => {
  it('join what belongs together', () => {
    const sections = sectionsOf(entries, { 'map-rohan': 'rohan', 'setup-rohan': 'rohan' });
    expect(sections.map(({ id, entries: of }) => [id, of.length])).toEqual([
      ['rohan', 2],
      ['cards', 3],
      ['tokens', 1],
    ]);
    expect(sections[0]?.names).toEqual(['map-rohan', 'setup-rohan']);
  });

  it('have topics, each with all that is about it', () => {
    expect(topicsOf(entries).map(({ name, entries: of }) => [name, of.length])).toEqual([
      ['A--b', 1],
      ['Free.a', 1],
      ['Fp-01/rohan', 2],
      ['Fp-01/gondor', 1],
      ['How many there are', 1],
    ]);
    expect(shortWhat(entries[0] as PackEntry)).toBe('What it does');
    expect(shortWhat(entries[5] as PackEntry)).toBe('How many there are');
  });

  it('can be looked through', () => {
    const topics = topicsOf(entries);
    const seek = (sought: Partial<typeof nothing>) =>
      found(topics, { ...nothing, ...sought }, ['rohan', 'gondor'], (key) => key.endsWith('ops')).map(
        ({ id }) => id,
      );
    expect(seek({ text: 'FP-01 type' })).toEqual(['fp-01/rohan', 'fp-01/gondor']);
    expect(seek({ row: 'R7' })).toEqual(['free.a']);
    expect(seek({ onlyYours: true })).toEqual(['fp-01/rohan']);
    expect(seek({ scenario: 'gondor' })).toEqual(['fp-01/gondor', 'tokens//count']);
    expect(isOfScenario(entries[0] as PackEntry, 'gondor', ['rohan', 'gondor'])).toBe(false);
  });

  it('count what is yours and what is wrong', () => {
    const fault = { key: 'tokens//count', what: 'it is wrong' };
    expect(countsOf(entries, { 'cards/fp-01/rohan.ops': [], other: 1 }, [fault])).toEqual({
      yours: 1,
      faults: 1,
    });
  });
});
