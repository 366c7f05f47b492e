/*
 * The map must show the borders of the game's data: no more, and no fewer.
 */
import data from '../../../../crates/games/wotr/data/regions.json';
import { describe, expect, it } from 'vitest';
import {
  arcs,
  isInside,
  massifs,
  mountains,
  neighbourTowards,
  outlineOf,
  regions,
  size,
  type Point,
} from './geometry';

interface Printed {
  id: string;
  name: string;
  nation: string | null;
  x: number;
  y: number;
  coastal: boolean;
  easternEdge: boolean;
  adjacent: string[];
}

const printed: Printed[] = data.regions;
const pair = (a: string, b: string) => [a, b].sort().join(' – ');
const borders = new Set(printed.flatMap((one) => one.adjacent.map((other) => pair(one.id, other))));
const ids = new Set(printed.map((one) => one.id));

const span = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const pieces = (points: Point[]) => points.slice(1).map((to, at): [Point, Point] => [points[at] ?? to, to]);
const long = (points: Point[]) => pieces(points).reduce((sum, [a, b]) => sum + span(a, b), 0);
const touches = (area: string, other: string) =>
  arcs.some((arc) => pair(arc.left, arc.right) === pair(area, other));

/** How far a place is from a piece of a line. */
function away([x, y]: Point, [a, b]: [Point, Point]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const part = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)));
  return span([x, y], [a[0] + part * dx, a[1] + part * dy]);
}

describe('the map', () => {
  it('has every region, with its name and Nation', () => {
    expect(regions.map((one) => one.id).sort()).toEqual([...ids].sort());
    for (const one of printed) {
      expect(regions.find((other) => other.id === one.id)).toMatchObject({
        name: one.name,
        nation: one.nation,
      });
    }
  });

  it('shows every border at a length that can be seen', () => {
    expect(borders.size).toBe(232);
    for (const border of borders) {
      const shared = arcs.filter((arc) => arc.kind === 'border' && pair(arc.left, arc.right) === border);
      expect(Math.max(0, ...shared.map((arc) => long(arc.points))), border).toBeGreaterThan(30);
    }
  });

  it('parts all other regions that touch by mountains', () => {
    for (const arc of arcs) {
      if (!ids.has(arc.left) || !ids.has(arc.right)) continue;
      const border = pair(arc.left, arc.right);
      expect(arc.kind, border).toBe(borders.has(border) ? 'border' : 'ridge');
      if (arc.kind !== 'ridge') continue;
      const close = mountains.filter((one) =>
        pieces(arc.points).some((piece) => away([one.x, one.y], piece) < 9),
      );
      expect(close.length, border).toBeGreaterThan(0);
    }
  });

  it('has the sea in the west, at the coastal regions only', () => {
    for (const one of printed) expect(touches(one.id, 'sea'), one.id).toBe(one.coastal);
    const sea = outlineOf('sea');
    expect(Math.min(...sea.map(([x]) => x))).toBe(0);
    expect(isInside([30, size.height - 30], sea)).toBe(true);
    expect(isInside([size.width - 30, size.height - 30], sea)).toBe(false);
    for (const arc of arcs.filter((one) => pair(one.left, one.right).includes('sea-of-rhun'))) {
      expect(arc.kind).toBe('shore');
    }
  });

  it('has the regions of the eastern edge, and no others, at its eastern edge', () => {
    const east = new Set<string>();
    for (const arc of arcs.filter((one) =>
      one.points.some(([x], at, all) => x === size.width && all[at - 1]?.[0] === x),
    )) {
      east.add(arc.left).add(arc.right);
    }
    for (const area of ['frame', ...massifs]) east.delete(area);
    expect([...east].sort()).toEqual(
      printed
        .filter((one) => one.easternEdge)
        .map((one) => one.id)
        .sort(),
    );
  });

  it('has room for an Army in every region, near its place in the data', () => {
    for (const one of regions) {
      expect(isInside(one.at, one.outline), one.id).toBe(true);
      const first = one.outline[0] ?? one.at;
      const free = Math.min(...pieces([...one.outline, first]).map((piece) => away(one.at, piece)));
      expect(free, one.id).toBeGreaterThanOrEqual(14);
      const there = printed.find((other) => other.id === one.id);
      expect(span(one.at, [20 + 1.25 * (there?.x ?? 0), 30 + (there?.y ?? 0)]), one.id).toBeLessThan(130);
    }
  });

  it('has lines that do not cross', () => {
    const all = arcs.flatMap((arc) => pieces(arc.points));
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
    const areaOf = (outline: Point[]) =>
      Math.abs(
        outline.reduce((sum, [x, y], at) => {
          const [u, v] = outline[(at + 1) % outline.length] ?? [x, y];
          return sum + (x * v - u * y) / 2;
        }, 0),
      );
    const areas = [...ids, ...massifs, 'sea', 'sea-of-rhun'];
    const sum = areas.reduce((total, area) => total + areaOf(outlineOf(area)), 0);
    expect(Math.round(sum)).toBe(size.width * size.height);
  });

  it('leads from region to region by arrow keys', () => {
    expect(neighbourTowards('minas-tirith', [1, 0])).toBe('osgiliath');
    expect(neighbourTowards('orthanc', [0, -1])).toBe('south-dunland');
    expect(neighbourTowards('harlindon', [-1, 0])).toBeNull();
    for (const one of regions) {
      const next = (
        [
          [0, -1],
          [1, 0],
          [0, 1],
          [-1, 0],
        ] as Point[]
      ).map((way) => neighbourTowards(one.id, way));
      expect(next.some(Boolean), one.id).toBe(true);
    }
  });
});
