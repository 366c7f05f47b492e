import { label } from '../../lib/words';
import { figuresAt, without } from './adapt';
import type { BattleView, Card, FiguresView, Side, View } from './wire';

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

/** What every battle tells. */
export type BattleCore = Pick<BattleView, 'kind' | 'attacker' | 'from' | 'at' | 'rearguard'>;

/** One side of a battle. */
export interface Fighter {
  side: Side;
  attacks: boolean;
  figures: FiguresView;
  entries: Entry[];
}

/** What is drawn in a way of its own, or says nothing to people. */
const KNOWN = new Set(['kind', 'attacker', 'defender', 'from', 'at', 'rearguard', 'side', 'sides']);
const SIDES: readonly Side[] = ['free-peoples', 'shadow'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFigures = (value: unknown): value is FiguresView =>
  isRecord(value) && Array.isArray(value.nations) && Array.isArray(value.characters);

/** A field of a battle, as it can be drawn; nothing if there is nothing to say. */
export function entryOf(key: string, value: unknown, isCard: IsCard): Entry | null {
  const made = (drawn: Entry['value']): Entry => ({ key, label: label(key), value: drawn });
  if (value === null || value === undefined || value === false || value === '') return null;
  if (value === true) return made({ is: 'text', text: '✓' });
  if (typeof value === 'string')
    return isCard(value) ? made({ is: 'cards', cards: [value] }) : made({ is: 'text', text: label(value) });
  if (typeof value === 'number')
    return value === 0 && !/hit|strength|round/.test(key) ? null : made({ is: 'text', text: String(value) });
  if (isFigures(value)) return made({ is: 'figures', figures: value });
  if (Array.isArray(value)) {
    const list: unknown[] = value.filter((one) => one !== null && one !== 0);
    if (list.length === 0) return null;
    if (list.every((one) => typeof one === 'number')) {
      const dice = list.every((one) => one >= 1 && one <= 6);
      return made(dice ? { is: 'dice', pips: list } : { is: 'text', text: list.join(', ') });
    }
    const texts = list.filter((one) => typeof one === 'string');
    if (texts.length > 0 && texts.every(isCard)) return made({ is: 'cards', cards: texts });
    return texts.length > 0 ? made({ is: 'text', text: texts.map(label).join(', ') }) : null;
  }
  if (isRecord(value)) {
    // A value of an enum with one field, `{ "card": "..." }`, or a small record.
    const parts = Object.entries(value).map(([name, one]) => entryOf(name, one, isCard));
    const only = parts.length === 1 ? parts[0] : null;
    if (only) return { ...only, key, label: label(key) };
    const texts = parts.flatMap((part) =>
      part?.value.is === 'text' ? [`${part.label} ${part.value.text}`] : [],
    );
    return texts.length > 0 ? made({ is: 'text', text: texts.join(', ') }) : null;
  }
  return null;
}

/** The value of a side in a field that has one for each: a pair in the order of the sides, or named. */
function bySide(value: unknown): [unknown, unknown] | null {
  if (Array.isArray(value) && value.length === 2) return [value[0], value[1]];
  if (isRecord(value) && 'free_peoples' in value && 'shadow' in value)
    return [value.free_peoples, value.shadow];
  return null;
}

/** A battle as it is drawn: its two sides, and what concerns both. */
export function battleOf(
  view: View,
  battle: BattleCore,
  isCard: IsCard,
): { fighters: [Fighter, Fighter]; common: Entry[] } {
  const fighter = (side: Side): Fighter => {
    const attacks = battle.attacker === side;
    const all = figuresAt(view, attacks ? battle.from : battle.at, side);
    return { side, attacks, figures: attacks ? without(all, battle.rearguard) : all, entries: [] };
  };
  const both: [Fighter, Fighter] = [fighter('free-peoples'), fighter('shadow')];
  const common: Entry[] = [];
  const add = (list: Entry[], key: string, value: unknown) => {
    const entry = KNOWN.has(key) ? null : entryOf(key, value, isCard);
    if (entry) list.push(entry);
  };
  const addFields = (fields: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(fields)) {
      const pair = KNOWN.has(key) ? null : bySide(value);
      if (pair) both.forEach((one, at) => add(one.entries, key, pair[at]));
      else if (key === 'sides' && Array.isArray(value)) {
        value.filter(isRecord).forEach((fieldsOfSide, at) => {
          const named = SIDES.findIndex((side) => side === fieldsOfSide.side);
          const whose = both[named < 0 ? at : named];
          for (const [name, one] of Object.entries(fieldsOfSide)) if (whose) add(whose.entries, name, one);
        });
      } else if ((key === 'attacker' || key === 'defender') && isRecord(value)) {
        const whose = both.find((one) => one.attacks === (key === 'attacker'));
        for (const [name, one] of Object.entries(value)) if (whose) add(whose.entries, name, one);
      } else if (isRecord(value) && !isFigures(value) && !KNOWN.has(key) && Object.keys(value).length > 2) {
        addFields(value);
      } else add(common, key, value);
    }
  };
  addFields({ ...battle });
  const [free, dark] = both;
  return { fighters: free.attacks ? [free, dark] : [dark, free], common };
}
