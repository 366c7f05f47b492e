import type { PackOption, PackShape, PackVocabulary } from '../wire';

/** The words of a set of the vocabulary. */
export function setOf(vocabulary: PackVocabulary, id: string): PackOption[] {
  return vocabulary.sets.find((set) => set.id === id)?.of ?? [];
}

/** What a new value of a shape begins with. */
export function firstOf(shape: PackShape, vocabulary: PackVocabulary): unknown {
  switch (shape.is) {
    case 'number':
      return Math.max(shape.range.least, Math.min(1, shape.range.most));
    case 'number-or':
      return Math.max(shape.range.least, 1);
    case 'text':
    case 'test':
      return '';
    case 'flag':
      return true;
    case 'one-of':
      return setOf(vocabulary, shape.of)[0]?.id ?? '';
    case 'words': {
      const word = setOf(vocabulary, shape.of)[0]?.id ?? '';
      return shape.list ? [word] : word;
    }
    case 'counts':
      return {};
    case 'how-many':
      return { min: 0, max: 1 };
    case 'record':
      return Object.fromEntries(
        shape.members.filter((one) => one.needed).map((one) => [one.id, firstOf(one.shape, vocabulary)]),
      );
    case 'several':
    case 'list':
    case 'ops':
      return [];
  }
}

/** A new operation with the members that it must have. */
export function firstOp(id: string, vocabulary: PackVocabulary): Record<string, unknown> {
  const members = vocabulary.ops.find((op) => op.id === id)?.members.filter((one) => one.needed) ?? [];
  return { op: id, ...Object.fromEntries(members.map((one) => [one.id, firstOf(one.shape, vocabulary)])) };
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of a value that is one word or a list of them. */
export function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** A word that takes names, and the names: `contains:uruk-hai|half-orcs`. */
export function wordAndNames(written: string, known: PackOption[]): { word: string; names: string | null } {
  if (known.some(({ id }) => id === written))
    return { word: written, names: written.endsWith(':') ? '' : null };
  const start = known.find(({ id }) => id.endsWith(':') && written.startsWith(id));
  return start ? { word: start.id, names: written.slice(start.id.length) } : { word: written, names: null };
}

/** The members of an object without one of them. */
export function without(object: Record<string, unknown>, key: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([other]) => other !== key));
}

/** Whether a value has the outer form that a shape asks for, so that it can be edited field by field. */
export function fits(shape: PackShape, value: unknown): boolean {
  switch (shape.is) {
    case 'number':
      return typeof value === 'number' || value === null;
    case 'number-or':
      return typeof value === 'number' || typeof value === 'string' || value === null;
    case 'text':
    case 'test':
    case 'one-of':
      return typeof value === 'string' || value === null;
    case 'flag':
      return typeof value === 'boolean';
    case 'words':
      return typeof value === 'string' || (shape.list && Array.isArray(value));
    case 'several':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    case 'list':
      return Array.isArray(value);
    case 'ops':
      return Array.isArray(value) && value.every((one) => isObject(one) && typeof one['op'] === 'string');
    case 'counts':
    case 'how-many':
    case 'record':
      return isObject(value);
  }
}
