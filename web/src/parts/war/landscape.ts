import { isInside, type Arc, type Point, type Region, type WarMap } from './geometry';

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

const span = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** How long a line is. */
export function lengthOf(points: Point[]): number {
  return points.reduce((sum, point, at) => sum + span(points[at - 1] ?? point, point), 0);
}

/** A place on a line, and the direction there. */
export interface Spot {
  at: Point;
  way: Point;
}

/** The place on a line that is so far from its beginning. */
export function spotAt(points: Point[], far: number): Spot {
  let left = far;
  let last: Spot = { at: points[0] ?? [0, 0], way: [1, 0] };
  for (const [at, b] of points.entries()) {
    const a = points[at - 1];
    if (!a) continue;
    const long = span(a, b) || 1;
    const way: Point = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    last = { at: [a[0] + way[0] * left, a[1] + way[1] * left], way };
    if (left <= long) return last;
    left -= long;
  }
  return { ...last, at: points.at(-1) ?? last.at };
}

/** Places along a line, evenly spaced. */
export function spotsAlong(points: Point[], gap: number): Spot[] {
  const long = lengthOf(points);
  const n = Math.max(1, Math.round(long / gap));
  return Array.from({ length: n }, (_, at) => spotAt(points, ((at + 0.5) / n) * long));
}

/** How wide the gap of a pass is, along its line. */
const PASS = 26;

/** Mountains along a line, evenly spaced; a pass leads through in the middle. */
function along({ points, kind }: Arc): Mountain[] {
  const found: Mountain[] = [];
  const middle = lengthOf(points) / 2;
  let left = 7;
  let far = 0;
  for (const [at, b] of points.entries()) {
    const a = points[at - 1];
    if (!a) continue;
    const long = span(a, b);
    // Those of a line from north to south stand before one another.
    const gap = 13 + (3 * Math.abs(b[1] - a[1])) / long;
    for (; left <= long; left += gap) {
      const part = left / long;
      const open = kind === 'pass' && Math.abs(far + left - middle) < PASS / 2;
      if (!open) found.push(mountain(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, 1));
    }
    left -= long;
    far += long;
  }
  return found;
}

/** The mountains along some lines. */
export const ridgeOf = (arcs: Arc[]): Mountain[] => arcs.flatMap(along);

/** Places all over an outline, in rows that are not quite straight. */
function over(outline: Point[], [dx, dy]: Point, [sx, sy]: Point, first: Point): Point[] {
  const found: Point[] = [];
  const [right, foot] = [0, 1].map((axis) => Math.max(...outline.map((one) => one[axis as 0 | 1])));
  for (let row = 0, y = first[1]; y < (foot ?? 0); y += dy, row++) {
    for (let x = (row % 2) * first[0]; x < (right ?? 0) + dx; x += dx) {
      const place: Point = [x + sx * (noise(x, y) - 0.5), y + sy * (noise(y, x) - 0.5)];
      if (isInside(place, outline)) found.push(place);
    }
  }
  return found;
}

/** All mountains of a map, those behind first. Areas off the map lie in clearings. */
export function mountainsOf(map: WarMap): Mountain[] {
  const boxes = map.regions.filter((one) => one.off);
  const clear = ({ x, y, high }: Mountain) =>
    boxes.every(({ outline: [from, , to] }) => {
      if (!from || !to) return true;
      return x < from[0] - 9 || x > to[0] + 9 || y < from[1] - 2 || y - high > to[1] + 2;
    });
  return [
    ...ridgeOf(map.arcsOf('impassable', 'pass')),
    ...map.massifs.flatMap((area) =>
      over(map.outlineOf(area), [30, 19], [9, 6], [15, 8]).map(([x, y]) =>
        mountain(x, y, 1.2 + 0.6 * noise(x, y + 1)),
      ),
    ),
  ]
    .filter(clear)
    .sort((a, b) => a.y - b.y);
}

/** Whether a place in a region is neither at its border nor where Armies and names stand. */
function isFree([x, y]: Point, { outline, at, label, lines }: Region): boolean {
  const half = 4 * Math.max(...lines.map((line) => line.length));
  const written = Math.abs(x - label[0]) < half && y > label[1] - 15 && y < label[1] + 12 * lines.length;
  const deep = [-7, 7].every((off) => isInside([x + off, y], outline) && isInside([x, y + off], outline));
  return deep && !written && Math.hypot(x - at[0], (y - at[1]) * 1.2) > 22;
}

/** The drawings of terrain, around the place where each stands, and how far apart they stand. */
export const TERRAINS: Record<string, { d: string; gap: Point }> = {
  woods: { d: 'v-2.5h-3.2l3.2-7.5 3.2 7.5h-3.2', gap: [12, 10] },
  swamps: { d: 'm-5-2h10m-8 0v-3m3 3v-5m3 5v-3', gap: [24, 17] },
  hills: { d: 'm-7-2q7-9 14 0m-4-3q5-4 9 3', gap: [34, 24] },
  mountains: { d: 'm-8-2l7-11 3 5 2-3 6 9m-13-4l2 2 2-3', gap: [34, 26] },
  forts: { d: 'm-8 0v-8l2-3 2 3v8m0-8l2-3 2 3v8m0-8l2-3 2 3v8m-14-4h16', gap: [38, 28] },
  ruins: { d: 'm-5-2v-7h3v4h3v-6h3v9z', gap: [36, 26] },
};

/** The signs of a kind of terrain all over its regions, as the data of a path. */
export function terrainOf(map: WarMap, terrain: string): string {
  const sign = TERRAINS[terrain];
  if (!sign) return '';
  const [dx, dy] = sign.gap;
  return map.regions
    .filter((one) => one.terrain === terrain && !one.off)
    .flatMap((region) =>
      over(region.outline, sign.gap, [dx * 0.58, dy * 0.5], [dx / 2, 0]).filter((place) =>
        isFree(place, region),
      ),
    )
    .map(([x, y]) => `M${x.toFixed(1)} ${(y + 4).toFixed(1)}${sign.d}`)
    .join('');
}

/** Short strokes on the lower side of a slope, or on the outer side of a wall. */
export function strokesOf({ points, high }: Arc, gap: number, long: number): string {
  // The way turned once towards growing y points to the area on the left.
  const hand = high === 'left' ? -1 : 1;
  return spotsAlong(points, gap)
    .map(({ at: [x, y], way: [ux, uy] }) => {
      const [dx, dy] = [-uy * hand * long, ux * hand * long];
      return `M${x.toFixed(1)} ${y.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`;
    })
    .join('');
}

/** Stepping stones across the middle of a line: a ford. */
export function stonesOf({ points }: Arc): string {
  const { at, way } = spotAt(points, lengthOf(points) / 2);
  const [x, y] = at;
  return [-7.5, -2.5, 2.5, 7.5]
    .flatMap((step, n) => [-3, 3].map((aside): Point => [step, aside + (n % 2 === 0 ? 1 : -1)]))
    .map(([step, aside]) => {
      const [px, py] = [x - way[1] * step + way[0] * aside, y + way[0] * step + way[1] * aside];
      return `M${px.toFixed(1)} ${py.toFixed(1)}h.1`;
    })
    .join('');
}

/** A path across the middle of a line: a pass. */
export function trackOf({ points }: Arc): string {
  const { at, way } = spotAt(points, lengthOf(points) / 2);
  const [dx, dy] = [-way[1] * 19, way[0] * 19];
  const [bx, by] = [way[0] * 7, way[1] * 7];
  const [x, y] = at;
  const place = (px: number, py: number) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  return `M${place(x - dx, y - dy)}Q${place(x - dx / 2 + bx, y - dy / 2 + by)} ${place(x, y)}T${place(x + dx, y + dy)}`;
}

/** The gate in the middle of a city's wall: two towers, and a door between them. */
export function gateOf({ points }: Arc): { towers: string; door: string } {
  const { at, way } = spotAt(points, lengthOf(points) / 2);
  const place = (along: number, aside: number) =>
    `${(at[0] + way[0] * along - way[1] * aside).toFixed(1)} ${(at[1] + way[1] * along + way[0] * aside).toFixed(1)}`;
  const block = (from: number, to: number, half: number) =>
    `M${place(from, -half)}L${place(to, -half)}L${place(to, half)}L${place(from, half)}Z`;
  return { towers: block(-19, -7, 8) + block(7, 19, 8), door: block(-7, 7, 5) };
}
