import { emptyArea } from './adapt';
import type { ArmyView, AreaView, BattlePicture, Side, SidePicture, Unit, View } from './wire';

/** Positions for the tests of this folder. */

/** An army of one kind of unit, or of several. */
export const army = (
  side: Side,
  units: Partial<Record<Unit, number>>,
  more: Partial<ArmyView> = {},
): ArmyView => {
  const counts = Object.entries(units).map(([unit, count]) => ({ unit: unit as Unit, count }));
  const strength = counts.reduce((sum, one) => sum + one.count, 0);
  return { side, units: counts, damage: 0, leadership: 0, leads: 0, strength, characters: [], ...more };
};

/** An area with something in it. */
export const area = (id: AreaView['area'], some: Partial<AreaView>): AreaView => ({
  ...emptyArea(id),
  ...some,
});

const territories = ['broken-lands', 'valley', 'eastern-bank', 'southern-spur'] as const;

/** A view in which almost nothing is. */
export const sample = (some: Partial<View> = {}): View => ({
  you: 'free-peoples',
  turn: 3,
  phase: 'actions',
  acting: 'free-peoples',
  points: 0,
  sides: (['free-peoples', 'shadow'] as const).map((side) => ({
    side,
    unused: [],
    used: 0,
    to_roll: 0,
    pool: 5,
    next_pool: 5,
    event_cards: 1,
    story_cards: 0,
    hand: side === 'free-peoples' ? ['dismay'] : null,
    hand_limit: 6,
    leadership: 6,
    supply: [],
  })),
  areas: [],
  territories: territories.map((territory) => ({ territory, bats: 0, eagles: 0, lord: false })),
  characters: [],
  passes: [false, true],
  eyrie: 0,
  eagles: 5,
  fate: { step: 3, pool: [], drawn: [], applied: [], deck: 9, attached: [], armour: 0 },
  decks: [],
  piles: [],
  table: [],
  orcs_on_card: 0,
  resolving: null,
  thrown: [],
  group: null,
  moved: [],
  battle: null,
  pack: null,
  ended: null,
  ...some,
});

const fighter = (side: Side): SidePicture => ({
  side,
  cards: { hand: [], used: [], has_chosen: false, chosen: null, second: null },
  strength: 3,
  target: 5,
  leadership: 0,
  dice: [],
  hits: 0,
  activated: null,
  damage: 0,
});

/** A battle in which nothing has happened yet. */
export const battle = (some: Partial<BattlePicture>): BattlePicture => ({
  attacker: 'shadow',
  armies: ['eastern-bank-9'],
  from: 'eastern-bank-9',
  at: 'eastern-spur',
  combined: false,
  beorn: false,
  round: 1,
  step: 'maneuvers',
  revealed: false,
  no_retreat: false,
  wall: false,
  fortification: 0,
  sides: [fighter('free-peoples'), fighter('shadow')],
  ...some,
});
