import type { Answer } from '../../wire';
import { thingKey } from '../board';
import { words } from '../../lib/words';

/** A JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How the board marks things, handed down to all its parts. */
export interface Look {
  can: ReadonlySet<string>;
  litKeys: ReadonlySet<string>;
  pickedKeys: ReadonlySet<string>;
  /** The forms that things of this game have been seen in. */
  forms: ReadonlySet<string>;
  /** What a thing is called. */
  called: (thing: unknown) => string;
  onpick: (thing: unknown) => void;
}

/**
 * The forms of these things: the names of their single field, like `card` in `{"card": "x"}`. So that a plain `x`
 * in the view is known again as that thing.
 */
export function formsOf(answers: Answer[], lit: unknown[]): string[] {
  return [...answers.flatMap((answer) => answer.things), ...lit].flatMap((thing) => {
    const field = singleField(thing);
    return field && typeof field[1] === 'string' ? [field[0]] : [];
  });
}

/** The one field of an object that has only one. */
export function singleField(value: unknown): [string, unknown] | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  return entries.length === 1 ? (entries[0] ?? null) : null;
}

/**
 * The thing that a value of the view stands for: one that an answer or an entry of the log names, or one that
 * stands in a field named like a form, as `cards` holds what `{"card": ..}` names.
 */
export function thingFor(field: string | undefined, value: unknown, look: Look): unknown {
  if (isKnown(value, look)) return value;
  const single = singleField(value);
  if (single && typeof single[1] === 'string' && look.forms.has(single[0])) return value;
  if (typeof value !== 'string') return undefined;
  const forms = [...look.forms];
  const known = forms.map((form) => ({ [form]: value })).find((thing) => isKnown(thing, look));
  if (known) return known;
  const form = forms.find((one) => field === one || field === `${one}s`);
  return form ? { [form]: value } : undefined;
}

function isKnown(thing: unknown, look: Look): boolean {
  const key = thingKey(thing);
  return look.can.has(key) || look.litKeys.has(key) || look.pickedKeys.has(key);
}

/** A thing's name, as well as it can be told from its value. */
export function thingName(thing: unknown): string {
  const field = singleField(thing);
  if (field && typeof field[1] === 'string') return words(field[1]);
  if (field) return `${words(field[0])} ${thingName(field[1])}`;
  if (typeof thing === 'string') return words(thing);
  if (Array.isArray(thing)) return thing.map(thingName).join(', ');
  if (isRecord(thing)) return Object.values(thing).map(thingName).join(', ');
  return String(thing);
}

/** Whether a value fits on one line. */
export function isShort(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (Array.isArray(value)) return value.length === 0;
  const single = singleField(value);
  return single !== null && (single[1] === null || typeof single[1] !== 'object');
}

/** What one of several calls itself, and the field that says so. */
export function titleOf(value: unknown): { field: string; text: string } | null {
  if (!isRecord(value)) return null;
  for (const field of ['name', 'seat', 'card', 'id', 'title', 'kind']) {
    const text = value[field];
    if (typeof text === 'string') return { field, text };
  }
  return null;
}
