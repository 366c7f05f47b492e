import type { Says } from '../../wire';
import { textsOf } from '../../lib/texts.svelte';

/** A text of the game. */
export const told = (says: Says): string => textsOf('champions').say(says);
