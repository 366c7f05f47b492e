import { describe, expect, it } from 'vitest';
import type { CardFacts, Facts } from '../../wire/champions';
import type { Deck } from './deck';
import { drawOne, handSize, mulligan, sampleHand } from './hand';

const card = (code: string, change: Partial<CardFacts> = {}) =>
  ({ card: code, code, name: code, hand_size: null, ...change }) as CardFacts;

const facts = {
  heroes: [{ hero: 'spider-man', hero_side: 'spider-man', alter_ego: 'peter-parker' }],
  cards: [
    card('spider-man', { hand_size: 5 }),
    card('peter-parker', { hand_size: 6 }),
    card('a'),
    card('b'),
    card('c'),
    card('d'),
  ],
} as unknown as Facts;
const deck: Deck = { name: '', hero: 'spider-man', aspect: null, cards: { a: 3, b: 3, c: 3, d: 1 } };

/** Numbers that look like chance, and are the same each time. */
function chance(seed: number): () => number {
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}
const names = (cards: CardFacts[]) => cards.map((one) => one.code).sort();

describe('a sample hand', () => {
  it('is as large as the alter-ego says, not the hero', () => {
    expect(handSize(facts, deck)).toBe(6);
    expect(sampleHand(facts, deck).hand).toHaveLength(6);
  });

  it('and the rest are the deck, copy for copy', () => {
    const { hand, left, away } = sampleHand(facts, deck, chance(7));
    expect(names([...hand, ...left])).toEqual(['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c', 'd']);
    expect(away).toEqual([]);
  });

  it('is drawn fairly: each card comes as often as it should', () => {
    const random = chance(2026);
    let seen = 0;
    const hands = 4000;
    for (let n = 0; n < hands; n += 1)
      if (sampleHand(facts, deck, random).hand.some((one) => one.code === 'd')) seen += 1;
    // Six of ten cards are drawn.
    expect(seen / hands).toBeGreaterThan(0.57);
    expect(seen / hands).toBeLessThan(0.63);
  });

  it('takes a whole small deck and no more', () => {
    const small = sampleHand(facts, { ...deck, cards: { a: 2 } });
    expect(small.hand).toHaveLength(2);
    expect(small.left).toHaveLength(0);
  });
});

describe('the mulligan', () => {
  const sample = sampleHand(facts, deck, chance(3));

  it('puts away what was chosen, draws as many, and nothing comes back', () => {
    const after = mulligan(sample, new Set([0, 2]));
    expect(after.hand).toEqual([
      ...[1, 3, 4, 5].map((place) => sample.hand[place]),
      ...sample.left.slice(0, 2),
    ]);
    expect(after.away).toEqual([sample.hand[0], sample.hand[2]]);
    expect(names([...after.hand, ...after.left, ...after.away])).toEqual(
      names([...sample.hand, ...sample.left]),
    );
  });

  it('of nothing changes nothing', () => {
    expect(mulligan(sample, new Set())).toEqual(sample);
  });

  it('of everything takes what is there', () => {
    const after = mulligan(sample, new Set([0, 1, 2, 3, 4, 5]));
    expect(after.hand).toEqual(sample.left);
    expect(after.left).toEqual([]);
  });
});

describe('one more card', () => {
  it('comes from the top', () => {
    const sample = sampleHand(facts, deck, chance(5));
    const after = drawOne(sample);
    expect(after.hand.at(-1)).toBe(sample.left[0]);
    expect(after.left).toEqual(sample.left.slice(1));
  });

  it('does not come from an empty deck', () => {
    const empty = { hand: [card('a')], left: [], away: [] };
    expect(drawOne(empty)).toEqual(empty);
  });
});
