import { describe, expect, it } from 'vitest';
import {
  areaOfSpot,
  areasOf,
  inPlay,
  inSeatOrder,
  ownDeckOf,
  sideOfDeck,
  spaceOfSpot,
  unitsIn,
} from './adapt';
import { area, army, sample } from './sample';

describe('an Army', () => {
  it('is counted by units, not by Leaders and Characters', () => {
    const leaders = [{ leader: 'leaders-rohan' as const, count: 2 }];
    const host = army(
      'free-peoples',
      { archers: 2, 'rohan-riders': 1 },
      { characters: ['theodred'], leaders },
    );
    expect(unitsIn(host)).toBe(3);
  });
});

describe('an area', () => {
  it('is found by its id', () => {
    const hornburg = area('hornburg', { army: army('free-peoples', { archers: 1 }) });
    const areas = areasOf(sample({ areas: [hornburg] }));
    expect(areas['hornburg']).toEqual(hornburg);
    expect(areas['edoras']).toBeUndefined();
  });
});

describe('a Character', () => {
  it('is in play or not, in an area, or on a space of the Fate Track', () => {
    const spots = ['aside', { track: 5 }, { at: 'edoras' }, 'shadow-box', 'entwood', 'eliminated'] as const;
    expect(spots.map(inPlay)).toEqual([false, false, true, true, true, false]);
    expect([spaceOfSpot({ track: 5 }), spaceOfSpot('aside')]).toEqual([5, null]);
  });

  it('is where the Entwood is if he is Treebeard', () => {
    expect(areaOfSpot('entwood', sample())).toBe('derndingle');
    expect(areaOfSpot({ at: 'edoras' }, sample())).toBe('edoras');
    expect(areaOfSpot('entwood', sample({ entwood: null }))).toBeNull();
  });
});

describe('the table', () => {
  it('has the enemy above and oneself below', () => {
    const { sides } = sample();
    expect(inSeatOrder(sides, 'free-peoples').map((one) => one.side)).toEqual(['shadow', 'free-peoples']);
    expect(inSeatOrder(sides, 'shadow').map((one) => one.side)).toEqual(['free-peoples', 'shadow']);
    expect(inSeatOrder(sides, null).map((one) => one.side)).toEqual(['shadow', 'free-peoples']);
  });

  it('knows whose decks are', () => {
    expect((['generic', 'story-free', 'grima'] as const).map(sideOfDeck)).toEqual([
      null,
      'free-peoples',
      'shadow',
    ]);
    expect([ownDeckOf(sample()), ownDeckOf(sample({ scenario: 'gondor' }))]).toEqual(['grima', 'darkness']);
  });
});
