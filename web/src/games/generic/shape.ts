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
  pickedKey: string;
  shapes: ReadonlySet<string>;
  onpick: (thing: unknown) => void;
}

/**
 * The forms that things of this game have been seen in: the names of their single field, like `card` in
 * `{"card": "x"}`. So that a plain `x` in the view is known again as that thing.
 */
export function shape(answers: Answer[], lit: unknown[]): ReadonlySet<string> {
  const forms = new Set<string>();
  for (const thing of [...answers.flatMap((answer) => answer.things), ...lit]) {
    const field = singleField(thing);
    if (field && typeof field[1] === 'string') forms.add(field[0]);
  }
  return forms;
}

/** The one field of an object that has only one. */
export function singleField(value: unknown): [string, unknown] | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  return entries.length === 1 ? (entries[0] ?? null) : null;
}

/** The thing that a value of the view stands for, if an answer or an entry of the log names it. */
export function thingFor(value: unknown, look: Look): unknown {
  if (known(value, look)) return value;
  if (typeof value !== 'string') return undefined;
  for (const form of look.shapes) {
    const thing = { [form]: value };
    if (known(thing, look)) return thing;
  }
  return undefined;
}

function known(thing: unknown, look: Look): boolean {
  const key = thingKey(thing);
  return look.can.has(key) || look.litKeys.has(key) || look.pickedKey === key;
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
