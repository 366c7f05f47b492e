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
  readonly #wanted = new Set<string>();

  /** A game's texts in the chosen language. Until they are there they say nothing. */
  of(slug: string): GameTexts {
    if (!slug) return none;
    const code = language();
    const there = this.#there[`${code} ${slug}`];
    if (!there) void this.#want(slug, code);
    return there ?? none;
  }

  /** Fetches a catalogue. If that does not work it is tried again, more and more slowly. */
  async #want(slug: string, code: string): Promise<void> {
    const key = `${code} ${slug}`;
    if (this.#wanted.has(key)) return;
    this.#wanted.add(key);
    for (let failures = 0; ; failures += 1) {
      try {
        const texts = await this.#load(slug, code);
        this.#there = { ...this.#there, [key]: texts };
        return;
      } catch {
        const pause = patience[Math.min(failures, patience.length - 1)];
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
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
