import { catalogue } from '../../../messages/catalogue.svelte';
import english from './en.ftl?raw';
import type { Messages } from './ids';

/** The name of a text of this table. */
export type Id = keyof Messages;

/** A text of this table. */
export const say = catalogue<Messages>(
  english,
  import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' }),
);
