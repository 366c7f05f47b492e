import { WarMap, type Region } from '../../parts/war/geometry';
import file from './map.json';
import type { Nation, Site } from './wire';

/** The map of Middle-earth, drawn by `scripts/draw-map.mjs`. */
export const map = new WarMap(file);

/** The Nation that a region belongs to. */
export const nationOf = (region: Region): Nation | null => region.land as Nation | null;

/** What stands in a region. */
export const siteOf = (region: Region): Site => region.site as Site;
