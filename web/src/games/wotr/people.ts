import type { Character, Side } from './wire';

const MINIONS: readonly string[] = ['saruman', 'witch-king', 'mouth-of-sauron'];

/** The side of a Character. */
export const sideOfCharacter = (character: Character | 'gollum'): Side =>
  MINIONS.includes(character) ? 'shadow' : 'free-peoples';
