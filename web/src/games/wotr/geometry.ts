import file from './map.json';
import type { Nation, Settlement } from './types';

/** A place on the map. */
export type Point = readonly [number, number];

/** A line between two areas: a border to cross, mountains, the sea's coast, a lake's shore, or the map's edge. */
export interface Arc {
  kind: 'border' | 'ridge' | 'coast' | 'shore' | 'frame';
  left: string;
  right: string;
  points: Point[];
}

/** A region as it is printed. */
export interface Region {
  id: string;
  name: string;
  nation: Nation | null;
  settlement: Settlement;
  /** Where an Army stands, and how far it is from there to the border. */
  at: Point;
  room: number;
  /** The name's lines, and where the first one is written. */
  lines: string[];
  label: Point;
  /** The outline, as points and as the data of a path. */
  outline: Point[];
  d: string;
}

/** The file that `scripts/wotr-map.mjs` writes. */
interface MapFile {
  width: number;
  height: number;
  arcs: { kind: Arc['kind']; left: string; right: string; points: string }[];
  areas: Record<string, { ring: string } & Partial<Omit<Region, 'id' | 'outline' | 'd'>>>;
}

const read = file as unknown as MapFile;

/** The size of the map. */
export const size = { width: read.width, height: read.height };

/** The lines of the map. Neighbours share theirs. */
export const arcs: Arc[] = read.arcs.map((arc) => ({
  ...arc,
  points: arc.points.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',');
    return [Number(x), Number(y)];
  }),
}));

/** The outline of an area, once around. */
export function outlineOf(area: string): Point[] {
  const ring = read.areas[area]?.ring.split(' ').map(Number) ?? [];
  return ring.flatMap((at) => {
    const points = arcs[at < 0 ? -1 - at : at]?.points ?? [];
    return (at < 0 ? points.toReversed() : points).slice(0, -1);
  });
}

/** The data of a path through points. */
export function pathOf(points: Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
}

/** Whether an area is a region, and not water or mountains. */
export const isRegion = (area: string): boolean => read.areas[area]?.name !== undefined;

/** The regions from the north-west to the south-east, which is also the order of the tab key. */
export const regions: Region[] = Object.entries(read.areas)
  .filter(([id]) => isRegion(id))
  .map(([id, area]) => {
    const outline = outlineOf(id);
    return { ...area, id, outline, d: pathOf(outline, true) } as unknown as Region;
  })
  .sort((a, b) => Math.floor(a.at[1] / 110) - Math.floor(b.at[1] / 110) || a.at[0] - b.at[0]);

/** The regions by id. */
export const regionById: ReadonlyMap<string, Region> = new Map(regions.map((one) => [one.id, one]));

/** The regions on the other side of a region's lines, be they borders or mountains. */
const beside = new Map<string, Set<string>>(regions.map((one) => [one.id, new Set<string>()]));
for (const { left, right } of arcs) {
  if (!isRegion(left) || !isRegion(right)) continue;
  beside.get(left)?.add(right);
  beside.get(right)?.add(left);
}

/** The region that lies in a direction from another one; none if there is only water or the edge. */
export function neighbourTowards(from: string, [dx, dy]: Point): string | null {
  const here = regionById.get(from);
  let best: string | null = null;
  let most = 0.3;
  for (const id of beside.get(from) ?? []) {
    const there = regionById.get(id);
    if (!here || !there) continue;
    const [x, y] = [there.at[0] - here.at[0], there.at[1] - here.at[1]];
    const straight = (x * dx + y * dy) / Math.hypot(x, y);
    if (straight > most) [best, most] = [id, straight];
  }
  return best;
}

/** Whether a place is inside an outline. */
export function isInside([x, y]: Point, outline: Point[]): boolean {
  let inside = false;
  let last = outline.at(-1);
  for (const point of outline) {
    const [a, b] = [last ?? point, point];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    last = point;
  }
  return inside;
}

/** A number from 0 to 1 that depends on a place only. */
function noise(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

/** One mountain of the drawing. */
export interface Mountain {
  x: number;
  y: number;
  /** Half its width, and its height. */
  half: number;
  high: number;
  /** Where its summit is, seen from the middle. */
  lean: number;
}

function mountain(x: number, y: number, scale: number): Mountain {
  const [a, b, c] = [noise(x, y), noise(y, x), noise(x + y, x - y)];
  return {
    x: x + 3 * (c - 0.5),
    y: y + 5,
    half: scale * (7 + 4 * a),
    high: scale * (9 + 6 * b),
    lean: scale * (c - 0.5) * 5,
  };
}

/** Mountains along a line, evenly spaced. */
function along(points: Point[]): Mountain[] {
  const found: Mountain[] = [];
  let left = 7;
  for (const [at, b] of points.entries()) {
    const a = points[at - 1];
    if (!a) continue;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    // Those of a line from north to south stand before one another.
    const gap = 13 + (3 * Math.abs(b[1] - a[1])) / long;
    for (; left <= long; left += gap) {
      const part = left / long;
      found.push(mountain(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, 1));
    }
    left -= long;
  }
  return found;
}

/** Mountains all over an area. */
function over(area: string): Mountain[] {
  const outline = outlineOf(area);
  const found: Mountain[] = [];
  for (let row = 0, y = 8; y < size.height; y += 19, row++) {
    for (let x = (row % 2) * 15; x < size.width; x += 30) {
      const place: Point = [x + 9 * (noise(x, y) - 0.5), y + 6 * (noise(y, x) - 0.5)];
      if (isInside(place, outline)) found.push(mountain(place[0], place[1], 1.2 + 0.6 * noise(x, y + 1)));
    }
  }
  return found;
}

/** The areas that are neither region nor water. */
export const massifs: string[] = [...new Set(arcs.flatMap((arc) => [arc.left, arc.right]))].filter(
  (area) => area !== 'frame' && area !== 'sea' && area !== 'sea-of-rhun' && !isRegion(area),
);

/** All mountains, those behind first. */
export const mountains: Mountain[] = [
  ...arcs.filter((arc) => arc.kind === 'ridge').flatMap((arc) => along(arc.points)),
  ...massifs.flatMap(over),
].sort((a, b) => a.y - b.y);

/** The lines around a Nation's lands. */
export function edgesOf(nation: Nation): Arc[] {
  const own = (area: string) => regionById.get(area)?.nation === nation;
  return arcs.filter((arc) => own(arc.left) !== own(arc.right));
}

/** The regions that are woods. */
const WOODS = [
  'dol-guldur',
  'druadan-forest',
  'eastern-mirkwood',
  'fangorn',
  'lorien',
  'narrows-of-the-forest',
  'northern-mirkwood',
  'old-forest',
  'old-forest-road',
  'southern-mirkwood',
  'trollshaws',
  'western-mirkwood',
  'woodland-realm',
];

/** Trees all over the woods, but for the places of Armies and names. */
export const trees: Point[] = WOODS.flatMap((id) => {
  const region = regionById.get(id);
  if (!region) return [];
  const { outline, at, label, lines } = region;
  const half = 4 * Math.max(...lines.map((line) => line.length));
  const found: Point[] = [];
  for (let row = 0, y = 0; y < size.height; y += 10, row++) {
    for (let x = (row % 2) * 6; x < size.width; x += 12) {
      const place: Point = [x + 7 * (noise(x, y) - 0.5), y + 5 * (noise(y, x) - 0.5)];
      const written =
        Math.abs(place[0] - label[0]) < half &&
        place[1] > label[1] - 15 &&
        place[1] < label[1] + 12 * lines.length;
      const free = Math.hypot(place[0] - at[0], (place[1] - at[1]) * 1.2) > 22 && !written;
      const deep = [-7, 7].every(
        (off) =>
          isInside([place[0] + off, place[1]], outline) && isInside([place[0], place[1] + off], outline),
      );
      if (free && deep) found.push(place);
    }
  }
  return found;
});
