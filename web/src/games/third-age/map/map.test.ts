/*
 * The maps must show the borders of the game's data, and those of any data pack: no more, and no fewer.
 */
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../../../maps/third-age/board.mjs';
import { keyOf, KINDS, planOf } from '../../../../maps/third-age/plan.mjs';
import { checkMap, pair } from '../../../../tests/maps';
import { isInside } from '../../../parts/war/geometry';
import { lettersAt, Names, roughly, shared } from '../../../parts/war/names';
import type { Area, AreaFacts, BoardFacts, Border, BorderFacts, Scenario } from '../wire';
import { drawingOf, LETTERS, shapes, type Drawing } from './board';
import { bandsOf, CITY, ringsOf } from './city';
import { redraw } from './drawing';
import { entWaysOf, roadsOf } from './links';
import { isCrossable, pairOf, placeOf } from './types';

/** What a board's data has of its facts. */
function factsOf(id: Scenario): BoardFacts {
  const { areas, borders, recruitment } = boardOf(id);
  const sections: Record<string, AreaFacts['section']> = {
    'north-rammas': 'north',
    'north-city-wall': 'north',
    'great-gate': 'gate',
    'south-city-wall': 'south',
    'south-rammas': 'south',
  };
  const section = (area: string) => (id === 'gondor' ? (sections[area] ?? null) : null);
  return {
    id,
    name: id,
    areas: areas.map((one) => ({
      ...one,
      settlement: null,
      side: null,
      protection: null,
      worth: 0,
      section: section(one.id),
      ours: [],
    })),
    borders: borders.map((one) => ({ ...one, ours: true })),
    recruitment: recruitment.map((one) => ({ ...one, pool: null, ours: [] })),
    regions: [],
    sections:
      id === 'gondor'
        ? (['north', 'south', 'gate'] as const).map((one) => ({ id: one, name: one, protection: 6 }))
        : [],
    locations: [],
    dunlendings: [],
    mordor_orcs: [],
    anduin_south: [],
    towers: [],
    catapults: [],
    ent_steps: id === 'rohan' ? [{ from: 'derndingle', to: ['fangorn'] }] : [],
    ours: [],
  };
}

/** A board on which one border is another, is new, or is gone. */
function changed(board: BoardFacts, a: Area, b: Area, border: Border | null, protects: Area | null = null) {
  const rest = board.borders.filter((one) => pairOf(one.a, one.b) !== pairOf(a, b));
  const own: BorderFacts[] = border ? [{ a, b, border, protects, ours: false }] : [];
  return { ...board, borders: [...rest, ...own] };
}

/** The kinds of the lines between two areas. */
const kindsOf = ({ map }: Drawing, a: string, b: string) =>
  new Set(map.arcs.filter((arc) => pairOf(arc.left, arc.right) === pairOf(a, b)).map((arc) => arc.kind));

/** Every border that can be crossed is a line of its kind or a way; nothing else can be crossed. */
function checkBorders(board: BoardFacts, drawing: Drawing) {
  const told = new Map(board.borders.map((one) => [pairOf(one.a, one.b), one.border]));
  const ids = new Set<string>(board.areas.map((one) => one.id));
  for (const { a, b, border } of board.borders) {
    const lines = kindsOf(drawing, a, b);
    const ways = drawing.links.filter((link) => pairOf(link.a, link.b) === pairOf(a, b));
    if (lines.size > 0) expect([...lines], pair(a, b)).toEqual([KINDS[border]]);
    expect(ways, pair(a, b)).toHaveLength(isCrossable(border) && lines.size === 0 ? 1 : 0);
  }
  for (const { left, right, kind } of drawing.map.arcs) {
    if (!ids.has(left) || !ids.has(right) || told.has(pairOf(left, right))) continue;
    expect(['impassable', 'river'], pair(left, right)).toContain(kind);
  }
}

describe.each(['rohan', 'gondor'] as const)('the map of %s', (id) => {
  const board = factsOf(id);
  const drawing = drawingOf(board);
  const { map } = drawing;

  checkMap(map, { target: '', ...planOf(boardOf(id)) }, [...new Set(Object.keys(shapes[id].areas))]);

  it('has the place of every area inside its outline, and of no other', () => {
    for (const { at, id: own, off } of map.regions) {
      const inside = map.regions.filter((one) => !one.off && isInside(at, one.outline)).map((one) => one.id);
      expect(inside, own).toEqual(off ? [] : [own]);
    }
  });

  it('has all areas and recruitment areas, and the arrows of these', () => {
    expect(map.regions.filter((one) => !one.off)).toHaveLength(id === 'rohan' ? 56 : 54);
    expect(map.regions.filter((one) => one.off)).toHaveLength(id === 'rohan' ? 0 : 8);
    for (const { id: own, arrows, linked } of board.recruitment)
      expect(map.regionById.get(own)?.leadsTo).toEqual([...arrows, ...linked]);
  });

  it('shows every border without a way over other areas', () => {
    checkBorders(board, drawing);
    expect(drawing.links).toEqual([]);
  });

  it('has room for all names, as large as they are written here', () => {
    const names = new Names(map);
    for (const scale of [0.4, 0.48, 0.56, 0.7, 0.9, 1.2]) {
      const placed = [...names.place(lettersAt(scale, LETTERS), [], roughly)];
      expect(placed).toHaveLength(map.regions.length);
      for (const [at, [own, { box }]] of placed.entries()) {
        const over = placed.slice(at + 1).filter(([, other]) => shared(box, other.box) > 0);
        expect(over.map(([other]) => `${own}, ${other} at ${scale}`)).toEqual([]);
      }
    }
  });

  it('was drawn for these areas and borders', () => {
    expect(shapes[id].key).toBe(keyOf(boardOf(id)));
  });

  it('shows a border as whatever a pack makes of it', () => {
    for (const border of Object.keys(KINDS) as Border[]) {
      const [one] = board.borders;
      if (!one) throw new Error('no borders');
      const protects = border === 'dike' || border === 'wall' ? one.b : null;
      const other = changed(board, one.a, one.b, border, protects);
      const now = drawingOf(other);
      checkBorders(other, now);
      expect([...kindsOf(now, one.a, one.b)]).toEqual([KINDS[border]]);
      const line = now.map.arcs.find((arc) => pairOf(arc.left, arc.right) === pairOf(one.a, one.b));
      expect(line?.high && line[line.high]).toBe(protects ?? undefined);
    }
  });

  it('parts areas whose border a pack takes away', () => {
    const [one] = board.borders;
    if (!one) throw new Error('no borders');
    const other = changed(board, one.a, one.b, null);
    checkBorders(other, drawingOf(other));
    expect([...kindsOf(drawingOf(other), one.a, one.b)]).toEqual(['impassable']);
  });
});

describe('a map whose areas touch otherwise', () => {
  const rohan = factsOf('rohan');
  const far = changed(
    changed(rohan, 'onodlo', 'westmark', 'stream'),
    'edoras',
    'grimslade',
    'wall',
    'edoras',
  );

  it('joins what does not touch by ways, with what has to be crossed', () => {
    const drawing = drawingOf(far);
    checkBorders(far, drawing);
    const roads = roadsOf(drawing.map, drawing.links);
    expect(roads.map(({ a, b, across }) => [a, b, across.kind])).toEqual([
      ['onodlo', 'westmark', 'stream'],
      ['edoras', 'grimslade', 'wall'],
    ]);
    for (const { across } of roads) {
      const [from, to] = across.points;
      const place = drawing.map.regionById.get(across.left)?.at;
      if (!from || !to || !place) throw new Error(across.left);
      // The beginning lies on the left hand of what lies across.
      const hand = (to[0] - from[0]) * (place[1] - from[1]) - (to[1] - from[1]) * (place[0] - from[0]);
      expect(hand).toBeLessThan(0);
    }
    expect(roads[1]?.across.high).toBe('left');
  });

  it('is drawn anew, and shows the same', () => {
    expect(keyOf(far)).not.toBe(keyOf(rohan));
    const file = redraw(far);
    expect(file.key).toBe(keyOf(far));
    checkBorders(far, drawingOf(far, file));
  }, 60_000);

  it('is drawn anew with areas at other places, even where mountains were', () => {
    const moved = {
      ...rohan,
      areas: rohan.areas.map((one) => (one.id === 'adorn' ? { ...one, x: 60, y: 960 } : one)),
    };
    expect(keyOf(moved)).not.toBe(keyOf(rohan));
    checkBorders(moved, drawingOf(moved, redraw(moved)));
  }, 60_000);

  it('needs no new drawing where only a kind of border changes', () => {
    expect(keyOf(changed(rohan, 'west-fords', 'fords-of-isen', 'stream'))).toBe(keyOf(rohan));
    expect(keyOf(changed(rohan, 'west-fords', 'fords-of-isen', 'river'))).not.toBe(keyOf(rohan));
    expect(keyOf({ ...rohan, borders: rohan.borders.toReversed() })).toBe(keyOf(rohan));
  });
});

describe('places of their own', () => {
  it('are the three sections of Minas Tirith, which lie in the city and not on each other', () => {
    const gondor = factsOf('gondor');
    const { map } = drawingOf(gondor);
    const bands = bandsOf(map, gondor);
    const city = map.regionById.get(CITY);
    expect(bands.map((one) => one.section).sort()).toEqual(['gate', 'north', 'south']);
    for (const { at, section } of bands) {
      expect(isInside(at, city?.outline ?? []), section).toBe(true);
      for (const other of bands.filter((one) => one.section !== section))
        expect(Math.hypot(at[0] - other.at[0], at[1] - other.at[1])).toBeGreaterThan(30);
    }
    expect(ringsOf(map, gondor)).toHaveLength(3);
  });

  it('are the ways that only Ents go', () => {
    const rohan = factsOf('rohan');
    expect(entWaysOf(drawingOf(rohan).map, rohan)).toHaveLength(1);
  });

  it('are found for what can be chosen', () => {
    expect(placeOf({ area: 'edoras' }, null)).toBe('edoras');
    expect(placeOf({ section: 'gate' }, null)).toBe('section-gate');
    expect(placeOf('entwood', null)).toBeNull();
    expect(placeOf('darkness', null)).toBeNull();
  });
});
