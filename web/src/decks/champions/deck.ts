import type { DeckReport } from '../../wire';
import type { CardFacts, Facts, Faction, Hero, HeroFacts, Icons, Kind } from '../../wire/champions';

/** A deck while it is built. */
export interface Deck {
  name: string;
  hero: Hero;
  aspect: Faction | null;
  /** Copies by collection number; a card without copies is not there. */
  cards: Readonly<Record<string, number>>;
}

/** The kinds of cards that go into decks. */
export const kinds = ['ally', 'event', 'support', 'upgrade', 'resource'] as const satisfies readonly Kind[];

/** The types of resources, in the order in which they are shown. */
export const resources = ['energy', 'mental', 'physical', 'wild'] as const satisfies readonly (keyof Icons)[];

/** Whether a card can stand in a deck, some deck. */
export function isDeckCard(card: CardFacts): boolean {
  return card.faction !== 'encounter' && (kinds as readonly Kind[]).includes(card.kind);
}

function factsOf(facts: Facts, hero: Hero): HeroFacts | undefined {
  return facts.heroes.find((one) => one.hero === hero);
}

/** The cards that belong to a hero. */
export function heroCards(facts: Facts, hero: Hero): CardFacts[] {
  const set = factsOf(facts, hero)?.set;
  return facts.cards.filter((card) => card.set === set && isDeckCard(card));
}

function byCode(facts: Facts): Map<string, CardFacts> {
  return new Map(facts.cards.map((card) => [card.code, card]));
}

/** The cards without those that a test picks out. */
function without(facts: Facts, cards: Deck['cards'], drop: (card: CardFacts) => boolean): Deck['cards'] {
  const known = byCode(facts);
  return Object.fromEntries(
    Object.entries(cards).filter(([code]) => {
      const card = known.get(code);
      return card !== undefined && !drop(card);
    }),
  );
}

/** The same deck with exactly the cards of its hero, and of no other. */
export function withHeroCards(facts: Facts, deck: Deck): Deck {
  const others = without(facts, deck.cards, (card) => card.faction === 'hero');
  const own = heroCards(facts, deck.hero).map((card) => [card.code, card.copies] as const);
  return { ...deck, cards: { ...others, ...Object.fromEntries(own) } };
}

/** The deck of another hero: the hero's own cards change, the others stay. */
export function withHero(facts: Facts, deck: Deck, hero: Hero): Deck {
  return withHeroCards(facts, { ...deck, hero });
}

/** The deck with another aspect: cards of the others can't stay. */
export function withAspect(facts: Facts, deck: Deck, aspect: Faction | null): Deck {
  const cards = without(
    facts,
    deck.cards,
    (card) => facts.aspects.includes(card.faction) && card.faction !== aspect,
  );
  return { ...deck, aspect, cards };
}

/** The deck with so many copies of a card. The first card of an aspect decides it. */
export function withCopies(facts: Facts, deck: Deck, card: CardFacts, copies: number): Deck {
  const changed = Object.entries({ ...deck.cards, [card.code]: copies });
  const cards = Object.fromEntries(changed.filter(([, n]) => n > 0));
  const decides = deck.aspect === null && copies > 0 && facts.aspects.includes(card.faction);
  return { ...deck, cards, aspect: decides ? card.faction : deck.aspect };
}

/** A new deck: the hero's cards alone. */
export function newDeck(facts: Facts, hero: Hero): Deck {
  return withHeroCards(facts, { name: '', hero, aspect: null, cards: {} });
}

/** The deck that the server read from a list. */
export function deckOf(facts: Facts, report: DeckReport): Deck {
  const hero = facts.heroes.find((one) => one.hero === report.hero) ?? facts.heroes[0];
  const aspect = facts.aspects.find((one) => one === report.aspect) ?? null;
  const cards: Record<string, number> = {};
  for (const [code, copies] of Object.entries(report.cards)) if (copies) cards[code] = copies;
  return { name: report.name, hero: hero?.hero ?? 'spider-man', aspect, cards };
}

/** The deck as the public deck-list JSON, which the server reads. */
export function publicList(facts: Facts, deck: Deck): string {
  const side = factsOf(facts, deck.hero)?.hero_side;
  const list = {
    name: deck.name.trim(),
    hero_code: facts.cards.find((card) => card.card === side)?.code ?? '',
    hero_name: factsOf(facts, deck.hero)?.name ?? '',
    slots: Object.fromEntries(Object.entries(deck.cards).sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(deck.aspect ? { meta: JSON.stringify({ aspect: deck.aspect }) } : {}),
  };
  return JSON.stringify(list, null, 2);
}

/** The cards of a deck in the order of the box, with their copies. */
export function cardsOf(facts: Facts, deck: Deck): { card: CardFacts; copies: number }[] {
  return facts.cards.flatMap((card) => {
    const copies = deck.cards[card.code];
    return copies ? [{ card, copies }] : [];
  });
}

/** How many cards a deck has. */
export function sizeOf(deck: Deck): number {
  return Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);
}

/** How many cards there are of each cost, from 0 up to the dearest, and how many have none. */
export function costCurve(facts: Facts, deck: Deck): { costs: number[]; none: number } {
  const costs = [0, 0, 0, 0, 0];
  let none = 0;
  for (const { card, copies } of cardsOf(facts, deck)) {
    if (card.cost === null) none += copies;
    else {
      while (costs.length <= card.cost) costs.push(0);
      costs[card.cost] = (costs[card.cost] ?? 0) + copies;
    }
  }
  return { costs, none };
}

/** What a card of the deck costs on average; none if no card costs anything. */
export function meanCost(facts: Facts, deck: Deck): number | null {
  const { costs } = costCurve(facts, deck);
  const n = costs.reduce((sum, copies) => sum + copies, 0);
  return n === 0 ? null : costs.reduce((sum, copies, cost) => sum + copies * cost, 0) / n;
}

/** How many resource icons of each type there are. */
export function iconCounts(facts: Facts, deck: Deck): Icons {
  const sum: Icons = { energy: 0, mental: 0, physical: 0, wild: 0 };
  for (const { card, copies } of cardsOf(facts, deck))
    for (const type of resources) sum[type] += card.icons[type] * copies;
  return sum;
}

/** What to look for among the cards. Empty fields let everything through. */
export interface Filter {
  text: string;
  kind: Kind | '';
  /** `fits`: what fits the hero and the aspect. */
  faction: Faction | 'fits' | '';
  /** A cost, `none` for cards without one, or everything dearer than 4. */
  cost: string;
  icon: keyof Icons | '';
}

export const noFilter: Filter = { text: '', kind: '', faction: 'fits', cost: '', icon: '' };

/** The costs that one can look for. */
export const costChoices = ['0', '1', '2', '3', '4', '5+', 'none'] as const;

function costFits(card: CardFacts, wanted: string): boolean {
  if (wanted === '') return true;
  if (wanted === 'none') return card.cost === null;
  if (card.cost === null) return false;
  return wanted.endsWith('+') ? card.cost >= Number.parseInt(wanted, 10) : card.cost === Number(wanted);
}

function factionFits(facts: Facts, deck: Deck, card: CardFacts, wanted: Filter['faction']): boolean {
  if (card.faction === 'hero') {
    const own = card.set === factsOf(facts, deck.hero)?.set;
    return own && (wanted === '' || wanted === 'fits' || wanted === 'hero');
  }
  if (wanted === '') return true;
  if (wanted !== 'fits') return card.faction === wanted;
  return card.faction === 'basic' || deck.aspect === null || card.faction === deck.aspect;
}

/** The cards that a filter lets through. Other heroes' cards never stand in a deck, so they are never shown. */
export function found(facts: Facts, deck: Deck, filter: Filter): CardFacts[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return facts.cards.filter((card) => {
    if (!isDeckCard(card) || !factionFits(facts, deck, card, filter.faction)) return false;
    if (filter.kind !== '' && card.kind !== filter.kind) return false;
    if (!costFits(card, filter.cost)) return false;
    if (filter.icon !== '' && card.icons[filter.icon] === 0) return false;
    const text = [card.name, card.subtitle, ...card.traits, ...card.keywords, card.text]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
