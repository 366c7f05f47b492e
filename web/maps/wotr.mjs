/* The map of War of the Ring, Second Edition. */
import { readFileSync } from 'node:fs';

const source = new URL('../../crates/games/wotr/data/regions.json', import.meta.url);
const { regions } = JSON.parse(readFileSync(source, 'utf8'));

/** Where a region's position in the data would cross lines. */
const MOVED = { osgiliath: [643, 705] };

/** What stands in a region, as the engine names it. */
const siteOf = ({ fortification, settlement }) =>
  fortification ? 'fortification' : settlement === 'none' ? 'open' : settlement;

/** The regions that are woods. */
const WOODS = new Set([
  'dol-guldur',
  'druadan-forest',
  'eastern-mirkwood',
  'fangorn',
  'lorien',
  'narrows-of-the-forest',
  'northern-mirkwood',
  'old-forest',
  'old-forest-road',
  'southern-mirkwood',
  'trollshaws',
  'western-mirkwood',
  'woodland-realm',
]);

const borders = (key, kind) =>
  regions.flatMap((one) =>
    one[key].filter((other) => one.id < other).map((other) => ({ between: [one.id, other], kind })),
  );

export default {
  target: '../src/games/wotr/map.json',
  width: 1290,
  height: 1060,
  /** Where the data's square of 1000 by 1000 lies on the sheet. */
  place: ([x, y]) => [20 + 1.25 * x, 30 + y],
  typical: 8500,
  regions: regions.map((one) => ({
    id: one.id,
    at: MOVED[one.id] ?? [one.x, one.y],
    name: one.name,
    land: one.nation,
    site: siteOf(one),
    terrain: WOODS.has(one.id) ? 'woods' : 'plains',
  })),
  borders: [...borders('adjacent', 'open'), ...borders('impassableTo', 'impassable')],
  wastes: {
    sea: { is: 'sea' },
    'sea-of-rhun': { is: 'lake', area: 11000 },
    'grey-mountains': { is: 'mountains', area: 22000 },
    'eastern-mountains': { is: 'mountains', area: 11000 },
  },
  /** Sites besides the regions' own, by area. */
  sites: {
    'north-ered-luin': '110,30',
    'mount-gram': '345,10',
    lamedon: '511,778',
    khand: '985,830',
    'far-harad': '985,960',
    sea:
      '-10,0 35,25 60,90 0,110 -10,200 -5,285 22,268 -10,400 60,425 110,415 140,500 160,570 175,650 ' +
      '150,740 190,810 270,810 345,810 410,850 470,880 511,842 520,900 470,950 480,1020',
    'sea-of-rhun': '848,352 872,385',
    'grey-mountains': '520,30 570,25 620,25 670,20 725,15',
    'eastern-mountains': '975,590 985,650 985,730',
  },
};
