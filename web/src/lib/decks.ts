import type { DeckReport, KeptDeck, StarterDeck } from '../wire';
import { t } from '../messages/index.svelte';
import { api } from './api';
import { person } from './person.svelte';
import { textsFetched, textsOf } from './texts.svelte';
import { library } from './library.svelte';
import { words } from './words';

/** The decks that you keep; none if you are nobody yet. */
export async function ownDecks(game?: string): Promise<KeptDeck[]> {
  if (!(await person.known())) return [];
  const decks = await api.decks(game);
  await Promise.all(decks.map((deck) => textsFetched(deck.game)));
  return decks;
}

/** The decks that come with a game, when they can be called by their names. */
export async function starterDecks(game: string): Promise<StarterDeck[]> {
  const [decks] = await Promise.all([library.starters(game), textsFetched(game)]);
  return decks;
}

/** What a deck is called: its name, or whose it is. */
export function deckName(game: string, deck: DeckReport | null): string {
  if (!deck) return t('decks-unreadable');
  return deck.name || deckWords(game, deck);
}

function aspectName(game: string, aspect: string): string {
  return textsOf(game).message(`aspect-${aspect}`) ?? words(aspect);
}

/** Hero and aspect in words. */
export function deckWords(game: string, { hero_name: hero, aspect }: DeckReport): string {
  return aspect ? t('decks-of-hero', { hero, aspect: aspectName(game, aspect) }) : hero;
}

/** What a deck that comes with the game is called. */
export function starterName(game: string, { hero_name: hero, aspect }: DeckReport): string {
  return aspect ? t('decks-starter', { hero, aspect: aspectName(game, aspect) }) : hero;
}

/** What the deck is called that a hero is played with if no other is chosen. */
export function starterOf(game: string, { hero_name: hero, aspect }: DeckReport): string {
  return aspect ? t('decks-starter-of', { hero, aspect: aspectName(game, aspect) }) : hero;
}
