import type { ArmyView, AreaView, BattlePicture, Side, SidePicture, Unit, View } from './wire';

/** Positions for the tests of this folder. */

/** An Army of one kind of unit, or of several. */
export const army = (
  side: Side,
  units: Partial<Record<Unit, number>>,
  more: Partial<ArmyView> = {},
): ArmyView => {
  const counts = Object.entries(units).map(([unit, count]) => ({ unit: unit as Unit, count }));
  const strength = counts.reduce((sum, one) => sum + one.count, 0);
  return {
    side,
    units: counts,
    leaders: [],
    damage: 0,
    tokens: 0,
    leadership: 0,
    strength,
    characters: [],
    ...more,
  };
};

/** An area with something in it. */
export const area = (id: AreaView['area'], some: Partial<AreaView>): AreaView => ({
  area: id,
  controller: null,
  marker: false,
  protection: null,
  sections: [],
  army: null,
  alone: [],
  tokens: [],
  ents: 0,
  nazgul: 0,
  tower: false,
  catapults: 0,
  ...some,
});

/** A view in which almost nothing is. */
export const sample = (some: Partial<View> = {}): View => ({
  you: 'free-peoples',
  scenario: 'rohan',
  round: 3,
  phase: 'actions',
  acting: 'free-peoples',
  points: 0,
  regions: 0,
  sides: (['free-peoples', 'shadow'] as const).map((side) => ({
    side,
    unused: [],
    used: 0,
    to_roll: 0,
    next_pool: 4,
    cards: [{ deck: 'generic', count: 1 }],
    hand: side === 'free-peoples' ? ['gen-01'] : null,
    hand_limit: 6,
    supply: [],
    leaders: [],
  })),
  areas: [],
  characters: [],
  commander: 'saruman',
  location: null,
  action_tokens: { free: 2, used: 0 },
  set_aside: 0,
  fate: { marker: 3, endgame: 18, pool: [], aside: [], discarded: [], outside: [], left: 0 },
  decks: [],
  pools: [],
  table: [],
  resolving: null,
  bans: { abilities: [], enter: [], cards: [], leave: [[], []], hold: [[], []], muster_ent: false },
  entwood: { area: 'derndingle', ents: 2, supply: 6, before: null, chain: [] },
  gondor: null,
  thrown: [],
  group: null,
  battle: null,
  pack: null,
  ended: null,
  ...some,
});

const fighter = (side: Side): SidePicture => ({
  side,
  tokens: {
    available: [],
    used: [],
    has_chosen: false,
    chosen: null,
    cancelled: false,
    has_chosen_card: false,
    card: null,
    extra: null,
  },
  strength: 3,
  target: 5,
  target_maneuver: 5,
  plus: 0,
  leadership: 0,
  dice: [],
  hits: 0,
  activated: false,
  cancelled: false,
  added: 0,
  cancels: 0,
  no_retreat: false,
  no_rout: false,
});

/** A battle in which nothing has happened yet. */
export const battle = (some: Partial<BattlePicture>): BattlePicture => ({
  attacker: 'shadow',
  armies: ['west-dike'],
  from: 'west-dike',
  at: 'hornburg',
  combined: false,
  tower: false,
  river: false,
  section: null,
  protection: 6,
  round: 1,
  step: 'tactics',
  revealed: false,
  shown: false,
  nazgul: [],
  ends: false,
  sides: [fighter('free-peoples'), fighter('shadow')],
  ...some,
});
