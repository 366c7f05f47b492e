/*
 * The map must show the borders of the game's data: no more, and no fewer.
 */
import data from '../../../../crates/games/five-armies/data/map.json';
import { describe, expect, it } from 'vitest';
import description from '../../../maps/five-armies.mjs';
import { checkMap, pair, span } from '../../../tests/maps';
import { map, mountain } from './map';

const ids = new Set(data.regions.map((one) => one.id));
const boxes = map.regions.filter((one) => one.off);

describe('the map of the battle', () => {
  checkMap(map, description, [...ids, ...map.massifs]);

  it('has 46 regions in four territories, and the areas that are no regions', () => {
    const lands = map.regions.filter((one) => !one.off).map((one) => one.land);
    const count = (land: string) => lands.filter((one) => one === land).length;
    expect(['eastern-bank', 'southern-spur', 'valley', 'broken-lands'].map(count)).toEqual([12, 8, 13, 13]);
    expect(boxes.map(({ id, leadsTo }) => [id, ...leadsTo]).sort()).toEqual([
      ['eagles-eyrie'],
      ['goblin-muster-north', 'mountain-pass-north'],
      ['goblin-muster-west', 'mountain-pass-west'],
      ['mountain-pass-north', 'eastern-bank-2'],
      ['mountain-pass-west', 'southern-spur-2'],
    ]);
  });

  it('has the borders of the data: 73 open, 14 slopes, 5 fords', () => {
    const adjacent = new Set(data.regions.flatMap((one) => one.adjacent.map((other) => pair(one.id, other))));
    const crossed = map.arcs.filter((arc) => ['open', 'slope', 'ford'].includes(arc.kind));
    expect(new Set(crossed.map((arc) => pair(arc.left, arc.right)))).toEqual(adjacent);
    const pairs = (kind: 'open' | 'slope' | 'ford') =>
      new Set(map.arcsOf(kind).map((arc) => pair(arc.left, arc.right))).size;
    expect([pairs('open'), pairs('slope'), pairs('ford')]).toEqual([73, 14, 5]);
  });

  it('has one river, without a gap, from the Front Gate to the edge', () => {
    const water = map.arcsOf('river', 'ford');
    const ends = new Map<string, number>();
    for (const { points } of water) {
      for (const end of [points[0], points.at(-1)]) {
        const key = String(end);
        ends.set(key, (ends.get(key) ?? 0) + 1);
      }
    }
    const loose = [...ends].filter(([, n]) => n === 1).map(([key]) => key.split(',').map(Number));
    expect([...ends.values()].every((n) => n <= 2)).toBe(true);
    expect(loose).toHaveLength(2);
    const [source, mouth] = loose.toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0));
    expect(map.outlineOf('front-gate').map(String)).toContain(String(source));
    expect(mouth?.[1]).toBe(map.height);
  });

  it('has slopes whose higher side is in the mountains', () => {
    const terrain = new Map(data.regions.map((one) => [one.id, one.terrain]));
    for (const arc of map.arcsOf('slope')) {
      expect(arc.high && terrain.get(arc[arc.high])).toBe('mountains');
      expect(terrain.get(arc.high === 'left' ? arc.right : arc.left)).not.toBe('mountains');
    }
  });

  it('has armies near the places of the data', () => {
    for (const { id, x, y } of data.regions) {
      const at = map.regionById.get(id)?.at ?? [0, 0];
      expect(span(at, [75 + 1.1 * x, 45 + 0.79 * y]), id).toBeLessThan(90);
    }
  });

  it('has room for the Mountain, between the areas that are no regions', () => {
    const [left, top, right, foot] = mountain.box;
    for (const {
      outline: [from, , to],
      id,
    } of boxes) {
      if (!from || !to) throw new Error(id);
      expect(right < from[0] || left > to[0] || foot < from[1] || top > to[1], id).toBe(true);
    }
  });
});
