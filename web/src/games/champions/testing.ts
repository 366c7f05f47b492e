import type { PieceView, PlayerView, View } from '../../wire/champions';

/** A card in play of which only this matters. */
export function piece(id: string, some: Partial<PieceView> = {}): PieceView {
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

/** A player of whom only this matters. */
export function player(some: Partial<PlayerView>): PlayerView {
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

/** A table of which only this matters. */
export function view(some: Partial<View>): View {
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
