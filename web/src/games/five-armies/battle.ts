import { areasOf } from './adapt';
import type { ArmyView, BattlePicture, Side, SidePicture, View } from './wire';

/** One side of a battle. */
export interface Fighter {
  picture: SidePicture;
  side: Side;
  attacks: boolean;
  /** The area that it fights from, or defends. */
  area: string;
  /** Its army; none if Beorn fights alone, or if nothing is left of it. */
  army: ArmyView | null;
  /** Whether it is Beorn. */
  beorn: boolean;
}

/** A battle as it is drawn: its two sides, the attacker first. */
export function fightersOf(view: View, battle: BattlePicture): Fighter[] {
  const areas = areasOf(view);
  return battle.sides
    .map((picture): Fighter => {
      const attacks = picture.side === battle.attacker;
      const area = attacks ? battle.from : battle.at;
      const army = areas[area]?.army ?? null;
      const beorn = battle.beorn && picture.side === 'free-peoples';
      return {
        picture,
        side: picture.side,
        attacks,
        area,
        army: !beorn && army?.side === picture.side ? army : null,
        beorn,
      };
    })
    .toSorted((a, b) => Number(b.attacks) - Number(a.attacks));
}

/** The armies of a Combined Attack that do not fight this round. */
export function othersOf(view: View, battle: BattlePicture): { area: string; army: ArmyView }[] {
  const areas = areasOf(view);
  return battle.armies.flatMap((area) => {
    const army = areas[area]?.army;
    return army && area !== battle.from ? [{ area, army }] : [];
  });
}

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
