/** The two sides of the game. */
export type Side = 'free-peoples' | 'shadow';

/** The Nations, as the data spells them. */
export type Nation =
  'dwarves' | 'elves' | 'gondor' | 'north' | 'rohan' | 'isengard' | 'sauron' | 'southrons-easterlings';

/** What is built in a region. A Fortification is not a Settlement, but is drawn like one. */
export type Settlement = 'none' | 'town' | 'city' | 'stronghold' | 'fortification';

/** The units of one Nation in an Army. */
export interface Units {
  nation: Nation;
  regulars: number;
  elites: number;
}

/** The figures of one side in one place. Without units they are not an Army, but are drawn all the same. */
export interface ArmyStack {
  side: Side;
  units: Units[];
  leaders: number;
  nazgul: number;
  /** The ids of Companions or Minions. */
  characters: string[];
}

/** What is in a region now. */
export interface RegionState {
  armies: ArmyStack[];
  /** The Army inside a besieged Stronghold. */
  inside?: ArmyStack;
  /** Who controls the Settlement. */
  control?: Side;
}

/** Where the Fellowship is last known to be; on the Mordor Track it is in no region. */
export interface FellowshipState {
  region: string | null;
  hidden: boolean;
  progress: number;
}

/** An Army's way from one region to another. */
export interface Way {
  from: string;
  to: string;
  is: 'move' | 'attack';
}

/** What the map is told. */
export interface MapProps {
  regions: Record<string, RegionState>;
  fellowship: FellowshipState;
  /** The regions that can be chosen. */
  highlighted: ReadonlySet<string>;
  /** The regions that have been chosen. */
  chosen: ReadonlySet<string>;
  /** The regions to point out: something happened there. */
  lit?: ReadonlySet<string>;
  /** Ways that are drawn as arrows. */
  ways?: Way[];
  onpick: (region: string) => void;
  onhover: (region: string | null) => void;
}
