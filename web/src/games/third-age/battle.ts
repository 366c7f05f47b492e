import { fightersIn, standingBy, type Fighter as Shared } from '../armies/battle';
import { areasOf } from './adapt';
import type { ArmyView, BattlePicture, Side, SidePicture, View } from './wire';

/** One side of a battle. */
export type Fighter = Shared<SidePicture, ArmyView, Side>;

/** A battle as it is drawn: its two sides, the attacker first. */
export const fightersOf = (view: View, battle: BattlePicture): Fighter[] => fightersIn(areasOf(view), battle);

/** The Armies of a Combined Attack that do not fight this round. */
export const othersOf = (view: View, battle: BattlePicture): { area: string; army: ArmyView }[] =>
  standingBy(areasOf(view), battle);

/** What is left of the walls that a battle is about, of what was printed; none if there are none. */
export function wallsOf(
  view: View,
  battle: BattlePicture,
  printed: number | null | undefined,
): { left: number; all: number } | null {
  const area = areasOf(view)[battle.at];
  const section = area?.sections.find((one) => one.section === battle.section);
  if (section) return { left: section.left, all: section.printed };
  return printed ? { left: area?.protection ?? printed, all: printed } : null;
}

/** The steps of a battle round, in their order (rule 10.14). */
export const STEPS: readonly BattlePicture['step'][] = [
  'tactics',
  'roll',
  'reroll',
  'abilities',
  'damage',
  'end',
];
