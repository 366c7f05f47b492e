import { unitsIn } from './describe';
import type { Region } from './geometry';
import type { ArmyStack, RegionState } from './types';

/** One thing that stands in a region, relative to the region's place for Armies. */
export type Item = { x: number; y: number; scale: number } & (
  | { is: 'settlement' }
  | { is: 'siege'; stack: ArmyStack }
  | { is: 'stack'; stack: ArmyStack }
  | { is: 'fellowship' }
);

/** How large things are drawn, so that they can be read at any zoom: at least some 24 pixels, if there is room. */
export function bulkAt(pixels: number): number {
  return Math.min(2.1, Math.max(0.62, 0.74 / Math.max(pixels, 0.01)));
}

/** How far a Settlement looks out from behind an Army. */
const SHOULDER = 14;

function widthOf(stack: ArmyStack): number {
  const beside = stack.characters.length > 0;
  if (unitsIn(stack) > 0) return beside ? 44 : 36;
  return (
    6 + 14 * (Math.min(stack.leaders, 1) + Math.min(stack.nazgul, 1) + Math.min(stack.characters.length, 3))
  );
}

/** Puts what is in a region side by side. */
export function arrange(
  region: Region,
  state: RegionState | undefined,
  fellowship: boolean,
  bulk: number,
): Item[] {
  const row: { item: Item; width: number }[] = [];
  const spot = { x: 0, y: 0, scale: 1 };
  if (fellowship) row.push({ item: { is: 'fellowship', ...spot }, width: 27 });
  if (state?.inside) row.push({ item: { is: 'siege', stack: state.inside, ...spot }, width: 52 });
  for (const stack of state?.armies ?? []) {
    row.push({ item: { is: 'stack', stack, ...spot }, width: widthOf(stack) });
  }
  const built = region.settlement !== 'none' && !state?.inside;
  // An Army stands before its Settlement, which looks over its shoulder.
  const shoulder = built && row.some(({ item }) => item.is === 'stack');
  if (built && !shoulder) row.unshift({ item: { is: 'settlement', ...spot }, width: 24 });
  const total = row.reduce((sum, one) => sum + one.width, shoulder ? SHOULDER : 0);
  const scale = Math.min(bulk, Math.max(0.8 * Math.min(bulk, 1.6), (2.6 * region.room) / total));
  let x = (-total / 2) * scale;
  const items: Item[] = [];
  for (const { item, width } of row) {
    if (shoulder && item.is === 'stack' && !items.some((one) => one.is === 'settlement')) {
      x += SHOULDER * scale;
      items.push({ is: 'settlement', x: x - 3 * scale, y: -7 * scale, scale: scale * 0.92 });
    }
    const middle = item.is === 'stack' && item.stack.characters.length > 0 ? 18 : width / 2;
    items.push({ ...item, x: x + (unitsOf(item) ? middle : width / 2) * scale, y: 0, scale });
    x += width * scale;
  }
  return items;
}

const unitsOf = (item: Item): boolean => item.is === 'stack' && unitsIn(item.stack) > 0;

/** How far a token reaches below its middle. */
const FOOT = 19;

/** How far a region's name is moved down, so that what stands in the region does not hide it. */
export function nameDrop(region: Region, items: Item[], letters: number): number {
  const standing = items.filter((item) => item.is !== 'settlement');
  const foot = Math.max(0, ...standing.map((item) => FOOT * item.scale));
  const top = region.label[1] - region.at[1] - 0.72 * letters;
  // A name above the tokens stays there.
  return standing.length === 0 || top + letters < -foot ? 0 : Math.max(0, foot - top);
}
