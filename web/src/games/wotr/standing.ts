import type { Region } from '../../parts/war/geometry';
import type { Piece, Standing } from '../../parts/war/layout';
import { unitsAmong } from './adapt';
import { siteOf } from './map';
import type { ArmyStack, RegionState } from './types';

/** One thing that stands in a region. */
export type Item =
  | { is: 'settlement' }
  | { is: 'siege'; stack: ArmyStack }
  | { is: 'stack'; stack: ArmyStack }
  | { is: 'fellowship' };

/** How much room an Army takes, or figures without one, and where the shield's middle is. */
function stackPiece(stack: ArmyStack): Piece<Item> {
  const { nations, nazgul, characters } = stack.figures;
  const what: Item = { is: 'stack', stack };
  if (unitsAmong(stack.figures) > 0) {
    return { what, width: characters.length > 0 ? 44 : 36, middle: 18, before: true };
  }
  const leaders = nations.some((one) => one.leaders > 0) ? 1 : 0;
  const marks = leaders + Math.min(nazgul, 1) + Math.min(characters.length, 3);
  return { what, width: 6 + 14 * marks, before: true };
}

/** What stands in a region: the Fellowship, the besieged within the walls, and Armies before what is built there. */
export function standingIn(
  region: Region,
  state: RegionState | undefined,
  fellowship: boolean,
): Standing<Item> {
  const row: Piece<Item>[] = [];
  if (fellowship) row.push({ what: { is: 'fellowship' }, width: 27 });
  if (state?.inside) row.push({ what: { is: 'siege', stack: state.inside }, width: 52 });
  row.push(...(state?.armies ?? []).map(stackPiece));
  const built = siteOf(region) !== 'open' && !state?.inside;
  return built ? { row, built: { is: 'settlement' } } : { row };
}
