import type { Me } from '../wire';
import { t } from '../messages/index.svelte';
import { bare } from '../messages/made-up';
import { api, ProblemError } from './api';

class Person {
  /** Who you are; null if nobody yet, undefined until the server has said. */
  me = $state.raw<Me | null | undefined>(undefined);
  #asked: Promise<Me | null> | undefined;

  /** Asks the server once who you are. */
  known(): Promise<Me | null> {
    this.#asked ??= api.me().then(
      (me) => (this.me = me),
      (error: unknown) => {
        if (!(error instanceof ProblemError)) this.#asked = undefined;
        return (this.me = null);
      },
    );
    return this.#asked;
  }

  set(me: Me | null): void {
    this.me = me;
    this.#asked = Promise.resolve(me);
  }

  /** Who you are; makes you a guest with a friendly name if you are nobody yet. */
  async somebody(): Promise<Me> {
    const me = await this.known();
    if (me) return me;
    const guest = await api.guest(friendlyName());
    this.set(guest);
    return guest;
  }
}

export const person = new Person();

/** A name to begin with. */
export function friendlyName(): string {
  const pick = (list: string) => {
    const words = list.split(' ');
    return words[Math.floor(Math.random() * words.length)] ?? '';
  };
  return bare(t('guest-name', { first: pick(t('guest-first')), second: pick(t('guest-second')) }));
}
