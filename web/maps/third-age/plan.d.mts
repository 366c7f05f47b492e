import type { MapDescription } from '../../scripts/map/draw.mjs';
import type { Border, BoardFacts } from '../../src/wire/third-age';
import type { BorderKind } from '../../src/parts/war/geometry';

/** What of a board its drawing depends on. */
export type Drawn = Pick<BoardFacts, 'id'> & {
  areas: Pick<BoardFacts['areas'][number], 'id' | 'name' | 'x' | 'y' | 'region' | 'terrain'>[];
  borders: Pick<BoardFacts['borders'][number], 'a' | 'b' | 'border' | 'protects'>[];
  recruitment: Pick<BoardFacts['recruitment'][number], 'id' | 'name' | 'x' | 'y' | 'arrows' | 'linked'>[];
};

/** The kinds of border of the drawing, by those of the game. */
export const KINDS: Record<Border, BorderKind>;

/** Banks that face each other in the drawing only: a river has no gap. */
export const BANKS: readonly (readonly [string, string])[];

/** What the lines of a drawing depend on: where areas are, and which of them touch; not what their borders are. */
export function keyOf(board: Drawn): string;

/** The description of a board, without the file to write. */
export function planOf(
  board: Drawn,
  how?: {
    /** Whether mountains around are left out, which may be in the way of areas elsewhere. */
    bare?: boolean;
    /** Whether borders that cross others are left out. */
    lenient?: boolean;
  },
): Omit<MapDescription, 'target'>;
