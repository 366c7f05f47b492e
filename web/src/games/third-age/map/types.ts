import type { DragOptions } from '../../../parts/board/drag';
import type { Way } from '../../../parts/war/ways';
import type { Area, Border, BoardFacts, Facts, Section, Thing, View } from '../wire';

/** Two areas that touch, or are joined in another way. */
export interface Between {
  a: Area;
  b: Area;
}

/** What a pack has changed: areas by their ids, and borders by `pairOf`. */
export interface Changed {
  areas: ReadonlySet<string>;
  borders: ReadonlySet<string>;
}

/** What the map needs to be drawn; all but the first two may be left out. */
export interface MapProps {
  /** The board as it is printed, or as the table's pack has it: one of `Facts.boards`. */
  board: BoardFacts;
  /** All facts, for the names of units, Characters, terrains and borders. */
  facts: Facts;
  /** The position; without one only the board is shown. */
  view?: View | null;
  /** What can be chosen, has been chosen, and is to be pointed out. What is not on the map is passed over. */
  open?: readonly Thing[];
  chosen?: readonly Thing[];
  lit?: readonly Thing[];
  /** Ways that are drawn as arrows. */
  ways?: Way[];
  /** How Armies are dragged from one area to another; not at all if nothing is said. */
  hand?: DragOptions['board'] | null;
  /** The border that has been chosen, by `pairOf`. */
  border?: string | null;
  /** What a pack has changed is marked. */
  changed?: Changed;
  /** Somebody has chosen a thing of the map: an area, a section of Minas Tirith, the Ships; or, where the area itself can't be
   * chosen but something else there can, that: the Entwood, a Character. */
  onpick?: (thing: Thing) => void;
  /** Somebody points at an area, or no longer. */
  onhover?: (area: Area | null) => void;
  /** Somebody has chosen a border; without this they can't be. */
  onborder?: (between: Between) => void;
}

/** One name for two areas, whichever comes first. */
export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Where a section of Minas Tirith is on the map, and the Corsair Ships. */
export const sectionSpot = (section: Section): string => `section-${section}`;
export const SHIPS = 'ships';

/** The place on the map of a thing: an area's id, a section's, or that of the Ships; none for what is elsewhere. */
export function placeOf(thing: Thing, view: View | null | undefined): string | null {
  if (thing === 'entwood') return view?.entwood?.area ?? null;
  if (thing === 'ships') return SHIPS;
  if (typeof thing === 'string') return null;
  if ('area' in thing) return thing.area;
  if ('section' in thing) return sectionSpot(thing.section);
  if ('character' in thing) {
    const spot = view?.characters.find((one) => one.character === thing.character)?.spot;
    if (spot === 'entwood') return view?.entwood?.area ?? null;
    return typeof spot === 'object' && 'at' in spot ? spot.at : null;
  }
  return null;
}

/** Whether a border can be crossed (rule 1.2). */
export const isCrossable = (border: Border): boolean => border !== 'river' && border !== 'mountains';
