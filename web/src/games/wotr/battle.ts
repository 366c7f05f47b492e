import { label } from '../../lib/words';
import { figuresAt, without } from './adapt';
import type { BattleView, Card, CombatCardView, FiguresView, Side, View } from './wire';

/** Tells cards from other words. */
type IsCard = (id: string) => id is Card;

/** One more thing that a battle tells, in the form that fits it. */
export interface Entry {
  key: string;
  label: string;
  value:
    | { is: 'text'; text: string }
    | { is: 'dice'; pips: number[] }
    | { is: 'cards'; cards: Card[] }
    | { is: 'figures'; figures: FiguresView };
}

/** What every battle tells, from the first moment on. */
export type BattleCore = Pick<BattleView, 'kind' | 'attacker' | 'from' | 'at' | 'rearguard'> &
  Partial<BattleView>;

/** One side of a battle. */
export interface Fighter {
  side: Side;
  attacks: boolean;
  figures: FiguresView;
  /** The Combat card of the round. */
  card: CombatCardView | null;
  /** Hits that it has scored and the enemy has still to take. */
  hits: number;
  entries: Entry[];
}

/** What is drawn in a way of its own. */
const KNOWN = new Set([
  'kind',
  'attacker',
  'from',
  'at',
  'rearguard',
  'round',
  'white_rider',
  'cards',
  'hits',
  'dice',
]);
const SIDES: readonly Side[] = ['free-peoples', 'shadow'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFigures = (value: unknown): value is FiguresView =>
  isRecord(value) && Array.isArray(value.nations) && Array.isArray(value.characters);

/** A field of a battle, as it can be drawn; nothing if there is nothing to say. */
export function entryOf(key: string, value: unknown, isCard: IsCard): Entry | null {
  const made = (drawn: Entry['value']): Entry => ({ key, label: label(key), value: drawn });
  if (value === null || value === undefined || value === false || value === '' || value === 0) return null;
  if (value === true) return made({ is: 'text', text: '✓' });
  if (typeof value === 'number') return made({ is: 'text', text: String(value) });
  if (typeof value === 'string')
    return made(isCard(value) ? { is: 'cards', cards: [value] } : { is: 'text', text: label(value) });
  if (isFigures(value)) return made({ is: 'figures', figures: value });
  if (Array.isArray(value)) {
    const list: unknown[] = value.filter((one) => one !== null && one !== 0);
    const numbers = list.filter((one) => typeof one === 'number');
    if (numbers.length > 0) {
      const dice = numbers.every((one) => one >= 1 && one <= 6);
      return made(dice ? { is: 'dice', pips: numbers } : { is: 'text', text: numbers.join(', ') });
    }
    const texts = list.filter((one) => typeof one === 'string');
    if (texts.length === 0) return null;
    const cards = texts.filter(isCard);
    if (cards.length === texts.length) return made({ is: 'cards', cards });
    return made({ is: 'text', text: texts.map(label).join(', ') });
  }
  return null;
}

/** What a field says of each side: a pair in the order of the sides, by name, or a list with a side in each. */
function bySide(value: unknown): [unknown, unknown] | null {
  if (isRecord(value) && 'free_peoples' in value && 'shadow' in value)
    return [value.free_peoples, value.shadow];
  if (!Array.isArray(value)) return null;
  if (value.length > 0 && value.every((one) => isRecord(one) && 'side' in one)) {
    const records = value.filter(isRecord);
    const of = (side: Side) => records.find((one) => one.side === side);
    return [of('free-peoples'), of('shadow')];
  }
  return value.length === 2 ? [value[0], value[1]] : null;
}

/** A battle as it is drawn: its two sides, the attacker first, and what concerns both. */
export function battleOf(
  view: View,
  battle: BattleCore,
  isCard: IsCard,
): { fighters: [Fighter, Fighter]; common: Entry[] } {
  const fighter = (side: Side, at: number): Fighter => {
    const attacks = battle.attacker === side;
    const all = figuresAt(view, attacks ? battle.from : battle.at, side);
    return {
      side,
      attacks,
      figures: attacks ? without(all, battle.rearguard) : all,
      card: battle.cards?.find((one) => one.side === side) ?? null,
      hits: battle.hits?.[at] ?? 0,
      entries: [],
    };
  };
  const both = SIDES.map(fighter) as [Fighter, Fighter];
  const common: Entry[] = [];
  const add = (list: Entry[], key: string, value: unknown) => {
    const entry = entryOf(key, value, isCard);
    if (entry) list.push(entry);
  };
  // Whatever else there is appears below.
  for (const [key, value] of Object.entries(battle)) {
    if (KNOWN.has(key)) continue;
    const pair = bySide(value);
    if (!pair) add(common, key, value);
    else
      both.forEach((one, at) => {
        const own = pair[at];
        if (!isRecord(own)) add(one.entries, key, own);
        else
          for (const [name, part] of Object.entries(own)) if (name !== 'side') add(one.entries, name, part);
      });
  }
  return { fighters: both[0].attacks ? both : [both[1], both[0]], common };
}
