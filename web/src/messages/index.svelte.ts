import { catalogue } from './catalogue.svelte';
import english from './en.ftl?raw';
import { list, number } from './intl';
import type { Messages } from './ids';

export { list, number };
export { language } from './language.svelte';
export { languages } from './languages';

/** The name of a text. */
export type MessageId = keyof Messages;

/** A text of the pages. Texts of games and rules come from the server. */
export const t = catalogue<Messages>(
  english,
  import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' }),
);

/** Several statements about one thing; what is empty is left out. */
export function statements(parts: readonly (string | false | null | undefined)[]): string {
  const [first = '', ...rest] = parts.filter((part) => typeof part === 'string' && part !== '') as string[];
  return rest.reduce((before, after) => t('statements', { before, after }), list([first]));
}
