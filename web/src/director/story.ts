import type { LogLine, Says } from '../wire';

/** The sounds of the table, made by us. */
export type Sound =
  | 'card'
  | 'cards'
  | 'dice'
  | 'hit'
  | 'fall'
  | 'march'
  | 'horn'
  | 'drum'
  | 'tile'
  | 'score'
  | 'heal'
  | 'threat'
  | 'won'
  | 'lost';

/** A die as it lies after a throw. */
export interface ThrownDie {
  /** A number, or what it shows as the game's own pictures of dice know it. */
  face: string | number;
  /** Whether it counts. */
  hit?: boolean;
  /** Whether it was thrown once more. */
  again?: boolean;
}

/**
 * What is seen of one line of the log: a moment on the board. The director finds the places of the things by their keys
 * (`data-thing`, or `data-place` of what nobody points at), puts the words there, and moves on after a while.
 */
export interface Beat {
  /** How it is drawn. */
  kind: 'note' | 'card' | 'dice' | 'move' | 'attack' | 'hit' | 'count' | 'score' | 'tile';
  /** Where it happens: the first of these things that is on the board. Nowhere: in the middle. */
  at?: unknown[];
  /** Where it comes from: the start of a march, whoever attacks. The first that is on the board. */
  from?: unknown[];
  /** A way over several places, in order, instead of from and at. */
  way?: unknown[];
  /** What is turned over, or shown large. */
  card?: unknown;
  /** What was thrown. */
  dice?: ThrownDie[];
  /** By how much something changed: damage, threat, Corruption, points. */
  amount?: number;
  /** Whether the change is bad for whom it happens to; decides the colour, beside the sign. */
  bad?: boolean;
  /** In a few words what happened; the words of the log if left out. */
  says?: Says;
  /** A result that stays until it was seen: of a battle, a Hunt, an enemy attack, a combat. */
  holds?: boolean;
  /** It tells of something that the same answer takes off the board, which therefore changes only when it is over. */
  still?: boolean;
  /** What somebody decided: to whoever just did it, it need not be shown. */
  deed?: boolean;
  /** What is heard. */
  sound?: Sound;
}

/** The views around a line of the log, values of the game, as the seat that is shown may know them. */
export interface Moment {
  /** Before the answer that the line is about; none at the beginning. */
  before: unknown;
  /** After it. */
  after: unknown;
  /** What was said before the line in what is shown. */
  earlier?: readonly LogLine[];
}

/** How a game is told: `web/src/games/<slug>/story.ts` exports one as `story`. */
export interface Story {
  /** The beat of a line; none if the log is enough. */
  beat: (line: LogLine, moment: Moment) => Beat | null;
  /** Whether a line begins a turn (or round) or a phase: the log is grouped by these. */
  chapter: (line: LogLine) => 'turn' | 'phase' | null;
  /** One text for several lines in a row that say the same with other cards, such as "draws 6 cards"; none to leave them. */
  fold?: (lines: LogLine[]) => Says | null;
}
