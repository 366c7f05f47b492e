import { language } from './language.svelte';
import { madeUp } from './languages';
import { apart, mark } from './made-up';

/** What the browser says in the language, marked if that is the made-up one, which the browser takes for English. */
export function spoken(text: string): string {
  return language() === madeUp ? mark(text) : text;
}

/** A number. */
export function number(n: number): string {
  return new Intl.NumberFormat(language()).format(n);
}

/** Several names or short notes, one after the other; what is empty is left out. */
export function list(parts: readonly (string | false | null | undefined)[]): string {
  const isMadeUp = language() === madeUp;
  return new Intl.ListFormat(language(), { type: 'unit' })
    .formatToParts(parts.filter((part) => typeof part === 'string' && part !== '') as string[])
    .map(({ type, value }) => (type === 'element' && isMadeUp ? apart(value) : value))
    .join('');
}
