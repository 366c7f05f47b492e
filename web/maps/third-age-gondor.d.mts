import type { MapDescription } from '../scripts/map/draw.mjs';

declare const description: MapDescription;
export default description;
