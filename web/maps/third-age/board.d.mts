import type { Scenario } from '../../src/wire/third-age';
import type { Drawn } from './plan.mjs';

/** The board of a scenario, as the game's data has it. */
export function boardOf(id: Scenario): Drawn;
