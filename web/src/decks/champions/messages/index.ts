import { language } from '../../../messages/index.svelte';
import { en } from './en';

/** The key of a text of this deck builder. */
export type Key = keyof typeof en;

/** The languages there are: another one is a file beside `en.ts` and a line here. */
const languages: Record<string, Partial<Record<Key, string>>> = { en };

/** A text of its catalogue, with `{name}` replaced by its value. */
export function say(key: Key, values: Record<string, string | number> = {}): string {
  const text = languages[language()]?.[key] ?? en[key];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The keys of texts that depend on a count: `x.one` and `x.other`. */
type CountKey = { [K in Key]: K extends `${infer Base}.other` ? Base : never }[Key];

/** A text for a count. */
export function sayCount(key: CountKey, n: number, values: Record<string, string | number> = {}): string {
  const form = new Intl.PluralRules(language()).select(n) === 'one' ? 'one' : 'other';
  return say(`${key}.${form}`, { n, ...values });
}
