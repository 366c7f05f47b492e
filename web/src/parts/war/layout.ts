import type { Point, Rectangle } from './geometry';
import type { Box } from './names';

/** Something that stands in a region. */
export interface Piece<T> {
  what: T;
  /** How much room it takes in the row. */
  width: number;
  /** Where its middle is, seen from its left edge; half its width if nothing is said. */
  middle?: number;
  /** Whether it stands before what is built in the region. */
  before?: boolean;
}

/** What stands in a region: those in a row, and what is built there. */
export interface Standing<T> {
  row: Piece<T>[];
  built?: T;
}

/** Something that has its place, relative to the region's place for Armies. */
export interface Placed<T> {
  what: T;
  x: number;
  y: number;
  scale: number;
  /** Its left edge, and how much room it takes, at that scale. */
  left: number;
  width: number;
  /** Whether it is what is built in the region. */
  built: boolean;
}

/**
 * How large things are drawn, so that they can be read at any zoom: at least some 24 pixels, if there is room. `size`: how
 * much larger on a map with few regions.
 */
export function bulkAt(pixels: number, size = 1): number {
  return Math.min(2.1, Math.max(0.62, (0.74 * size) / Math.max(pixels, 0.01)));
}

/** How wide a building is by itself, and how far it looks out from behind an Army. */
const BUILDING = 24;
const SHOULDER = 14;

/** Puts what is in a region side by side. `room` is how far it is to the border. */
export function arrange<T>({ row, built }: Standing<T>, room: number, bulk: number): Placed<T>[] {
  // An Army stands before what is built, which looks over its shoulder.
  const shoulder = built !== undefined && row.some((one) => one.before);
  const pieces: (Piece<T> & { built?: boolean })[] =
    built === undefined || shoulder ? row : [{ what: built, width: BUILDING, built: true }, ...row];
  const total = pieces.reduce((sum, one) => sum + one.width, shoulder ? SHOULDER : 0);
  const scale = Math.min(bulk, Math.max(0.8 * Math.min(bulk, 1.6), (2.6 * room) / total));
  let x = (-total / 2) * scale;
  let behind = shoulder ? built : undefined;
  const placed: Placed<T>[] = [];
  for (const { what, width, middle = width / 2, before, built: alone = false } of pieces) {
    if (behind !== undefined && before) {
      x += SHOULDER * scale;
      const [aside, up, small] = [x - 3 * scale, -7 * scale, scale * 0.92];
      const wide = BUILDING * small;
      placed.push({
        what: behind,
        x: aside,
        y: up,
        scale: small,
        left: aside - wide / 2,
        width: wide,
        built: true,
      });
      behind = undefined;
    }
    placed.push({
      what,
      x: x + middle * scale,
      y: 0,
      scale,
      left: x,
      width: width * scale,
      built: alone,
    });
    x += width * scale;
  }
  return placed;
}

/** Moves what would stand over the left or right edge of the map back onto it. `x`: where the region's place is. */
export function kept<T>(placed: Placed<T>[], [x]: Point, [edge, , wide]: Rectangle): Placed<T>[] {
  const left = x + Math.min(...placed.map((one) => one.left));
  const right = x + Math.max(...placed.map((one) => one.left + one.width));
  const by = Math.max(0, edge - left) - Math.max(0, right - edge - wide);
  return by === 0 ? placed : placed.map((one) => ({ ...one, x: one.x + by, left: one.left + by }));
}

/** How far a token reaches above and below its middle, and a building. */
const HEAD = 21;
const FOOT = 19;
const HALF = 13;

/** The boxes that things take on the map, around the region's place. */
export function boxesOf<T>([x, y]: Point, placed: Placed<T>[]): Box[] {
  return placed.map(({ left, width, y: up, scale, built }) => {
    const [head, foot] = built ? [HALF, HALF] : [HEAD, FOOT];
    return [x + left, y + up - head * scale, x + left + width, y + up + foot * scale];
  });
}
