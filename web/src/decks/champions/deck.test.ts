import { describe, expect, it } from 'vitest';
import type { CardFacts, Facts, Icons } from '../../wire/champions';
import {
  costCurve,
  deckOf,
  found,
  iconCounts,
  meanCost,
  newDeck,
  noFilter,
  publicList,
  sizeOf,
  withAspect,
  withCopies,
  withHero,
  type Filter,
} from './deck';

const noIcons: Icons = { energy: 0, mental: 0, physical: 0, wild: 0 };

function card(code: string, change: Partial<CardFacts>): CardFacts {
  return {
    card: 'backflip',
    code,
    name: code,
    subtitle: '',
    kind: 'event',
    faction: 'basic',
    set: 'basic',
    unique: false,
    traits: [],
    cost: 1,
    icons: noIcons,
    thw: null,
    atk: null,
    def: null,
    rec: null,
    sch: null,
    hurt: [0, 0],
    hp: null,
    hand_size: null,
    stage: null,
    threat: null,
    target: null,
    acceleration: null,
    crisis: 0,
    hazard: 0,
    acceleration_icons: 0,
    boost: 0,
    star: false,
    adds: [0, 0],
    keywords: [],
    abilities: [],
    text: '',
    copies: 1,
    deck_limit: 3,
    back: null,
    ...change,
  };
}

const spiderCard = { faction: 'hero', set: 'spider-man' } as const;
const hulkCard = { faction: 'hero', set: 'she-hulk' } as const;
const swing = card('s1', { ...spiderCard, copies: 3, cost: 3, icons: { ...noIcons, mental: 1 } });
const aunt = card('s2', { ...spiderCard, kind: 'support', cost: 1, icons: { ...noIcons, energy: 1 } });
const slam = card('h1', { ...hulkCard, copies: 2, cost: 4 });
const justice = card('j1', { faction: 'justice', set: 'justice', cost: 2, text: 'Remove 3 threat.' });
const rage = card('a1', { faction: 'aggression', set: 'aggression', cost: 6, traits: ['Attack'] });
const wits = card('b1', {
  name: 'Genius',
  kind: 'resource',
  cost: null,
  icons: { ...noIcons, mental: 2 },
  deck_limit: 1,
});

const facts: Facts = {
  cards: [
    card('01a', { card: 'spider-man', kind: 'hero', ...spiderCard, deck_limit: null }),
    swing,
    aunt,
    card('02a', { card: 'she-hulk', kind: 'hero', ...hulkCard, deck_limit: null }),
    slam,
    justice,
    rage,
    wits,
    card('e1', { kind: 'treachery', faction: 'encounter', set: 'rhino', deck_limit: null }),
  ],
  heroes: [
    {
      hero: 'spider-man',
      name: 'Spider-Man',
      hero_side: 'spider-man',
      alter_ego: 'peter-parker',
      obligation: 'eviction-notice',
      set: 'spider-man',
      nemesis: 'spider-man-nemesis',
    },
    {
      hero: 'she-hulk',
      name: 'She-Hulk',
      hero_side: 'she-hulk',
      alter_ego: 'jennifer-walters',
      obligation: 'legal-work',
      set: 'she-hulk',
      nemesis: 'she-hulk-nemesis',
    },
  ],
  aspects: ['aggression', 'justice', 'leadership', 'protection'],
  scenarios: [],
  modular: [],
  starters: [],
};

const codes = (deck: Parameters<typeof found>[1], filter: Partial<Filter> = {}) =>
  found(facts, deck, { ...noFilter, ...filter }).map((one) => one.code);

describe('a deck while it is built', () => {
  it('begins with the cards of the hero', () => {
    const deck = newDeck(facts, 'spider-man');
    expect(deck.cards).toEqual({ s1: 3, s2: 1 });
    expect(sizeOf(deck)).toBe(4);
  });

  it('changes the hero’s cards with the hero and keeps the others', () => {
    const deck = withCopies(facts, newDeck(facts, 'spider-man'), wits, 1);
    expect(withHero(facts, deck, 'she-hulk').cards).toEqual({ h1: 2, b1: 1 });
  });

  it('has the aspect of its first card of one, and loses its cards with it', () => {
    const deck = withCopies(facts, newDeck(facts, 'spider-man'), justice, 2);
    expect(deck.aspect).toBe('justice');
    const both = withCopies(facts, deck, rage, 1);
    expect(both.aspect).toBe('justice');
    const angry = withAspect(facts, both, 'aggression');
    expect(angry.cards).toEqual({ s1: 3, s2: 1, a1: 1 });
    expect(withAspect(facts, both, null).cards).toEqual({ s1: 3, s2: 1 });
  });

  it('forgets a card of which there are no copies', () => {
    const deck = withCopies(facts, newDeck(facts, 'spider-man'), wits, 1);
    expect('b1' in withCopies(facts, deck, wits, 0).cards).toBe(false);
  });

  it('goes to the server as the public list, and comes back', () => {
    const deck = { ...withCopies(facts, newDeck(facts, 'she-hulk'), justice, 2), name: ' Gamma ' };
    const list = JSON.parse(publicList(facts, deck)) as Record<string, unknown>;
    expect(list).toEqual({
      name: 'Gamma',
      hero_code: '02a',
      hero_name: 'She-Hulk',
      slots: { h1: 2, j1: 2 },
      meta: '{"aspect":"justice"}',
    });
    const report = {
      name: 'Gamma',
      hero: 'she-hulk',
      hero_name: 'She-Hulk',
      aspect: 'justice',
      size: 4,
      cards: { h1: 2, j1: 2 },
      faults: [],
      list: '',
    };
    expect(deckOf(facts, report)).toEqual({ ...deck, name: 'Gamma' });
  });

  it('counts costs and resources', () => {
    const deck = withCopies(facts, withCopies(facts, newDeck(facts, 'spider-man'), wits, 1), rage, 2);
    expect(costCurve(facts, deck)).toEqual({ costs: [0, 1, 0, 3, 0, 0, 2], none: 1 });
    expect(iconCounts(facts, deck)).toEqual({ energy: 1, mental: 5, physical: 0, wild: 0 });
    // One of cost 1, three of cost 3, two of cost 6.
    expect(meanCost(facts, deck)).toBeCloseTo(22 / 6);
    expect(meanCost(facts, { ...deck, cards: {} })).toBeNull();
  });
});

describe('looking for cards', () => {
  const deck = newDeck(facts, 'spider-man');

  it('shows what fits, and never cards of another hero or of the encounter deck', () => {
    expect(codes(deck)).toEqual(['s1', 's2', 'j1', 'a1', 'b1']);
    expect(codes({ ...deck, aspect: 'justice' })).toEqual(['s1', 's2', 'j1', 'b1']);
    expect(codes({ ...deck, aspect: 'justice' }, { faction: '' })).toEqual(['s1', 's2', 'j1', 'a1', 'b1']);
    expect(codes(deck, { faction: 'aggression' })).toEqual(['a1']);
    expect(codes(deck, { faction: 'hero' })).toEqual(['s1', 's2']);
  });

  it('goes by kind, cost, resource and words', () => {
    expect(codes(deck, { kind: 'support' })).toEqual(['s2']);
    expect(codes(deck, { cost: '1' })).toEqual(['s2']);
    expect(codes(deck, { cost: '5+' })).toEqual(['a1']);
    expect(codes(deck, { cost: 'none' })).toEqual(['b1']);
    expect(codes(deck, { icon: 'mental' })).toEqual(['s1', 'b1']);
    expect(codes(deck, { text: 'threat remove' })).toEqual(['j1']);
    expect(codes(deck, { text: 'ATTACK' })).toEqual(['a1']);
    expect(codes(deck, { text: 'genius', kind: 'event' })).toEqual([]);
  });
});
