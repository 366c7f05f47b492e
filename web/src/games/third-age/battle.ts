import { areasOf } from './adapt';
import type { ArmyView, BattlePicture, Side, SidePicture, View } from './wire';

/** One side of a battle. */
export interface Fighter {
  picture: SidePicture;
  side: Side;
  attacks: boolean;
  /** The area that it fights from, or defends. */
  area: string;
  /** Its Army; none if nothing is left of it. */
  army: ArmyView | null;
}

/** A battle as it is drawn: its two sides, the attacker first. */
export function fightersOf(view: View, battle: BattlePicture): Fighter[] {
  const areas = areasOf(view);
  return battle.sides
    .map((picture): Fighter => {
      const attacks = picture.side === battle.attacker;
      const area = attacks ? battle.from : battle.at;
      const army = areas[area]?.army ?? null;
      return {
        picture,
        side: picture.side,
        attacks,
        area,
        army: army?.side === picture.side ? army : null,
      };
    })
    .toSorted((a, b) => Number(b.attacks) - Number(a.attacks));
}

/** The Armies of a Combined Attack that do not fight this round. */
export function othersOf(view: View, battle: BattlePicture): { area: string; army: ArmyView }[] {
  const areas = areasOf(view);
  return battle.armies.flatMap((area) => {
    const army = areas[area]?.army;
    return army && area !== battle.from ? [{ area, army }] : [];
  });
}

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
