import type { BorderKind, BoxKind, MapFile } from '../../src/parts/war/geometry';

type Place = readonly number[];

/** What a map is drawn from: the default export of a file in `maps/`. */
export interface MapDescription {
  /** What tells this drawing from others of the same map, if there are several. */
  key?: string;
  /** Whether borders that cross others are left out; else they are an error. */
  lenient?: boolean;
  /** The file to write, seen from the description's own. */
  target: string;
  /** The size of the sheet. A region of usual size takes some 8,000 square units. */
  width: number;
  height: number;
  /** How large a region usually is; by default what the sheet has room for. */
  typical?: number;
  /** Where a place of the description lies on the sheet; by default it is a place of the sheet. */
  place?: (at: Place) => Place;
  regions: {
    id: string;
    name: string;
    at: Place;
    /** Whose land it is, or which part of the map it belongs to: lands have a colour. */
    land: string | null;
    /** What stands there, in the words of the game. */
    site: string;
    /** Woods, hills, swamps, mountains and ruins have signs of their own. */
    terrain: string;
    /** How much larger than usual it is to be; by default what its neighbours leave. */
    size?: number;
  }[];
  /** All that parts two regions. Whatever else touches is impassable. */
  borders: {
    between: readonly string[];
    kind?: BorderKind;
    /** The region that lies higher, or behind the wall. */
    high?: string;
  }[];
  /** Areas that are no regions. A sea has no size of its own: it takes what is left. */
  wastes?: Record<string, { is: 'sea' | 'lake' | 'mountains'; area?: number }>;
  /** The sites of these, and more sites of regions, as "x,y x,y". */
  sites?: Record<string, string>;
  /** Areas off the map. One whose place is on the sheet gets a clearing there. */
  boxes?: {
    id: string;
    name: string;
    is: BoxKind;
    at: Place;
    land?: string | null;
    /** Regions and other areas off the map where one can go from here. */
    leadsTo?: string[];
    width?: number;
    height?: number;
  }[];
}

/** Draws a map; `missing` are borders that do not touch in the drawing: such as can't be crossed, and those left out. */
export function draw(description: Omit<MapDescription, 'target'>): { file: MapFile; missing: string[] };
