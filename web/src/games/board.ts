import type { Component } from 'svelte';
import type { Answer, LogLine, Question } from '../wire';

/**
 * What the table page hands to a game's board.
 *
 * A board draws; it decides nothing. It marks the things that a legal answer concerns and calls `onpick` for
 * any thing that is pointed at: the page then narrows the list of answers, or says why not.
 */
export interface BoardProps {
  /** The game's slug. */
  game: string;
  /** The game as this seat sees it, a value of the game. */
  view: unknown;
  /** The printed facts of the game, a value of the game. */
  facts: unknown;
  /** The seat one looks from; none for a spectator. */
  seat: string | null;
  /** The kind of the question that is open. */
  kind: string | null;
  /** The legal answers; none if this seat is not asked. */
  answers: Answer[];
  /** The things that were pointed at, in order. */
  picks: unknown[];
  /** The answers that concern all of these; all answers if there are none. */
  left: Answer[];
  /** Things to point out: what happened last, or what an entry of the log tells of. */
  lit: unknown[];
  /** What has happened, as this seat may know it. */
  log: LogLine[];
  /** To be called when somebody points at a thing; with `null` when nothing is pointed at any more. */
  onpick: Pick;
  /** To be called when somebody chooses an answer itself; none where nothing can be answered. */
  onanswer?: ((answer: Answer) => void) | undefined;
  /** Which answers are shown: those of a way of their own (see `asideOf`), or all others. */
  mode?: string | null;
  modes?: string[];
  onmode?: ((mode: string | null) => void) | undefined;
  /** To be called with what answers are about besides what the server says of them. */
  onreach?: ((reach: Reach | null) => void) | undefined;
}

/** An answer with what the board knows of it besides. */
export interface ToldAnswer extends Answer {
  /** What comes of it, in words: the effect of a card. */
  about?: string;
}

/** Adds to answers what else on the board they lead to, so that it can be pointed at first, and what comes of them. */
export type Reach = (answers: Answer[], view: unknown, question: Question | null) => ToldAnswer[];

/** How a thing is pointed at, where that is not plain. */
export interface Picking {
  /** What was pointed at before and still counts; everything if nothing is said. */
  keep?: unknown[];
  /** The kinds of the next questions in which the thing stays pointed at, if they are about it. */
  carry?: readonly string[];
  /** The thing is only taken in the hand: where it goes is told next, so that this is no answer yet. */
  taken?: boolean;
  /** Where a thing that is carried on goes: it is pointed at as well in the question that is about both. */
  to?: unknown;
  /** Which of several answers are meant on the way there. */
  means?: (answer: Answer) => boolean;
  /**
   * Whether an answer only leads on to the next question, so that nothing happens by it and it can be taken back: if it is the only
   * one about what is carried on, it is given without being asked for.
   */
  leads?: (answer: Answer) => boolean;
  /** The answer that is meant, in the notation of journals, where a place on the board says that and no thing does. */
  words?: string;
}

/** Points at a thing. */
export type Pick = (thing: unknown, how?: Picking) => void;

/** A game's board. */
export type Board = Component<BoardProps>;

/** A canonical text of a thing: two things are the same if their keys are. */
export function thingKey(thing: unknown): string {
  if (thing === null || typeof thing !== 'object') return JSON.stringify(thing) ?? 'null';
  if (Array.isArray(thing)) return `[${thing.map(thingKey).join(',')}]`;
  const entries = Object.entries(thing as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${thingKey(value)}`).join(',')}}`;
}

/** Which of several things in one place a click means: the first, and with every further click the next. */
export function inTurn<Thing>(things: readonly Thing[], picks: readonly unknown[]): Thing | undefined {
  const picked = new Set(picks.map(thingKey));
  return things[(things.findLastIndex((thing) => picked.has(thingKey(thing))) + 1) % things.length];
}

/** How answers begin that are about nothing on the table: a pass, no more, no thanks, the end of a turn. */
const CLOSING = new Set([
  'pass',
  'done',
  'decline',
  'no',
  'end-turn',
  'unsupported',
  'do skip',
  'do discard',
  'go',
]);

/** Whether an answer ends something instead of doing something. Such answers have a fixed place beside the list. */
export function isClosing({ words }: { words: string }): boolean {
  return CLOSING.has(words);
}

/** The way of their own that answers belong to: they stay out of sight until it is chosen. */
export function asideOf({ words }: { words: string }): 'rings' | null {
  return words.startsWith('ring ') ? 'rings' : null;
}

/** An answer as the board knows it: one that ends something is about nothing there, but for where a group goes. */
export function onBoard(answer: Answer): Answer {
  return isClosing(answer) && answer.words !== 'go' && answer.things.length > 0
    ? { ...answer, things: [] }
    : answer;
}

/** The keys of all things that some answer concerns. */
export function answerKeys(answers: Answer[]): Set<string> {
  return new Set(answers.flatMap((answer) => answer.things.map(thingKey)));
}

/** The answers that concern a thing. */
export function answersAbout<A extends Answer>(answers: A[], thing: unknown): A[] {
  const key = thingKey(thing);
  return answers.filter((answer) => answer.things.some((other) => thingKey(other) === key));
}

/** The answers that concern all things that were pointed at, in their order if there are such. */
export function leftOf<A extends Answer>(answers: A[], picks: unknown[]): A[] {
  return inOrder(
    picks.reduce<A[]>((some, thing) => answersAbout(some, thing), answers),
    picks,
  );
}

/** The keys of things that can be chosen next: those that lead further, or else all. */
export function nextKeys(answers: Answer[], picks: unknown[], left: Answer[]): Set<string> {
  if (picks.length === 0) return answerKeys(answers);
  const taken = new Set(picks.map(thingKey));
  const further = [...answerKeys(left)].filter((key) => !taken.has(key));
  return further.length > 0 ? new Set([...further, ...taken]) : answerKeys(answers);
}

/**
 * Of these answers those that name the things in the order in which they were pointed at, if there are any: from this
 * region to that one, not the other way round.
 */
export function inOrder<A extends Answer>(answers: A[], picks: unknown[]): A[] {
  const keys = picks.map(thingKey);
  const ordered = answers.filter(({ things }) => {
    const places = keys.map((key) => things.findIndex((thing) => thingKey(thing) === key));
    return places.every((place, n) => n === 0 || place > (places[n - 1] ?? -1));
  });
  return ordered.length > 0 ? ordered : answers;
}
