import type { Face } from './wire';

/** Signs of our own for the faces of Action dice, on a field of 24 by 24. */
const SWORD = 'M12 1.2l2.1 3.3v10.3h4.4v2.4h-4.4v3.2l1.3 1.9H8.6l1.3-1.9v-3.2H5.5v-2.4h4.4V4.5z';
const BANNER = 'M4.2 1.5h2.3v1.3c4.5-1.8 7.3 2 13.3.2v11.4c-6 1.8-8.8-2-13.3-.2v8.3H4.2z';
const HORN =
  'M2 9.2c4.8 1.9 9.5.8 13.3-2.8l2-3.6 4.9 3.3-1.8 2.6c.5 6-3.9 11.6-10.9 12.6C5.3 21.9 2.6 18.7 1.5 13.5zm5.2 4.3.9 2.9c3.7-.6 6.3-2.3 7.9-5.3-2.6 1.7-5.5 2.5-8.8 2.4z';
const ORB =
  'M12 1.8a9.3 9.3 0 0 1 6.2 16.2l1.9 4.2H3.9l1.9-4.2A9.3 9.3 0 0 1 12 1.8zm-3 3.9c-2.5 1.4-3.8 3.7-3.6 6.6.1.6.4 1 .8 1 .5 0 .8-.4.8-1 .1-2.2 1-3.8 2.8-4.9.5-.4.7-.8.5-1.2-.2-.5-.7-.7-1.3-.5z';
const STAR =
  'M12 .6l1.9 7.1 6.2-4-4 6.2 7.3 2.1-7.3 2.1 4 6.2-6.2-4L12 23.4l-1.9-7.1-6.2 4 4-6.2L.6 12l7.3-2.1-4-6.2 6.2 4z';
const EYE =
  'M.6 12C4.5 6.5 8.2 4.2 12 4.2S19.5 6.5 23.4 12c-3.9 5.5-7.6 7.8-11.4 7.8S4.5 17.5.6 12zM12 6c-1.9 2.2-2.6 4-2.6 6s.7 3.8 2.6 6c1.9-2.2 2.6-4 2.6-6S13.9 8.2 12 6z';

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
  crossed:
    'M2 1.5l5 1.3 5 5.4 5-5.4 5-1.3-1.3 5-5.4 5 3.7 3.9 1.8-1.1 1.2 1.3-2.2 2 2.4 2.6-2 2-2.5-2.5-2 2.2-1.3-1.2 1.1-1.8-3.5-3.9-3.6 3.9 1.2 1.8-1.3 1.2-2-2.2-2.6 2.5-2-2 2.5-2.6-2.2-2 1.2-1.3 1.8 1.1 3.7-3.9-5.4-5z',
  tower: 'M4 22.5V9.5H2.5v-7h3.6v2.4h3.5V2.5h4.8v2.4h3.5V2.5h3.6v7H20v13h-5.5V18a2.5 2.5 0 0 0-5 0v4.5z',
  stop: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z',
  lantern: 'M10 1h4v2.3l4.5 4V9H17v10h1.5v3h-13v-3H7V9H5.5V7.3l4.5-4zM9.2 9.5v9h5.6v-9z',
} as const;

/** The name of a sign. */
export type Glyph = keyof typeof glyphs;
