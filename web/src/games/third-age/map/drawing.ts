import { planOf, type Drawn } from '../../../../maps/third-age/plan.mjs';
import { draw } from '../../../../scripts/map/draw.mjs';
import type { MapFile } from '../../../parts/war/geometry';

/** Draws a board anew. Where mountains around it are in the way it is drawn without them. */
export function redraw(board: Drawn): MapFile {
  try {
    return draw(planOf(board, { lenient: true })).file;
  } catch {
    return draw(planOf(board, { lenient: true, bare: true })).file;
  }
}
