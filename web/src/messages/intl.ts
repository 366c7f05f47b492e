import { language } from './language.svelte';
import { madeUp } from './languages';
import { apart, mark } from './made-up';

/** What the browser says in the language, marked if that is the made-up one, which the browser takes for English. */
export function spoken(text: string): string {
  return language() === madeUp ? mark(text) : text;
}

/** What is made once for each language: a board says hundreds of numbers and lists, and making these takes longest. */
function once<T>(make: (language: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const now = language();
    const one = made.get(now) ?? make(now);
    made.set(now, one);
    return one;
  };
}
const numbers = once((now) => new Intl.NumberFormat(now));
const lists = once((now) => new Intl.ListFormat(now, { type: 'unit' }));

/** A number. */
export function number(n: number): string {
  return numbers().format(n);
}

/** Several names or short notes, one after the other; what is empty is left out. */
export function list(parts: readonly (string | false | null | undefined)[]): string {
  const isMadeUp = language() === madeUp;
  return lists()
    .formatToParts(parts.filter((part) => typeof part === 'string' && part !== '') as string[])
    .map(({ type, value }) => (type === 'element' && isMadeUp ? apart(value) : value))
    .join('');
}
