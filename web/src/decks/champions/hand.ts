// Hands to try a deck with: what one might draw at the beginning of a game.
import type { CardFacts, Facts } from '../../wire/champions';
import { cardsOf, type Deck } from './deck';

/** A deck that was shuffled, and what was drawn of it. */
export interface Sample {
  hand: CardFacts[];
  /** What is left, the top first. */
  left: CardFacts[];
  /** What was put away in the mulligan. */
  away: CardFacts[];
}

/** How many cards the player draws at first: as many as the alter-ego's hand has. Rule 6.12. */
export function handSize(facts: Facts, deck: Deck): number {
  const side = facts.heroes.find((one) => one.hero === deck.hero)?.alter_ego;
  return facts.cards.find((card) => card.card === side)?.hand_size ?? 0;
}

/** A shuffled deck with a hand drawn of it. `random` gives numbers from 0 up to 1. */
export function sampleHand(facts: Facts, deck: Deck, random: () => number = Math.random): Sample {
  const left = cardsOf(facts, deck).flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
  for (let i = left.length - 1; i > 0; i -= 1) {
    const other = Math.floor(random() * (i + 1));
    const [a, b] = [left[i], left[other]];
    if (a && b) [left[i], left[other]] = [b, a];
  }
  const hand = left.splice(0, handSize(facts, deck));
  return { hand, left, away: [] };
}

/** Rule 6.13. The cards at these places are put away, and as many drawn. They don't come back. */
export function mulligan(sample: Sample, places: ReadonlySet<number>): Sample {
  const kept = sample.hand.filter((_, place) => !places.has(place));
  const away = sample.hand.filter((_, place) => places.has(place));
  return {
    hand: [...kept, ...sample.left.slice(0, away.length)],
    left: sample.left.slice(away.length),
    away: [...sample.away, ...away],
  };
}

/** The sample with one more card drawn. */
export function drawOne(sample: Sample): Sample {
  return { ...sample, hand: [...sample.hand, ...sample.left.slice(0, 1)], left: sample.left.slice(1) };
}
