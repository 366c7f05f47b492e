import type { Page } from '@playwright/test';
import { stateAfter } from '../src/lib/changes';
import { GameTexts } from '../src/messages/game';
import { fallback } from '../src/messages/languages';
import type { ClientMessage, Says, ServerMessage, State } from '../src/wire';

/** Something that a browser was sent. */
export interface Heard {
  /** The number of the question that was open in this browser when it came. */
  number: number;
  /** The path of a response, or `socket`. */
  from: string;
  text: string;
}

/** Everything that a browser was sent, other than built files. */
export class Traffic {
  readonly heard: Heard[] = [];
  /** The last state of the table that came over the socket. */
  state: State | null = null;
  /** The catalogue of the game that is played, in English. */
  #texts = new GameTexts([]);
  #pending = new Set<Promise<void>>();
  #waiting: (() => void)[] = [];
  /** Why the page can't show what the server told. */
  #wrong: string | null = null;

  constructor(page: Page) {
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname;
      if (!path.startsWith('/api/')) return;
      const { number } = this;
      const reading = response.text().then(
        (text) => {
          this.heard.push({ number, from: path, text });
          if (/^\/api\/games\/[^/]+\/texts$/.test(path) && response.ok())
            this.#texts = new GameTexts([{ language: fallback, text }]);
        },
        // A page that is left takes its responses with it.
        () => undefined,
      );
      this.#pending.add(reading);
      void reading.finally(() => this.#pending.delete(reading));
    });
    page.on('websocket', (socket) => {
      let last: State | null = null;
      socket.on('framereceived', ({ payload }) => {
        let text = payload.toString();
        const message = JSON.parse(text) as ServerMessage;
        if (message.is === 'state') last = message;
        else if (message.is === 'changes') {
          last = last && stateAfter(last, message);
          if (!last) this.#wrong = `A change does not fit: ${text}`;
          // As if all had been told.
          else text = JSON.stringify({ ...last, is: 'state' });
        }
        this.state = last ?? this.state;
        this.heard.push({ number: this.number, from: 'socket', text });
        for (const wake of this.#waiting.splice(0)) wake();
      });
      socket.on('framesent', ({ payload }) => {
        const message = JSON.parse(payload.toString()) as ClientMessage;
        if (message.do === 'whole') this.#wrong = 'The page has another state than the server.';
      });
    });
  }

  get number(): number {
    return this.state?.number ?? 0;
  }

  /** A text of the game in English, once its catalogue is there. */
  say(says: Says): string {
    return this.#texts.say(says);
  }

  /** Waits until the catalogue of a game is there. */
  async catalogue(patience = 30_000): Promise<void> {
    for (const end = Date.now() + patience; !this.#texts.ready;) {
      if (Date.now() > end) throw new Error('The catalogue of the game did not come.');
      await Promise.all(this.#pending);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Waits until the socket has brought what is wanted. */
  async until(what: string, wanted: (state: State) => boolean, patience = 30_000): Promise<State> {
    const end = Date.now() + patience;
    for (;;) {
      this.#complain();
      if (this.state && wanted(this.state)) return this.state;
      const left = end - Date.now();
      if (left <= 0) throw new Error(`Waited in vain for ${what}; the last state has number ${this.number}.`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 500));
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** All that was heard, the responses that are still being read included. */
  async all(): Promise<Heard[]> {
    await Promise.all(this.#pending);
    this.#complain();
    return this.heard;
  }

  #complain(): void {
    if (this.#wrong) throw new Error(this.#wrong);
  }
}
