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
    typical: 14500,
    /** Where the data's square of 1000 by 1000 lies on the sheet. */
    place: ([x, y]) => [20 + 1.4 * x, 20 + 1.01 * y],
    wastes: {
      'misty-mountains': { is: 'mountains', area: 26000 },
      'white-mountains': { is: 'mountains', area: 84000 },
    },
    sites: {
      'misty-mountains': '-5,20 50,30 55,85 120,5 190,30 250,40 265,85 290,15',
      'white-mountains':
        '20,860 20,960 90,830 150,790 120,900 200,800 205,890 255,900 260,960 330,950 420,900 430,830 455,955 470,800 500,860 540,890 560,960 600,900 630,960 640,900 695,966 760,960 770,910 800,930 850,870 860,950 900,860 930,960 1000,870 1000,960',
    },
  },
  gondor: {
    width: 1440,
    height: 1000,
    typical: 14000,
    place: ([x, y]) => [30 + 1.39 * x, 20 + 0.96 * y],
    wastes: {
      'ered-nimrais-heights': { is: 'mountains', area: 40000 },
      'mountains-of-shadow': { is: 'mountains', area: 62000 },
    },
    sites: {
      'ered-nimrais-heights': '5,450 15,540 60,420 70,500 80,580 20,620 25,690 110,430 120,520 125,600',
      'mountains-of-shadow':
        '870,350 880,420 840,440 900,330 990,330 990,200 990,520 900,470 800,480 870,480 900,620 940,640 990,650 960,720 910,760 900,850 990,780 990,880 960,960',
    },
  },
};

/** Banks that face each other in the drawing only: a river has no gap. */
export const BANKS = [
  ['cair-andros', 'anduin-marshes'],
  ['eastern-fields', 'henneth-annun'],
  ['old-ships-landing', 'east-osgiliath'],
  ['south-river-bank', 'lower-anduin'],
];

/** How much larger than usual the city is that has walls within walls, and where siege engines stand beside Armies. */
const SIZES = { 'minas-tirith': 2.3, 'pelennor-townlands': 1.45, 'great-gate': 1.1, 'north-city-wall': 1.1 };

/** What the lines of a drawing depend on: where areas are, and which of them touch; not what their borders are. */
export function keyOf({ areas, borders, recruitment }) {
  const can = (border) => (border === 'river' || border === 'mountains' ? border : 'open');
  const told = [
    ...[...areas, ...recruitment].map(({ id, x, y }) => `${id} ${x} ${y}`),
    ...borders.map(({ a, b, border }) => `${[a, b].sort().join(' ')} ${can(border)}`),
  ];
  let sum = 0x811c9dc5;
  for (const letter of told.sort().join()) sum = Math.imul(sum ^ letter.codePointAt(0), 0x01000193) >>> 0;
  return sum.toString(16);
}

/** The description of a board; `bare`: without mountains around, which may be in the way of areas elsewhere. */
export function planOf(board, { bare = false, lenient = false } = {}) {
  const { id, areas, borders, recruitment } = board;
  const told = borders.map(({ a, b, border, protects }) => ({
    between: [a, b],
    kind: KINDS[border],
    high: protects ?? undefined,
  }));
  const isTold = (pair) => told.some(({ between }) => pair.every((one) => between.includes(one)));
  const banks = BANKS.filter(
    (pair) => !isTold(pair) && pair.every((one) => areas.some((area) => area.id === one)),
  );
  return {
    ...SHEETS[id],
    ...(bare && { wastes: {}, sites: {} }),
    key: keyOf(board),
    lenient,
    regions: areas.map((one) => ({
      id: one.id,
      at: [one.x, one.y],
      name: one.name,
      land: one.region,
      site: 'open',
      terrain: one.terrain,
      size: SIZES[one.id],
    })),
    borders: [...told, ...banks.map((between) => ({ between, kind: 'river' }))],
    boxes: recruitment.map((one) => ({
      id: one.id,
      name: one.name,
      is: 'muster',
      at: [one.x, one.y],
      leadsTo: [...one.arrows, ...one.linked],
    })),
  };
}
