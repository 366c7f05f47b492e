import { BANNER, EYE, HORN, ORB, STAR, SWORD } from '../../parts/war/signs';
import { signs, sites } from '../armies/shapes';
import type { Site } from './map';
import type { Face, Pile, Unit } from './wire';

/** The signs of a face: two of them stand side by side. */
export const faces: Record<Face, string[]> = {
  character: [SWORD],
  army: [BANNER],
  muster: [HORN],
  event: [ORB],
  'muster-army': [HORN, BANNER],
  'will-of-the-west': [STAR],
  'eye-of-sauron': [EYE],
};

/** A bold sign of our own for each type of unit, on a field of 24 by 24. */
export const emblems: Record<Unit, string> = {
  'dwarven-warriors': signs.axe,
  'dwarven-veterans':
    'M10.5 1.5h3V4C16 2.3 19 1.8 22 2.8c-1.2 3-1.2 6.4 0 9.4-3 1-6 .5-8.5-1.2v11.5h-3V11C8 12.7 5 13.2 2 12.2c1.2-3 1.2-6.4 0-9.4C5 1.8 8 2.3 10.5 4z',
  'elven-archers': signs.bow,
  'elven-spearmen': signs.spear,
  lakemen: 'M1.5 14h9.3V2.5L19.5 12h-6.4v2h9.4c-1 5-4 7.8-8 7.8h-5c-4 0-7-2.8-8-7.8z',
  orcs: signs.blade,
  'great-orcs': signs.skull,
  wargs: signs.wolf,
  goblins:
    'M2 9.5C4.6 5 8.4 2.4 12.8 2.2l1.6-1.6 3.5 3.5 2-2 2 2-2 2 3.5 3.5-1.6 1.6c-.2 4.4-2.8 8.2-7.3 10.8l-1.1-1.2c2.3-2.7 3.4-5.4 3.1-8.4l-1.6-1.6L4.6 21.1 2.9 19.4 13.2 9.1l-1.6-1.6c-3-.3-5.7.8-8.4 3.1z',
};

/** A sign for what is built in a region, or what it is for. */
export const buildings: Record<Exclude<Site, 'open'>, string> = {
  settlement: sites.settlement,
  stronghold: sites.stronghold,
  gate: 'M1.5 22.5V13L12 1.5 22.5 13v9.5h-5V16a5.5 5.5 0 0 0-11 0v6.5z',
  mustering: sites.mustering,
};

/** A sign for each back of recruitment tokens. */
export const backs: Record<Pile, string> = {
  shadow:
    'M.6 12C4.5 6.5 8.2 4.2 12 4.2S19.5 6.5 23.4 12c-3.9 5.5-7.6 7.8-11.4 7.8S4.5 17.5.6 12zM12 6c-1.9 2.2-2.6 4-2.6 6s.7 3.8 2.6 6c1.9-2.2 2.6-4 2.6-6S13.9 8.2 12 6z',
  'dwarves-and-men': 'M2 5h13.5L22 6.5c-1 3-3.5 4.8-7.5 5.3V15l3.5 4.5H6L9.5 15v-2.8C5.5 11.5 3 9 2 5z',
  elves:
    'M21.5 2.5C11 2 4.5 6.5 3.8 13.5c-.1 1.5.1 3 .5 4.3L2 22l2 .8 2-3.6c7.5 1.8 13.7-2.6 15.2-11.4.3-1.7.4-3.5.3-5.3zM7 16.2c2.8-4.6 6.2-7.5 10-9-3 3.4-5.5 6.7-7.6 9.8z',
};

/** Figures in the air and the great bear, around their middle. */
export const bats =
  'M0-5.5 2-8 3-4.6C6-8 11-8.6 15-7 11.5-5.6 10.4-2.6 10.4 1 7.8-1 5.4-.2 3.4 2.6 2 1.2 1 1.6 0 5-1 1.6-2 1.2-3.4 2.6-5.4-.2-7.8-1-10.4 1-10.4-2.6-11.5-5.6-15-7-11-8.6-6-8-3-4.6L-2-8Z';
export const eagle =
  'M0-7 2.4-5.2 1.6-2C6-5.4 11-6.6 16-5 12.6-3.8 10.6-2 9.4.2 11-.2 12 0 13 .6 9.6 2.4 6 3.2 2.6 2.8L4.4 8 1.4 7.2 0 9.4-1.4 7.2-4.4 8-2.6 2.8C-6 3.2-9.6 2.4-13 .6-12 0-11-.2-9.4.2-10.6-2-12.6-3.8-16-5-11-6.6-6-5.4-1.6-2L-2.4-5.2Z';
export const paw =
  'M0-1.5c3.6 0 7 3.6 7 7 0 2.2-1.6 3.4-3.4 3.4C2.2 8.9 1.2 8 0 8s-2.2.9-3.6.9C-5.4 8.9-7 7.7-7 5.5c0-3.4 3.4-7 7-7zM-8.6-4c1.6-.6 3.2.8 3.6 2.6S-5.4 2-7 2s-3.3-1-3.6-2.6.4-2.8 2-3.4zM8.6-4c-1.6-.6-3.2.8-3.6 2.6S5.4 2 7 2s3.3-1 3.6-2.6-.4-2.8-2-3.4zM-3.2-9.4c1.8 0 2.9 1.7 2.9 3.6S-1.6-2.4-3.1-2.4s-3-1.5-3-3.4 1.1-3.6 2.9-3.6zm6.4 0c-1.8 0-2.9 1.7-2.9 3.6S1.6-2.4 3.1-2.4s3-1.5 3-3.4-1.1-3.6-2.9-3.6z';

/** A bar across a closed Mountain Pass. */
export const barred = 'M-15-9h6v3h6v-3h6v3h6v-3h6v18h-6v-3h-6v3h-6v-3h-6v3h-6Z';
