import type { KeptPack, PackForm, TablePackChoice } from '../wire';

/** A data pack as a file. */
export interface PackFile {
  format: number;
  game: string;
  pack: string;
  values: Record<string, unknown>;
}

/** The largest file, in bytes, and the longest name, in characters: what the server takes. */
export const MOST_BYTES = 256 * 1024;
export const LONGEST_NAME = 60;

/** The file of a pack, as it is sent. */
export function fileText(game: string, name: string, values: Record<string, unknown>): string {
  return JSON.stringify({ format: 1, game, pack: name, values } satisfies PackFile);
}

/** What is read from a text; none if it is not JSON. */
export function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The file in a text, if it looks like one; what is wrong with it the server says. */
export function readFile(text: string): PackFile | null {
  const file = parsed(text.replace(/^\uFEFF/, ''))?.value;
  if (!isObject(file) || typeof file['game'] !== 'string' || !isObject(file['values'])) return null;
  const name = file['pack'];
  return {
    format: 1,
    game: file['game'],
    pack: typeof name === 'string' ? name : '',
    values: file['values'],
  };
}

const steps = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The part of a value that a JSON pointer names. */
export function partAt(value: unknown, pointer: string): unknown {
  return steps(pointer).reduce<unknown>((inside, step) => {
    if (Array.isArray(inside)) return inside[Number(step)] as unknown;
    return isObject(inside) ? inside[step] : undefined;
  }, value);
}

/** The value with another part at a JSON pointer. */
export function withPart(value: unknown, pointer: string, part: unknown): unknown {
  const put = (inside: unknown, [step, ...rest]: string[]): unknown => {
    if (step === undefined) return part;
    if (Array.isArray(inside)) {
      return (inside as unknown[]).map((old, at) => (at === Number(step) ? put(old, rest) : old));
    }
    const members = isObject(inside) ? inside : {};
    return { ...members, [step]: put(members[step], rest) };
  };
  return put(value, steps(pointer));
}

/** Whether two values say the same, in whatever order. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, at) => saysTheSame(part, other[at]));
  }
  if (isObject(one) && isObject(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => key in other && saysTheSame(one[key], other[key]))
    );
  }
  return one === other;
}

/** How a value is put into words. */
interface Words {
  number: (n: number) => string;
  nothing: string;
  yes: string;
  no: string;
  list: (parts: string[]) => string;
}

/** A value as people read it: its parts by their names, or as JSON. */
export function shown(
  value: unknown,
  form: PackForm | undefined,
  { number, nothing, yes, no, list }: Words,
): { parts: [string, string][] } | { text: string } {
  const plain = (part: unknown): string => {
    if (typeof part === 'number') return number(part);
    if (part === undefined || part === null) return nothing;
    if (typeof part === 'boolean') return part ? yes : no;
    return typeof part === 'string' ? part : JSON.stringify(part, null, 1);
  };
  if (form?.is === 'border' || form?.is === 'one-of')
    return { text: form.of.find(({ id }) => id === value)?.name ?? plain(value) };
  if (form?.is === 'several' && Array.isArray(value)) {
    const names = (value as unknown[]).map((one) => form.of.find(({ id }) => id === one)?.name ?? plain(one));
    return { text: names.length === 0 ? nothing : list(names) };
  }
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return { text: value.length === 0 ? nothing : value.join(' · ') };
  if (form?.is === 'numbers' || form?.is === 'choices') {
    const name = (part: unknown) =>
      (form.is === 'choices' && form.of.find(({ id }) => id === part)?.name) || plain(part);
    return { parts: form.fields.map(({ at, what }) => [what, name(partAt(value, at))]) };
  }
  return { text: plain(value) };
}

/** The pack that an address wants: the id of an own one, of one that comes with the game, or a hash. */
export function wantedPack(
  wanted: string,
  own: KeptPack[],
  shipped: { id: string }[],
): TablePackChoice | null {
  if (own.some(({ id }) => id === wanted)) return { own: wanted };
  if (shipped.some(({ id }) => id === wanted)) return { shipped: wanted };
  return /^[0-9a-f]{32}$/.test(wanted) ? { hash: wanted } : null;
}

/** A key that people read: an R-number. One that is a path says nothing that its name does not say. */
export const isReadable = (key: string): boolean => !key.includes('/');
