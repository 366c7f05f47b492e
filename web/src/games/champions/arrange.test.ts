import { describe, expect, test } from 'vitest';
import type { PieceView, PlayerView, View } from '../../wire/champions';
import { keyed } from '../../parts/board/lists';
import { arrange, holdings, outOfSight } from './arrange';
import { textParts } from './text';

/** A card in play of which only this matters. */
function piece(id: string, some: Partial<PieceView> = {}): PieceView {
  const nothing = { hp: null, max_hp: null, thw: null, atk: null, def: null, sch: null, rec: null };
  const noScheme = { threat: null, target: null, acceleration: null, protected: false };
  return {
    ...nothing,
    ...noScheme,
    id,
    card: 'webbed-up',
    name: id,
    kind: 'upgrade',
    owner: null,
    controller: null,
    engaged: null,
    host: null,
    exhausted: false,
    statuses: [],
    damage: 0,
    retaliate: 0,
    counters: 0,
    counter_name: null,
    used: [],
    activated: false,
    ...some,
  };
}

function player(some: Partial<PlayerView>): PlayerView {
  return {
    seat: 0,
    hero: 'spider-man',
    form: 'hero',
    out: false,
    identity: piece('identity-1', { kind: 'hero' }),
    hand: [],
    hand_count: 0,
    hand_size: 5,
    deck: 40,
    discard: [],
    dealt: 0,
    under: 0,
    under_cards: [],
    allies: [],
    ally_limit: 3,
    upgrades: [],
    supports: [],
    minions: [],
    changed_form: false,
    discount: 0,
    nemesis_in: false,
    ...some,
  };
}

function view(some: Partial<View>): View {
  return {
    scenario: 'rhino',
    mode: 'standard',
    heroic: 0,
    open_hands: false,
    you: 0,
    round: 1,
    phase: 'player',
    first: 0,
    active: 0,
    players: [player({})],
    villain: piece('villain', { kind: 'villain' }),
    stages: [],
    main_scheme: piece('main-scheme', { kind: 'main-scheme' }),
    schemes: [],
    acceleration_tokens: 0,
    side_schemes: [],
    environments: [],
    attachments: [],
    encounter_deck: 20,
    encounter_discard: [],
    removed: [],
    resolving: [],
    activation: null,
    stack: [],
    window: null,
    payment: null,
    looked: 0,
    looked_cards: null,
    lasting: [],
    ended: null,
    ...some,
  };
}

describe('where cards in play are drawn', () => {
  test('an upgrade on an enemy lies there and not with its player', () => {
    const webbed = piece('p9', { host: 'villain', controller: 0 });
    const own = piece('p10', { controller: 0 });
    const seen = view({ players: [player({ upgrades: [webbed, own] })] });
    const { attached, pieces } = arrange(seen);
    expect(attached.get('villain')).toEqual([webbed]);
    expect(holdings(player({ upgrades: [webbed, own] }), pieces)).toEqual([own]);
  });

  test('what has lost its host is still drawn', () => {
    const left = piece('p9', { host: 'p77', controller: 0 });
    const seen = view({ players: [player({ upgrades: [left] })] });
    const { attached, pieces } = arrange(seen);
    expect([...attached]).toEqual([]);
    expect(holdings(player({ upgrades: [left] }), pieces)).toEqual([left]);
  });

  test('an obligation lies before its player, a card of the scenario alone', () => {
    const burden = piece('p11', { kind: 'obligation', controller: 0 });
    const alone = piece('p12', { kind: 'treachery' });
    const place = piece('p13', { kind: 'environment' });
    const { burdens, loose } = arrange(view({ attachments: [burden, alone], environments: [place] }));
    expect(burdens.get(0)).toEqual([burden]);
    expect(loose).toEqual([place, alone]);
  });
});

test('cards that are only in an answer are laid out beside the table', () => {
  const answers = [
    { words: 'a', says: 'a', things: [{ card: 'backflip' }, { deck: 0 }] },
    { words: 'b', says: 'b', things: [{ card: 'aunt-may' }] },
    { words: 'c', says: 'c', things: ['encounter-deck', { piece: 'villain' }] },
  ];
  expect(outOfSight(answers, ['aunt-may'])).toEqual(['backflip']);
});

test('copies of a card have keys of their own', () => {
  expect(keyed(['a', 'b', 'a'], (one) => one).map(({ key }) => key)).toEqual(['a/0', 'b/0', 'a/1']);
});

test('the words that say when stand out in a text', () => {
  const parts = textParts('Toughness. When Revealed: Stun. Hero Action (attack): Deal 8 damage.');
  expect(parts.filter((part) => part.when).map((part) => part.text)).toEqual([
    'When Revealed:',
    'Hero Action (attack):',
  ]);
  expect(parts.map((part) => part.text).join('')).toBe(
    'Toughness. When Revealed: Stun. Hero Action (attack): Deal 8 damage.',
  );
});
