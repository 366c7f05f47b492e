import type { LogLine } from '../wire';
import type { Director } from './director.svelte';
import { storyOf } from './stories';

/** A position of a replay as it is looked at. */
export interface Position {
  game: string;
  number: number;
  seat: string | null;
  view: unknown;
  log: readonly LogLine[];
}

/** Shows how a replay goes from one position to the next. Who jumps about sees the positions only. */
export class Rewatch {
  readonly #director: Director;
  #last: Position | null = null;

  constructor(director: Director) {
    this.#director = director;
  }

  /** Another position is looked at. */
  looks(now: Position): void {
    const last = this.#last;
    this.#last = now;
    if (last?.number === now.number && last.seat === now.seat) return;
    const director = this.#director;
    director.skipAll();
    const next = last !== null && last.seat === now.seat && now.number === last.number + 1;
    if (!next || director.speed === 'off') return;
    const { skips } = director;
    director.expect(last.view, last.number);
    const stretch = {
      first: { number: last.number, view: last.view },
      points: [{ number: now.number, view: now.view }],
      log: now.log,
    };
    storyOf(now.game)
      .then(
        (story) => director.skips === skips && director.play(stretch, story),
        () => undefined, // The position itself is there.
      )
      .finally(() => director.settle());
  }
}
