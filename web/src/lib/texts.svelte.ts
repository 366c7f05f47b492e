import { GameTexts } from '../messages/game';
import { language } from '../messages/language.svelte';
import { fallback, madeUp } from '../messages/languages';
import { api } from './api';

const none = new GameTexts([]);
const patience = [1000, 3000, 10_000, 30_000];

/** The texts of games, in the languages that were asked for. They are fetched when they are first wanted. */
class Shelf {
  #there = $state.raw<Record<string, GameTexts>>({});
  readonly #sources = new Map<string, Promise<string>>();
  /** The first attempt at each catalogue that was wanted. */
  readonly #wanted = new Map<string, Promise<void>>();

  /** A game's texts in the chosen language. Until they are there they say nothing. */
  of(slug: string): GameTexts {
    if (!slug) return none;
    const code = language();
    const there = this.#there[`${code} ${slug}`];
    if (!there) void this.#want(slug, code);
    return there ?? none;
  }

  /** Waits until a game's texts are there, or could not be fetched at the first attempt. */
  fetched(slug: string): Promise<void> {
    return this.#want(slug, language());
  }

  /** Fetches a catalogue. If that does not work it is tried again later, more and more slowly. */
  #want(slug: string, code: string): Promise<void> {
    const key = `${code} ${slug}`;
    const old = this.#wanted.get(key);
    if (old) return old;
    const first = this.#attempt(slug, code, 0);
    this.#wanted.set(key, first);
    return first;
  }

  async #attempt(slug: string, code: string, failures: number): Promise<void> {
    try {
      const texts = await this.#load(slug, code);
      this.#there = { ...this.#there, [`${code} ${slug}`]: texts };
    } catch {
      const pause = patience[Math.min(failures, patience.length - 1)];
      setTimeout(() => void this.#attempt(slug, code, failures + 1), pause);
    }
  }

  async #load(slug: string, code: string): Promise<GameTexts> {
    // The made-up language is English, marked here.
    if (code === madeUp) return new GameTexts([{ language: code, text: await this.#source(slug, fallback) }]);
    const codes = code === fallback ? [code] : [code, fallback];
    const texts = await Promise.all(codes.map((one) => this.#source(slug, one)));
    return new GameTexts(texts.map((text, at) => ({ language: codes[at] ?? fallback, text })));
  }

  #source(slug: string, code: string): Promise<string> {
    const key = `${code} ${slug}`;
    const old = this.#sources.get(key);
    if (old) return old;
    const fresh = api.texts(slug, code);
    this.#sources.set(key, fresh);
    fresh.catch(() => this.#sources.delete(key));
    return fresh;
  }
}

const shelf = new Shelf();

/** The texts of a game in the chosen language. */
export const textsOf = (slug: string): GameTexts => shelf.of(slug);

/** Waits for the texts of a game: for what would otherwise be shown by its written name first. */
export const textsFetched = (slug: string): Promise<void> => shelf.fetched(slug);
