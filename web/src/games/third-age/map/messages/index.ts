import { catalogue } from '../../../../messages/catalogue.svelte';
import english from './en.ftl?raw';
import type { Messages } from './ids';

/** The name of a text of the map. */
export type Id = keyof Messages;

/** A text of the map. */
export const say = catalogue<Messages>(
  english,
  import.meta.glob<string>(['./*.ftl', '!./en.ftl'], { query: '?raw', import: 'default' }),
);
