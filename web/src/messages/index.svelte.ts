import { preferences } from '../lib/preferences.svelte';
import { en } from './en';

/** The key of a text. */
export type MessageKey = keyof typeof en;

/** A language's texts. One that is missing is shown in English. */
export type Messages = Partial<Record<MessageKey, string>>;

/** The languages there are: another one is a file beside `en.ts` and a line here. */
export const languages: Record<string, { name: string; messages: Messages }> = {
  en: { name: 'English', messages: en },
};

/** The language that texts, numbers and dates are shown in. */
export function language(): string {
  return preferences.choices.language in languages ? preferences.choices.language : 'en';
}

/** A text of the catalogue, with `{name}` replaced by its value. */
export function t(key: MessageKey, values: Record<string, string | number> = {}): string {
  const text = languages[language()]?.messages[key] ?? en[key];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The keys of texts that depend on a count: `x.one` and `x.other`. */
type CountKey = { [K in MessageKey]: K extends `${infer Base}.other` ? Base : never }[MessageKey];

/** A text for a count; a language may have more forms than English has. */
export function count(key: CountKey, n: number): string {
  const form = new Intl.PluralRules(language()).select(n);
  const wanted = `${key}.${form}`;
  return t(wanted in en ? (wanted as MessageKey) : (`${key}.other` as MessageKey), { n });
}
