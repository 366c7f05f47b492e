import type { Changes, State } from '../wire';

/** What a server tells of a change does not fit what we have. */
export class NoChange extends Error {}

type Members = Record<string, unknown>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A value after a change. The old one stays as it is, and what did not change is the same object in both.
 *
 * In a change of an object, `name` is what the member is now and `~name` how it changed. A change of a list is steps along the
 * old one: `n` passes over elements, `-n` leaves them out, an object changes the next one, a list holds new ones.
 */
export function changed(value: unknown, change: unknown): unknown {
  if (isObject(value) && isObject(change)) return changedObject(value, change);
  if (Array.isArray(value) && Array.isArray(change)) return changedList(value, change);
  throw new NoChange('this is no change of that value');
}

function changedObject(value: Members, change: Members): Members {
  const result = { ...value };
  for (const [key, now] of Object.entries(change)) {
    const inside = key.startsWith('~');
    const name = inside ? key.slice(1) : key;
    if (!Object.hasOwn(value, name)) throw new NoChange(`there is no ${name}`);
    result[name] = inside ? changed(value[name], now) : now;
  }
  return result;
}

function changedList(value: unknown[], steps: unknown[]): unknown[] {
  const result: unknown[] = [];
  let at = 0;
  for (const step of steps) {
    if (typeof step === 'number') {
      const end = at + Math.abs(step);
      if (!Number.isInteger(step) || end > value.length) throw new NoChange('there are no such elements');
      if (step > 0) result.push(...value.slice(at, end));
      at = end;
    } else if (Array.isArray(step)) {
      result.push(...(step as unknown[]));
    } else {
      if (at >= value.length) throw new NoChange('there is no such element');
      result.push(changed(value[at], step));
      at += 1;
    }
  }
  return [...result, ...value.slice(at)];
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The CRC-32 of a text. */
export function checkOf(text: string): number {
  let rest = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 255] ?? 0);
  return ~rest >>> 0;
}

/** A state without its log: what changes are changes of, with the members in the order in which the server writes them. */
function withoutLog({ revision, era, number, question, seats, outcome }: State) {
  return { revision, era, number, question, seats, outcome };
}

/**
 * The state after what the server told of a change; null if that does not fit the one we have, and the whole is needed.
 *
 * The log of the result is the one of the message: what is new.
 */
export function stateAfter(state: State, { from, changes, check, log_after, log }: Changes): State | null {
  if (state.revision !== from) return null;
  try {
    const now = changed(withoutLog(state), changes) as ReturnType<typeof withoutLog>;
    const differs = check !== null && checkOf(JSON.stringify(now)) !== check;
    return differs ? null : { ...now, log_after, log };
  } catch (error) {
    if (error instanceof NoChange) return null;
    throw error;
  }
}
