import { WarMap, type Point, type Region } from '../../parts/war/geometry';
import type { Box } from '../../parts/war/names';
import { mapFile } from '../../parts/war/file';
import drawn from './map.json?url';
import type { Territory } from './wire';

/** The map of the valley below the Lonely Mountain, drawn by `scripts/draw-map.mjs`. */
export const map = new WarMap(await mapFile(drawn));

/** How much larger things are drawn than on a map of a hundred regions. */
export const SIZE = 1.3;

/** What is built in a region, or what it is for. */
export type Site = 'settlement' | 'stronghold' | 'gate' | 'mustering' | 'open';

/** What stands in a region. */
export const siteOf = (region: Region): Site => region.site as Site;

/** The Mountain: where the middle of its foot is, and the room it takes. */
export const mountain: { at: Point; box: Box } = { at: [222, 108], box: [116, 14, 336, 112] };

/** Where Great Bats and Eagles over a territory are drawn: between the places of armies. */
export const skies: Record<Territory, Point> = {
  'eastern-bank': [682, 146],
  valley: [502, 600],
  'southern-spur': [256, 672],
  'broken-lands': [1066, 506],
};

/** The room that they take, where no name is written. */
export const skyBoxes: Box[] = Object.values(skies).map(([x, y]) => [x - 40, y - 16, x + 40, y + 16]);
