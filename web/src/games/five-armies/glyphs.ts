import { BANNER, CROSSED, EYE, HORN, ORB, STAR, SWORD, TOWER } from '../../parts/war/signs';
import type { Face } from './wire';

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

/** Signs that stand alone, on a field of 24 by 24. */
export const glyphs = {
  sword: SWORD,
  banner: BANNER,
  horn: HORN,
  orb: ORB,
  star: STAR,
  eye: EYE,
  crossed: CROSSED,
  tower: TOWER,
  ring: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 4.2a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6z',
  guard: 'M12 1.5 21 4.5V11c0 6-3.6 9.7-9 11.8C6.6 20.7 3 17 3 11V4.5zM12 5 6.5 6.8V11c0 3.8 2 6.5 5.5 8.2z',
  wrath:
    'M12 1c1 5 6.5 7.5 6.5 13.5A6.6 6.6 0 0 1 12 23a6.6 6.6 0 0 1-6.5-8.5c0-3 1.5-4.5 2.5-7 1.5 1.5 2 3 2 4.5C11.5 9 12 5 12 1z',
  focus: 'M12 1l2.2 8.8 8.8 2.2-8.8 2.2L12 23l-2.2-8.8L1 12l8.8-2.2z',
  active: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM9.5 7.5v9l7-4.5z',
  rune: 'M6 2h3v7l6-4.5V2h3v20h-3V9.5L9 14v8H6z',
  scroll: 'M4 3h13a3 3 0 0 1 3 3v2h-4v13H7a3 3 0 0 1-3-3zm3.5 4v2h5V7zm0 4v2h5v-2zm0 4v2h5v-2z',
} as const;

/** The name of a sign. */
export type Glyph = keyof typeof glyphs;
