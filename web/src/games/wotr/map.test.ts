/*
 * The map must show the borders of the game's data: no more, and no fewer.
 */
import data from '../../../../crates/games/wotr/data/regions.json';
import { describe, expect, it } from 'vitest';
import description from '../../../maps/wotr.mjs';
import { away, checkMap, pair, pieces, span } from '../../../tests/maps';
import { isInside } from '../../parts/war/geometry';
import { mountainsOf } from '../../parts/war/landscape';
import { map } from './map';

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
const borders = new Set(printed.flatMap((one) => one.adjacent.map((other) => pair(one.id, other))));
const ids = new Set(printed.map((one) => one.id));
const touches = (area: string, other: string) =>
  map.arcs.some((arc) => pair(arc.left, arc.right) === pair(area, other));

describe('the map of Middle-earth', () => {
  checkMap(map, description, [...ids, ...map.massifs, 'sea', 'sea-of-rhun']);

  it('has the borders of the data, and mountains where others touch', () => {
    expect(borders.size).toBe(232);
    const crossable = description.borders.filter((one) => one.kind === 'open');
    expect(new Set(crossable.map(({ between: [a = '', b = ''] }) => pair(a, b)))).toEqual(borders);
    const mountains = mountainsOf(map);
    for (const arc of map.arcsOf('impassable')) {
      const close = mountains.filter((one) =>
        pieces(arc.points).some((piece) => away([one.x, one.y], piece) < 9),
      );
      if (ids.has(arc.left) && ids.has(arc.right)) expect(close.length).toBeGreaterThan(0);
    }
  });

  it('has the sea in the west, at the coastal regions only', () => {
    for (const one of printed) expect(touches(one.id, 'sea'), one.id).toBe(one.coastal);
    const sea = map.outlineOf('sea');
    expect(Math.min(...sea.map(([x]) => x))).toBe(0);
    expect(isInside([30, map.height - 30], sea)).toBe(true);
    expect(isInside([map.width - 30, map.height - 30], sea)).toBe(false);
    for (const arc of map.arcs.filter((one) => pair(one.left, one.right).includes('sea-of-rhun'))) {
      expect(arc.kind).toBe('shore');
    }
  });

  it('has the regions of the eastern edge, and no others, at its eastern edge', () => {
    const east = new Set<string>();
    for (const arc of map.arcs.filter((one) =>
      one.points.some(([x], at, all) => x === map.width && all[at - 1]?.[0] === x),
    )) {
      east.add(arc.left).add(arc.right);
    }
    for (const area of ['frame', ...map.massifs]) east.delete(area);
    expect([...east].sort()).toEqual(
      printed
        .filter((one) => one.easternEdge)
        .map((one) => one.id)
        .sort(),
    );
  });

  it('has Armies near the places of the data', () => {
    for (const one of map.regions) {
      const there = printed.find((other) => other.id === one.id);
      expect(span(one.at, [20 + 1.25 * (there?.x ?? 0), 30 + (there?.y ?? 0)]), one.id).toBeLessThan(130);
    }
  });

  it('leads from region to region by arrow keys', () => {
    expect(map.neighbourTowards('minas-tirith', [1, 0])).toBe('osgiliath');
    expect(map.neighbourTowards('orthanc', [0, -1])).toBe('south-dunland');
    expect(map.neighbourTowards('harlindon', [-1, 0])).toBeNull();
  });
});
