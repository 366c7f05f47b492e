import { fightersIn, standingBy, type Fighter as Shared } from '../armies/battle';
import { areasOf } from './adapt';
import type { ArmyView, BattlePicture, Side, SidePicture, View } from './wire';

/** One side of a battle; Beorn has no army. */
export type Fighter = Shared<SidePicture, ArmyView, Side> & { beorn: boolean };

/** A battle as it is drawn: its two sides, the attacker first. */
export const fightersOf = (view: View, battle: BattlePicture): Fighter[] =>
  fightersIn(areasOf(view), battle).map((one) => {
    const beorn = battle.beorn && one.side === 'free-peoples';
    return { ...one, army: beorn ? null : one.army, beorn };
  });

/** The armies of a Combined Attack that do not fight this round. */
export const othersOf = (view: View, battle: BattlePicture): { area: string; army: ArmyView }[] =>
  standingBy(areasOf(view), battle);

/** What is left of the fortification that a battle is about; none if there is none. */
export function wallsOf(
  view: View,
  battle: BattlePicture,
  value: number | null | undefined,
): { left: number; all: number; now: number } | null {
  if (!value) return null;
  const breach = areasOf(view)[battle.at]?.breach ?? 0;
  return { left: Math.max(0, value - breach), all: value, now: battle.fortification };
}

/** The steps of a battle round, in their order. */
export const STEPS: readonly BattlePicture['step'][] = ['maneuvers', 'roll', 'reroll', 'damage', 'end'];
