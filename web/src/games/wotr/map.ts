import { WarMap, type Point, type Region } from '../../parts/war/geometry';
import type { Box } from '../../parts/war/names';
import { mapFile } from '../../parts/war/file';
import drawn from './map.json?url';
import type { Nation, Site } from './wire';

/** The map of Middle-earth, drawn by `scripts/draw-map.mjs`. */
export const map = new WarMap(await mapFile(drawn));

/** The Nation that a region belongs to. */
export const nationOf = (region: Region): Nation | null => region.land as Nation | null;

/** What stands in a region. */
export const siteOf = (region: Region): Site => region.site as Site;

/** Sea and lake: where their names are written, how large, how steep, and the room they take. */
export const waters: { is: 'sea' | 'sea-of-rhun'; at: Point; letters: number; turn: number; box: Box }[] = [
  { is: 'sea', at: [250, 930], letters: 42, turn: -6, box: [85, 885, 415, 960] },
  { is: 'sea-of-rhun', at: [1150, 376], letters: 12, turn: 0, box: [1098, 362, 1202, 384] },
];
