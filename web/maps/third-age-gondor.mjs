/* The map of the Battle for Gondor. */
import { boardOf } from './third-age/board.mjs';
import { planOf } from './third-age/plan.mjs';

export default { target: '../src/games/third-age/map/gondor.json', ...planOf(boardOf('gondor')) };
