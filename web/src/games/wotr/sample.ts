import { NOBODY } from './adapt';
import type { FiguresView, Nation, Region, RegionView, View } from './wire';

/** Positions for the tests of this folder. */

/** Figures of one Nation. */
export const army = (nation: Nation, regulars: number, elites = 0, leaders = 0): FiguresView => ({
  nations: [{ nation, regulars, elites, leaders }],
  nazgul: 0,
  characters: [],
});

/** A region with something in it. */
export const region = (id: Region, some: Partial<RegionView>): RegionView => ({
  region: id,
  control: null,
  captured: false,
  free_peoples: NOBODY,
  shadow: NOBODY,
  besieged: null,
  inside: NOBODY,
  ...some,
});

/** A view in which almost nothing is. */
export const sample = (some: Partial<View>): View =>
  ({
    scenario: 'two-player',
    you: 'free-peoples',
    turn: 3,
    phase: 'actions',
    acting: 'free-peoples',
    sides: [],
    seats: [
      {
        seat: 'free-peoples',
        side: 'free-peoples',
        leading: true,
        character_cards: 1,
        strategy_cards: 0,
        hand: ['athelas'],
        hand_limit: 6,
        credit: 0,
      },
    ],
    regions: [],
    reinforcements: NOBODY,
    casualties: NOBODY,
    aside: ['aragorn'],
    politics: [],
    fellowship: {
      region: 'rivendell',
      progress: 2,
      hidden: true,
      corruption: 1,
      mordor: null,
      guide: 'strider',
      companions: ['strider', 'gimli'],
    },
    tiles: { pool: [], drawn: [], removed: [], waiting: [] },
    decks: [],
    table: [],
    resolving: null,
    offer: null,
    group: null,
    moved: [],
    battle: null,
    hunt: null,
    ended: null,
    ...some,
  }) satisfies Partial<View> as View;
