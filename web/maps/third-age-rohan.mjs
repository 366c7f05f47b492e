/* The map of the Battle for Rohan. */
import { boardOf } from './third-age/board.mjs';
import { planOf } from './third-age/plan.mjs';

export default { target: '../src/games/third-age/map/rohan.json', ...planOf(boardOf('rohan')) };
