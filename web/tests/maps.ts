import { expect, it } from 'vitest';
import { isInside, type Point, type WarMap } from '../src/parts/war/geometry';
import { arrange, boxesOf, bulkAt, type Standing } from '../src/parts/war/layout';
import { LEAST, lettersAt, Names, roughly, shared } from '../src/parts/war/names';
import type { MapDescription } from '../scripts/map/draw.mjs';

/** One name for two areas, whichever comes first. */
export const pair = (a: string, b: string): string => [a, b].sort().join(' – ');

/** The distance of two places. */
export const span = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The straight pieces of a line. */
export const pieces = (points: Point[]): [Point, Point][] =>
  points.slice(1).map((to, at) => [points[at] ?? to, to]);

/** How long a line is. */
export const long = (points: Point[]): number => pieces(points).reduce((sum, [a, b]) => sum + span(a, b), 0);

/** How far a place is from a piece of a line. */
export function away([x, y]: Point, [a, b]: [Point, Point]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const part = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  return span([x, y], [a[0] + part * dx, a[1] + part * dy]);
}

function areaOf(outline: Point[]): number {
  return Math.abs(
    outline.reduce((sum, [x, y], at) => {
      const [u, v] = outline[(at + 1) % outline.length] ?? [x, y];
      return sum + (x * v - u * y) / 2;
    }, 0),
  );
}

/** What a busy machine may take for the longer ones, in milliseconds. */
const PATIENCE = 60_000;

/** How many pixels a unit of the map has where names can be read, from a small window to the closest look. */
const SCALES = [0.46, 0.5, 0.55, 0.6, 0.66, 0.74, 0.85, 1, 1.3, 1.8, 2.8];

/** What every map must have: exactly the borders of its description, room for Armies, and names to be read. */
export function checkMap(map: WarMap, description: MapDescription, areas: string[]): void {
  const borders = new Map(
    description.borders.map((one) => [pair(one.between[0] ?? '', one.between[1] ?? ''), one]),
  );
  const regions = map.regions.filter((one) => !one.off);
  const ids = new Set(regions.map((one) => one.id));

  it('has every region, with its name and land, and every area off the map', () => {
    const { regions: told, boxes = [] } = description;
    expect([...map.regionById.keys()].sort()).toEqual([...told, ...boxes].map((one) => one.id).sort());
    for (const { id, name, land } of told) expect(map.regionById.get(id)).toMatchObject({ name, land });
    for (const { id, is } of boxes) expect(map.regionById.get(id)).toMatchObject({ off: is });
  });

  it('shows every border that can be crossed at a length that can be seen, and all as what they are', () => {
    for (const [border, { kind = 'open' }] of borders) {
      const lines = map.arcs.filter((arc) => pair(arc.left, arc.right) === border);
      for (const { kind: drawn } of lines) expect(drawn, border).toBe(kind);
      if (kind === 'impassable') continue;
      expect(Math.max(0, ...lines.map((arc) => long(arc.points))), border).toBeGreaterThan(20);
    }
  });

  it('parts all other regions that touch', () => {
    for (const arc of map.arcs) {
      const border = pair(arc.left, arc.right);
      if (ids.has(arc.left) && ids.has(arc.right) && !borders.has(border)) {
        expect(arc.kind, border).toBe('impassable');
      }
    }
  });

  it('knows which side of a slope is higher, and which is behind a wall', () => {
    for (const arc of map.arcsOf('slope', 'wall')) {
      const { high } = borders.get(pair(arc.left, arc.right)) ?? {};
      if (high) expect(arc.high && arc[arc.high]).toBe(high);
    }
  });

  it('has room for an Army in every region', () => {
    for (const one of map.regions) {
      expect(isInside(one.at, one.outline), one.id).toBe(true);
      const first = one.outline[0] ?? one.at;
      const free = Math.min(...pieces([...one.outline, first]).map((piece) => away(one.at, piece)));
      expect(free, one.id).toBeGreaterThanOrEqual(14);
    }
  });

  it('has lines that do not cross', () => {
    const all = map.arcs.flatMap((arc) => pieces(arc.points));
    const side = (a: Point, b: Point, c: Point) =>
      Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
    const crossing = all.flatMap(([a, b], at) =>
      all
        .slice(at + 1)
        .filter(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0)
        .map(([c, d]) => [a, b, c, d]),
    );
    expect(crossing).toEqual([]);
  });

  it('covers the whole sheet', () => {
    const sum = areas.reduce((total, area) => total + areaOf(map.outlineOf(area)), 0);
    expect(Math.round(sum)).toBe(map.width * map.height);
  });

  it('leads from region to region by arrow keys', () => {
    const ways: Point[] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ];
    for (const one of map.regions.filter(({ off, leadsTo }) => !off || leadsTo.length > 0)) {
      expect(
        ways.some((way) => map.neighbourTowards(one.id, way)),
        one.id,
      ).toBe(true);
    }
  });

  const row = [{ what: 'army', width: 36, before: true }];
  const positions: Record<string, (n: number) => Standing<string>> = {
    'an empty map': () => ({ row: [] }),
    'a map with Armies here and there': (n) => ({ row: n % 3 === 0 ? row : [] }),
    'a full map': () => ({ row, built: 'town' }),
  };
  const names = new Names(map);
  for (const [position, standing] of Object.entries(positions)) {
    it(
      `has names that do not overlap on ${position}`,
      () => {
        for (const scale of SCALES) {
          expect(lettersAt(scale) * scale).toBeGreaterThanOrEqual(LEAST - 0.01);
          const taken = map.regions.flatMap((one, n) =>
            boxesOf(one.at, arrange(standing(n), one.room, bulkAt(scale))),
          );
          const placed = [...names.place(lettersAt(scale), taken, roughly)];
          for (const [at, [id, { box }]] of placed.entries()) {
            const over = placed.slice(at + 1).filter(([, other]) => shared(box, other.box) > 0);
            expect(over.map(([other]) => `${id}, ${other} at ${scale}`)).toEqual([]);
          }
          // Where nothing stands in the way, all can be read.
          if (position === 'an empty map') expect(placed).toHaveLength(map.regions.length);
          else expect(placed.length).toBeGreaterThan(0.9 * map.regions.length);
        }
      },
      PATIENCE,
    );
  }
}
