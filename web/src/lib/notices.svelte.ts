import { t } from '../messages/index.svelte';
import { ProblemError, Unreachable } from './api';

/** Something to tell: an error, or that something is done. */
export interface Notice {
  id: number;
  bad: boolean;
  text: string;
  /** The rule it names, and of which game. */
  rule: string | null;
  game: string | null;
}

/** An error in words for people. */
export function inWords(error: unknown): string {
  if (error instanceof ProblemError) {
    const { why } = error.problem;
    return why.charAt(0).toUpperCase() + why.slice(1) + (/[.!?]$/.test(why) ? '' : '.');
  }
  if (error instanceof Unreachable) return t('error.unreachable');
  return t('error.unknown');
}

class Notices {
  list = $state<Notice[]>([]);
  #next = 1;

  tell(text: string, bad = false, rule: string | null = null, game: string | null = null): void {
    const id = this.#next++;
    this.list = [
      ...this.list.filter((notice) => notice.text !== text).slice(-2),
      { id, bad, text, rule, game },
    ];
    setTimeout(() => this.drop(id), bad ? 9000 : 4500);
  }

  fail(error: unknown, game: string | null = null): void {
    this.tell(inWords(error), true, error instanceof ProblemError ? error.problem.rule : null, game);
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
