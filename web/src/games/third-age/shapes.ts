import { BANNER, EYE, HORN, ORB, STAR, SWORD } from '../../parts/war/signs';
import type { Glyph } from '../armies/glyphs';
import type { CardType, Deck, Face } from './wire';

/** The signs of a face: two of them stand side by side. */
export const faces: Record<Face, string[]> = {
  character: [SWORD],
  army: [BANNER],
  muster: [HORN],
  event: [ORB],
  'army-muster': [BANNER, HORN],
  'will-of-the-west': [STAR],
  eye: [EYE],
};

/** The sign on the back of a deck. */
export const backs: Record<Deck, Glyph> = {
  generic: 'orb',
  'story-free': 'star',
  'story-shadow': 'eye',
  grima: 'scroll',
  darkness: 'gloom',
};

/** The sign of a type of card. */
export const types: Record<CardType, Glyph> = { character: 'sword', army: 'banner', muster: 'horn' };
