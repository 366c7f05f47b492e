/* The map of The Battle of Five Armies. */
import { readFileSync } from 'node:fs';

const source = new URL('../../crates/games/five-armies/data/map.json', import.meta.url);
const { regions, borders, special_areas: areas } = JSON.parse(readFileSync(source, 'utf8'));

/** What stands in a region. */
const siteOf = ({ settlement, fortification, muster_region: muster }) =>
  settlement && fortification
    ? 'stronghold'
    : settlement
      ? 'settlement'
      : fortification
        ? 'gate'
        : muster
          ? 'mustering'
          : 'open';

/** Where the Mountain leaves room for areas that are no regions. */
const BOXES = {
  'eagles-eyrie': { is: 'box', at: [-2, 60] },
  'goblin-muster-north': { is: 'muster', at: [352, 22] },
  'mountain-pass-north': { is: 'pass', at: [500, 22] },
  'goblin-muster-west': { is: 'muster', at: [-2, 240] },
  'mountain-pass-west': { is: 'pass', at: [-2, 408] },
};

/** Where banks face each other in the drawing only: the river has no gap. */
const BANKS = [
  ['eastern-bank-5', 'southern-spur-1'],
  ['eastern-bank-6', 'valley-1'],
];

export default {
  target: '../src/games/five-armies/map.json',
  width: 1200,
  height: 850,
  /** Where the data's square of 1000 by 1000 lies on the sheet, which is as broad as the board. */
  place: ([x, y]) => [75 + 1.1 * x, 45 + 0.79 * y],
  typical: 15000,
  regions: regions.map((one) => ({
    id: one.id,
    at: [one.x, one.y],
    name: one.name,
    land: one.territory,
    site: siteOf(one),
    terrain: one.terrain === 'marsh' ? 'swamps' : one.terrain,
  })),
  borders: [
    ...borders.map((one) => ({
      between: [one.a, one.b],
      kind: one.type === 'black-line' ? 'impassable' : one.type,
      high: one.mountain_side,
    })),
    ...BANKS.map((between) => ({ between, kind: 'river' })),
  ],
  wastes: {
    'lonely-mountain': { is: 'mountains', area: 90000 },
    'western-foot': { is: 'mountains', area: 14000 },
    'northern-foot': { is: 'mountains', area: 16000 },
  },
  /** The Mountain lies around the areas that are no regions; its feet reach the edges of the sheet. */
  sites: {
    'lonely-mountain':
      '60,10 125,0 180,-30 235,-35 130,110 60,150 60,200 105,215 60,320 285,20 300,110 425,110 427,40',
    'western-foot': '50,490 70,540 20,570 -40,510',
    'northern-foot': '580,-20 590,40 580,115 640,80 660,150 650,20',
  },
  boxes: areas
    .filter(({ id }) => id in BOXES)
    .map(({ id, name, moves_to: leadsTo }) => ({ id, name, leadsTo, ...BOXES[id] })),
};
