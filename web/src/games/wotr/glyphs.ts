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
  eye: [EYE],
};

/** Signs that stand alone. */
export const glyphs = {
  sword: SWORD,
  banner: BANNER,
  horn: HORN,
  orb: ORB,
  star: STAR,
  eye: EYE,
  ring: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zm0 4.2a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6z',
  crossed: CROSSED,
  tower: TOWER,
  stop: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z',
  lantern: 'M10 1h4v2.3l4.5 4V9H17v10h1.5v3h-13v-3H7V9H5.5V7.3l4.5-4zM9.2 9.5v9h5.6v-9z',
} as const;

/** The name of a sign. */
export type Glyph = keyof typeof glyphs;
