/*
 * A small made-up map with every kind of border and area off the map comes out of the program that draws maps.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { draw } from '../scripts/map/draw.mjs';
import { WarMap } from '../src/parts/war/geometry';
import { mountainsOf, stonesOf, strokesOf, terrainOf, trackOf } from '../src/parts/war/landscape';
import { waysToWrite } from '../src/parts/war/names';
import { checkMap, pair } from './maps';
import description from './maps/islands.mjs';

const { file, missing } = draw(description);
const map = new WarMap(file);

describe('a map with everything', () => {
  const wastes = Object.keys(description.wastes ?? {});
  checkMap(map, description, [
    ...description.regions.map((one) => one.id),
    ...wastes,
    // It lies in a clearing of the sheet.
    'dragon-pass',
  ]);

  it('is drawn with every border, and every kind of line', () => {
    expect(missing).toEqual([]);
    const kinds = ['open', 'slope', 'ford', 'stream', 'river', 'wall', 'pass', 'impassable'] as const;
    for (const kind of [...kinds, 'coast', 'shore', 'frame'] as const) {
      expect(map.arcsOf(kind).length, kind).toBeGreaterThan(0);
    }
  });

  it('has signs for its borders and terrain', () => {
    for (const arc of map.arcsOf('slope', 'wall'))
      expect(strokesOf(arc, 6, 6).match(/M/g)?.length).toBeGreaterThan(3);
    for (const arc of map.arcsOf('ford')) expect(stonesOf(arc)).not.toBe('');
    for (const arc of map.arcsOf('pass')) expect(trackOf(arc)).not.toBe('');
    for (const terrain of ['woods', 'hills', 'swamps', 'mountains', 'ruins']) {
      expect(terrainOf(map, terrain), terrain).not.toBe('');
    }
    expect(terrainOf(map, 'plains')).toBe('');
  });

  it('has areas off the map, on the sheet and beside it, that nothing lies on', () => {
    const [left, top, width, height] = map.bounds;
    const boxes = map.regions.filter((one) => one.off);
    expect(boxes.map((one) => one.off).sort()).toEqual(['box', 'muster', 'pass']);
    for (const { outline } of boxes) {
      for (const [x, y] of outline) {
        expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
      }
    }
    expect(map.regionById.get('hidden-camp')?.leadsTo).toEqual(['dragon-pass']);
    expect(map.neighbourTowards('hidden-camp', [-1, 0])).toBe('dragon-pass');
    const pass = map.regionById.get('dragon-pass');
    const [from, , to] = pass?.outline ?? [];
    const inside = mountainsOf(map).filter(
      ({ x, y }) => from && to && x > from[0] && x < to[0] && y > from[1] && y < to[1],
    );
    expect(inside).toEqual([]);
  });

  it('is refused if borders cross, and says which', () => {
    const crossing = { between: ['harbour', 'old-wood'] };
    expect(() => draw({ ...description, borders: [...description.borders, crossing] })).toThrow(
      /harbour - old-wood/,
    );
    expect(pair('b', 'a')).toBe('a – b');
  });

  it('is refused if areas off the map lie on each other', () => {
    const boxes = (description.boxes ?? []).map((box) =>
      box.id === 'lost' ? { ...box, at: [700, 150] } : box,
    );
    expect(() => draw({ ...description, boxes })).toThrow(/hidden-camp and lost/);
  }, 60_000);
});

describe('the maps of the games', () => {
  it('are what the program draws from their descriptions', () => {
    const program = fileURLToPath(new URL('../scripts/draw-map.mjs', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--check'], {
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
  }, 120_000);
});

describe('a name', () => {
  it('can be written in one line or several', () => {
    expect(waysToWrite('Bree')).toEqual([['Bree']]);
    expect(waysToWrite('Minas Tirith')).toEqual([['Minas Tirith'], ['Minas', 'Tirith']]);
    expect(waysToWrite('North Anduin Vale')).toEqual([
      ['North Anduin Vale'],
      ['North', 'Anduin Vale'],
      ['North', 'Anduin', 'Vale'],
    ]);
  });
});
