import type { Component } from 'svelte';
import type { Answer, LogLine } from '../wire';

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
  /** To be called when somebody points at a thing. */
  onpick: Pick;
}

/** How a thing is pointed at, where that is not plain. */
export interface Picking {
  /** What was pointed at before and still counts; everything if nothing is said. */
  keep?: unknown[];
  /** The kinds of the next questions in which the thing stays pointed at, if they are about it. */
  carry?: readonly string[];
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

/** The keys of all things that some answer concerns. */
export function answerKeys(answers: Answer[]): Set<string> {
  return new Set(answers.flatMap((answer) => answer.things.map(thingKey)));
}

/** The answers that concern a thing. */
export function answersAbout(answers: Answer[], thing: unknown): Answer[] {
  const key = thingKey(thing);
  return answers.filter((answer) => answer.things.some((other) => thingKey(other) === key));
}

/** The answers that concern all things that were pointed at, in their order if there are such. */
export function leftOf(answers: Answer[], picks: unknown[]): Answer[] {
  return inOrder(picks.reduce<Answer[]>(answersAbout, answers), picks);
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
export function inOrder(answers: Answer[], picks: unknown[]): Answer[] {
  const keys = picks.map(thingKey);
  const ordered = answers.filter(({ things }) => {
    const places = keys.map((key) => things.findIndex((thing) => thingKey(thing) === key));
    return places.every((place, n) => n === 0 || place > (places[n - 1] ?? -1));
  });
  return ordered.length > 0 ? ordered : answers;
}
