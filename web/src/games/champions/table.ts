import { found } from '../../parts/board/lists';
import { tableContext, type Pointing } from '../../parts/board/pointing';
import { thingButton } from '../../parts/board/thingButton';
import type {
  Card,
  CardFacts,
  Facts,
  Hero,
  HeroFacts,
  PieceId,
  PieceView,
  Thing,
  View,
} from '../../wire/champions';

/** The printed facts by id. */
export interface Printed {
  card: (id: Card) => CardFacts;
  hero: (id: Hero) => HeroFacts;
}

/** Looks facts up by id. */
export function printed(facts: Facts): Printed {
  const cards = new Map(facts.cards.map((card) => [card.card, card]));
  const heroes = new Map(facts.heroes.map((hero) => [hero.hero, hero]));
  return {
    card: (id) => found(cards.get(id), id),
    hero: (id) => found(heroes.get(id), id),
  };
}

/** The key of the places on the table where a card is dropped to be played, or to pay. */
export const PLAY_KEY = JSON.stringify('play');

/** What is shown large: a card, a card in play with what lies on it, or a facedown one. */
export type Large = { card: Card | null; piece: PieceView | null };

/** What all parts of the table share. */
export interface Table extends Pointing<Thing, Large> {
  readonly printed: Printed;
  readonly view: View;
  /** What lies on a card in play. */
  attached: (host: PieceId) => PieceView[];
  /** A card in play. */
  piece: (id: PieceId) => PieceView | undefined;
  /** Lays a list of cards over the table. */
  spread: (title: string, cards: Card[]) => void;
}

/** What the table's parts share, and how they get it. */
export const { share, table } = tableContext<Thing, Large, Table>();

/** Something that can be pointed at. */
export const ThingButton = thingButton<Thing, Large>();
