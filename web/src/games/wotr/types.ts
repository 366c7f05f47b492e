import type { FellowshipView, FiguresView, Region, Side } from './wire';

/** The figures of one side in one place. Without units they are not an Army, but are drawn all the same. */
export interface ArmyStack {
  side: Side;
  figures: FiguresView;
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
export type FellowshipState = Pick<FellowshipView, 'hidden' | 'progress'> & { region: Region | null };
