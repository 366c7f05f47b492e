import type { LogLine } from '../../wire';
import { figuresAt, without } from './adapt';
import type { BattleEvent, BattleView, CombatCardView, FiguresView, Side, View } from './wire';

/** One side of a battle. */
export interface Fighter {
  side: Side;
  attacks: boolean;
  figures: FiguresView;
  /** The Combat card of the round. */
  card: CombatCardView | null;
  /** Hits that it has scored this round. */
  hits: number;
}

const SIDES: readonly Side[] = ['free-peoples', 'shadow'];

/** A battle as it is drawn: its two sides, the attacker first. */
export function fightersOf(view: View, battle: BattleView): Fighter[] {
  const fighter = (side: Side, at: number): Fighter => {
    const attacks = battle.attacker === side;
    const all = figuresAt(view, attacks ? battle.from : battle.at, side);
    return {
      side,
      attacks,
      figures: attacks ? without(all, battle.rearguard) : all,
      card: battle.cards.find((one) => one.side === side) ?? null,
      hits: battle.hits[at] ?? 0,
    };
  };
  return SIDES.map(fighter).toSorted((a, b) => Number(b.attacks) - Number(a.attacks));
}

/** Dice that were thrown in a battle. */
export interface Throw {
  side: Side;
  what: 'combat' | 'reroll' | 'extra';
  /** The dice, the highest first; of these as many have hit as there are hits. */
  dice: number[];
  /** The number that hits, before the bonus. */
  need: number;
  bonus: number;
  hits: number;
}

/** What an entry of the log tells of a battle, if it does. */
function battleEvent({ event }: LogLine): BattleEvent | null {
  const isBattle = event !== null && typeof event === 'object' && 'battle' in event;
  // The values are the game's own; their types are generated from the engine's.
  return isBattle ? (event.battle as BattleEvent) : null;
}

/** The dice of the last round of the battle under way in which any were thrown. */
export function lastThrows(log: readonly LogLine[]): { round: number; throws: Throw[] } {
  const throws: Throw[] = [];
  for (const line of log.toReversed()) {
    const event = battleEvent(line);
    if (event === null || typeof event === 'string') continue;
    if ('threw' in event) {
      const { what, n, dice, ...rest } = event.threw;
      throws.unshift({
        ...rest,
        what: typeof what === 'string' ? what : 'extra',
        dice: dice.slice(0, n).toSorted((a, b) => b - a),
      });
    }
    if ('began' in event) return { round: 0, throws };
    if ('round' in event && throws.length > 0) return { round: event.round, throws };
  }
  return { round: 0, throws };
}
