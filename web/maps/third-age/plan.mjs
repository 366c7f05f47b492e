/*
 * The plans of the two boards of Battles of the Third Age: where the sheet is, and what lies around the areas. Areas and
 * borders come from the game's data, or from what a data pack makes of it.
 */

/** The kinds of border of the drawing, by those of the game. */
export const KINDS = {
  normal: 'open',
  stream: 'stream',
  ford: 'ford',
  pass: 'pass',
  dike: 'dike',
  wall: 'wall',
  'city-wall': 'city-wall',
  'city-gate': 'city-gate',
  river: 'river',
  mountains: 'impassable',
};

const SHEETS = {
  rohan: {
    width: 1440,
    height: 1000,
    typical: 15500,
    place: ([x, y]) => [20 + 1.4 * x, 20 + 0.96 * y],
  },
  gondor: {
    width: 1440,
    height: 1000,
    typical: 15000,
    place: ([x, y]) => [20 + 1.4 * x, 20 + 0.96 * y],
  },
};

/** The description of a board. */
export function planOf({ id, areas, borders, recruitment }) {
  return {
    ...SHEETS[id],
    regions: areas.map((one) => ({
      id: one.id,
      at: [one.x, one.y],
      name: one.name,
      land: one.region,
      site: 'open',
      terrain: one.terrain,
    })),
    borders: borders.map(({ a, b, border, protects }) => ({
      between: [a, b],
      kind: KINDS[border],
      high: protects ?? undefined,
    })),
    boxes: recruitment.map((one) => ({
      id: one.id,
      name: one.name,
      is: 'muster',
      at: [one.x, one.y],
      leadsTo: [...one.arrows, ...one.linked],
    })),
  };
}
