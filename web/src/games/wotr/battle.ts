import type { LogLine } from '../../wire';
import { figuresAt, without } from './adapt';
import type { BattleView, CombatCardView, FiguresView, Side, View } from './wire';

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

/** The events of battles that tell of rounds and dice, as the log has them. */
interface BattleEvent {
  began?: unknown;
  round?: number;
  threw?: Omit<Throw, 'what'> & { what: 'combat' | 'reroll' | { extra: number }; n: number };
}

const battleEvent = ({ event }: LogLine): BattleEvent | null => {
  const told = event !== null && typeof event === 'object' && 'battle' in event ? event.battle : null;
  return told !== null && typeof told === 'object' ? told : null;
};

/** The dice of the last round of the battle under way in which any were thrown. */
export function lastThrows(log: readonly LogLine[]): { round: number; throws: Throw[] } {
  const throws: Throw[] = [];
  for (const line of log.toReversed()) {
    const event = battleEvent(line);
    if (event?.threw) {
      const { what, n, dice, ...rest } = event.threw;
      throws.unshift({
        ...rest,
        what: typeof what === 'string' ? what : 'extra',
        dice: dice.slice(0, n).toSorted((a, b) => b - a),
      });
    }
    if (event?.began !== undefined) return { round: 0, throws };
    if (event?.round !== undefined && throws.length > 0) return { round: event.round, throws };
  }
  return { round: 0, throws };
}
