import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Chair, Me, State, TableInfo } from '../src/wire';

async function read<T>(response: APIResponse): Promise<T> {
  if (!response.ok()) throw new Error(`${response.url()}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as T;
}

/** What a program would do over the API, in the name of the person whose browser it is. */
export class Rest {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async get<T>(path: string): Promise<T> {
    return read<T>(await this.#request.get(path));
  }

  async post<T>(path: string, data: unknown = {}): Promise<T> {
    return read<T>(await this.#request.post(path, { data }));
  }

  guest(name: string): Promise<Me> {
    return this.post('/api/guest', { name });
  }

  duel(places: Chair[], title: string): Promise<TableInfo> {
    return this.post('/api/tables', {
      game: 'ring-cards',
      scenario: 'duel',
      people: 2,
      places,
      title,
      private: false,
    });
  }

  state(table: string): Promise<State> {
    // Only the position: no game has so many entries in its log.
    return this.get(`/api/tables/${table}/state?after=100000`);
  }

  /** Answers at random for all seats that are ours; says how many answers were given. */
  async play(table: string, most: number): Promise<number> {
    for (let given = 0; given < most;) {
      const state = await this.state(table);
      if (state.outcome) return given;
      const seat = state.seats.find((one) => one.asked);
      if (!seat) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const answer = anyOf(seat.answers);
      await this.post(`/api/tables/${table}/answers`, {
        seat: seat.seat,
        number: state.number,
        era: state.era,
        answer: answer.words,
      });
      given += 1;
    }
    return most;
  }
}

export function anyOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}
