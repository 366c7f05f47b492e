import type { Character, Side } from './wire';

/** What is written on a Character's counter. */
export const initials: Record<Character | 'gollum', string> = {
  'gandalf-the-grey': 'Ga',
  strider: 'St',
  boromir: 'Bo',
  legolas: 'Le',
  gimli: 'Gi',
  meriadoc: 'Me',
  peregrin: 'Pe',
  aragorn: 'Ar',
  'gandalf-the-white': 'GW',
  saruman: 'Sa',
  'witch-king': 'Wk',
  'mouth-of-sauron': 'Mo',
  gollum: 'Go',
};

const MINIONS: readonly string[] = ['saruman', 'witch-king', 'mouth-of-sauron'];

/** The side of a Character. */
export const sideOfCharacter = (character: Character | 'gollum'): Side =>
  MINIONS.includes(character) ? 'shadow' : 'free-peoples';
