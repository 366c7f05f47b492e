import type { GameInfo, RuleText, StarterDeck } from '../wire';
import { list } from '../messages/index.svelte';
import { api } from './api';
import { words } from './words';

/** Keeps what a function gave for a key; what failed is tried again. */
function remembered<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const old = kept.get(key);
    if (old) return old;
    const fresh = load(key);
    kept.set(key, fresh);
    fresh.catch(() => kept.delete(key));
    return fresh;
  };
}

class Library {
  games = $state.raw<GameInfo[] | null>(null);
  /** The names of the seats by game and id, as far as the facts of a game tell them. */
  #seatNames = $state.raw<Record<string, Record<string, string>>>({});

  readonly #loadGames = remembered(() => api.games());

  async allGames(): Promise<GameInfo[]> {
    this.games = await this.#loadGames('');
    return this.games;
  }

  readonly facts = remembered(async (slug) => {
    const facts = await api.facts(slug);
    const names = namesOfSeats(facts);
    if (names) this.#seatNames = { ...this.#seatNames, [slug]: names };
    return facts;
  });

  readonly starters: (slug: string) => Promise<StarterDeck[]> = remembered((slug) => api.starters(slug));

  readonly rules: (slug: string) => Promise<RuleText[]> = remembered((slug) => api.rules(slug));

  game(slug: string): GameInfo | undefined {
    return this.games?.find((game) => game.slug === slug);
  }

  gameName(slug: string): string {
    return this.game(slug)?.name ?? words(slug);
  }

  scenarioName(slug: string, id: string): string {
    return this.game(slug)?.scenarios.find((scenario) => scenario.id === id)?.name ?? words(id);
  }

  /** A seat's name. Until the facts of the game are here, its id has to do. */
  seatName(slug: string, id: string): string {
    if (!this.#seatNames[slug]) this.facts(slug).catch(() => undefined);
    return this.#seatNames[slug]?.[id] ?? words(id);
  }

  seatNames(slug: string, ids: string[]): string {
    return list(ids.map((id) => this.seatName(slug, id)));
  }
}

/** A game's facts may list its seats with names. */
function namesOfSeats(facts: unknown): Record<string, string> | null {
  if (typeof facts !== 'object' || facts === null || !('seats' in facts) || !Array.isArray(facts.seats))
    return null;
  const names: Record<string, string> = {};
  for (const seat of facts.seats as unknown[]) {
    if (typeof seat !== 'object' || seat === null || !('id' in seat) || !('name' in seat)) continue;
    names[String(seat.id)] = String(seat.name);
  }
  return names;
}

export const library = new Library();
