import { language } from '../../../messages/index.svelte';
import { en } from './en';

/** The key of a text of this table. */
export type Key = keyof typeof en;

/** The languages there are: another one is a file beside `en.ts` and a line here. */
const languages: Record<string, Partial<Record<Key, string>>> = { en };

/** A text of this table's catalogue, with `{name}` replaced by its value. */
export function say(key: Key, values: Record<string, string | number> = {}): string {
  const text = languages[language()]?.[key] ?? en[key];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
