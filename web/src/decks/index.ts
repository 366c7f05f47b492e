import type { Component } from 'svelte';
import type { DeckReport } from '../wire';

/** What the page hands to a game's deck builder. */
export interface BuilderProps {
  /** The printed facts of the game, a value of the game. */
  facts: unknown;
  /** The deck to begin with; none for an empty one. */
  start: DeckReport | null;
  /** What the server last said about the deck. */
  report: DeckReport | null;
  /** To be called with the list when the deck has changed, in any form that the game reads. */
  onchange: (list: string) => void;
}

/** A game's deck builder. */
export type Builder = Component<BuilderProps>;

/** What the page hands to a game's reader of decks. */
export interface ReaderProps {
  /** The printed facts of the game, a value of the game. */
  facts: unknown;
  /** The deck to be looked at. */
  report: DeckReport;
}

/** Shows a deck that is not to be changed. */
export type Reader = Component<ReaderProps>;

/** The readers of decks, by slug. */
const readers = import.meta.glob<{ default: Reader }>('./*/Reader.svelte');

/** What shows the decks of a game. */
export async function readerOf(slug: string): Promise<Reader> {
  const load = readers[`./${slug}/Reader.svelte`];
  if (!load) throw new Error(`There is no reader of decks for ${slug}.`);
  return (await load()).default;
}

/** The deck builders, by slug. */
const builders = import.meta.glob<{ default: Builder }>('./*/Builder.svelte');

/** Whether decks of a game can be built here. */
export function hasBuilder(slug: string): boolean {
  return `./${slug}/Builder.svelte` in builders;
}

/** The deck builder of a game. */
export async function builderOf(slug: string): Promise<Builder> {
  const load = builders[`./${slug}/Builder.svelte`];
  if (!load) throw new Error(`There is no deck builder for ${slug}.`);
  return (await load()).default;
}
