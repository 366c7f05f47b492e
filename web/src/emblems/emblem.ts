// How an emblem is put together: a frame with a tincture, and one or two motifs on it.

export const tints = [
  'azure',
  'sky',
  'midnight',
  'teal',
  'vert',
  'moss',
  'gules',
  'murrey',
  'purpure',
  'tenne',
  'umber',
  'steel',
  'sable',
  'ash',
  'argent',
  'or',
] as const;
export type Tint = (typeof tints)[number];

/** Where the room for motifs is in each frame: its middle and its width, in a field of 64. */
const rooms = {
  shield: { x: 32, y: 29.5, width: 37 },
  roundel: { x: 32, y: 32, width: 38 },
  banner: { x: 32, y: 27.5, width: 37 },
  lozenge: { x: 32, y: 32, width: 33 },
  arch: { x: 32, y: 34, width: 38 },
  tablet: { x: 32, y: 32, width: 40 },
  hexagon: { x: 32, y: 32, width: 38 },
  burst: { x: 32, y: 32, width: 34 },
  ticket: { x: 32, y: 32, width: 36 },
};
export type Frame = keyof typeof rooms;
export const frames = Object.keys(rooms) as Frame[];

/** How motifs lie on a frame: one alone; the same twice, crossed or side by side; three times; or with another one. */
export const layouts = ['alone', 'crossed', 'twin', 'three', 'saltire', 'chief', 'base', 'canton'] as const;
export type Layout = (typeof layouts)[number];

/** Layouts that take a second motif. */
export const withCharge: readonly Layout[] = ['saltire', 'chief', 'base', 'canton'];

export interface Emblem {
  tint: Tint;
  frame: Frame;
  motif: string;
  layout: Layout;
  charge: string | null;
}

/** A motif at its place. */
export interface Placed {
  motif: string;
  x: number;
  y: number;
  width: number;
  /** In degrees, clockwise, about its middle. */
  turn: number;
  mirrored: boolean;
  /** On a small disc of its own, so that it is read before what is below it. */
  disc: boolean;
}

/** Reads a line of a table: `azure shield sword chief crown`. */
export function readEmblem(line: string): Emblem | null {
  const [tint, frame, motif, layout = 'alone', charge] = line.split(' ');
  if (!tints.includes(tint as Tint) || !frames.includes(frame as Frame) || !motif) return null;
  if (!layouts.includes(layout as Layout)) return null;
  if (withCharge.includes(layout as Layout) !== (charge !== undefined)) return null;
  return {
    tint: tint as Tint,
    frame: frame as Frame,
    motif,
    layout: layout as Layout,
    charge: charge ?? null,
  };
}

/** The motifs of an emblem at their places, those below first. */
export function placed({ frame, motif, layout, charge }: Emblem): Placed[] {
  const room = rooms[frame];
  const put = (
    what: string,
    right: number,
    down: number,
    size: number,
    { turn = 0, mirrored = false, disc = false } = {},
  ): Placed => ({
    motif: what,
    x: room.x + right * room.width,
    y: room.y + down * room.width,
    width: size * room.width,
    turn,
    mirrored,
    disc,
  });
  switch (layout) {
    case 'alone':
      return [put(motif, 0, 0, 1)];
    case 'crossed':
      return [put(motif, 0, 0, 1.02, { turn: 42 }), put(motif, 0, 0, 1.02, { turn: -42, mirrored: true })];
    case 'twin':
      return [put(motif, -0.27, 0, 0.62), put(motif, 0.27, 0, 0.62, { mirrored: true })];
    case 'three':
      return [put(motif, -0.27, -0.2, 0.54), put(motif, 0.27, -0.2, 0.54), put(motif, 0, 0.29, 0.54)];
    case 'saltire':
      return [put(motif, 0, 0, 1.02, { turn: 42 }), put(charge ?? motif, 0, 0, 1.02, { turn: -42 })];
    case 'chief':
      return [put(motif, 0, 0.15, 0.84), put(charge ?? motif, 0, -0.42, 0.36)];
    case 'base':
      return [put(motif, 0, -0.15, 0.78), put(charge ?? motif, 0, 0.42, 0.42)];
    case 'canton':
      return [put(motif, -0.06, -0.07, 0.9), put(charge ?? motif, 0.34, 0.33, 0.42, { disc: true })];
  }
}
