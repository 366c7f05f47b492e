import type { GameInfo, GamePacks, RuleText, StarterDeck } from '../wire';
import { language, list } from '../messages/index.svelte';
import { api } from './api';
import { textsOf } from './texts.svelte';
import { words } from './words';

/** Keeps what a function gave for a key, in each language; what failed is tried again. */
function remembered<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const place = `${language()} ${key}`;
    const old = kept.get(place);
    if (old) return old;
    const fresh = load(key);
    kept.set(place, fresh);
    fresh.catch(() => kept.delete(place));
    return fresh;
  };
}

class Library {
  #games = $state.raw<{ language: string; list: GameInfo[] } | null>(null);

  readonly #loadGames = remembered(() => api.games());

  async allGames(): Promise<GameInfo[]> {
    const code = language();
    const list = await this.#loadGames('');
    this.#games = { language: code, list };
    return list;
  }

  /** The games, once they were asked for. In another language they are asked for anew. */
  get games(): GameInfo[] | null {
    if (this.#games && this.#games.language !== language()) this.allGames().catch(() => undefined);
    return this.#games?.list ?? null;
  }

  readonly #ownFacts = remembered((slug) => api.facts(slug));
  readonly #packFacts = remembered((hash) => api.packFacts(hash));

  /** The printed facts of a game, or of its tables with a data pack. */
  facts(slug: string, pack?: string): Promise<unknown> {
    return pack ? this.#packFacts(pack) : this.#ownFacts(slug);
  }

  readonly starters: (slug: string) => Promise<StarterDeck[]> = remembered((slug) => api.starters(slug));

  readonly packs: (slug: string) => Promise<GamePacks> = remembered((slug) => api.gamePacks(slug));

  readonly rules: (slug: string) => Promise<RuleText[]> = remembered((slug) => api.rules(slug));

  game(slug: string): GameInfo | undefined {
    return this.games?.find((game) => game.slug === slug);
  }

  gameName(slug: string): string {
    return this.game(slug)?.name ?? textsOf(slug).message('game') ?? '';
  }

  scenarioName(slug: string, id: string): string {
    return this.game(slug)?.scenarios.find((one) => one.id === id)?.name ?? words(id);
  }

  /** A seat's name, once the texts of the game are here. */
  seatName(slug: string, id: string): string {
    const texts = textsOf(slug);
    return texts.ready ? (texts.message(`seat-${id}`) ?? words(id)) : '';
  }

  seatNames(slug: string, ids: string[]): string {
    return list(ids.map((id) => this.seatName(slug, id)));
  }
}

export const library = new Library();
