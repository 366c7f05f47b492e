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
  /** Does once more what did not work. */
  again: (() => void) | null;
}

/** A clause as a sentence. */
export function sentence(clause: string): string {
  return clause.charAt(0).toUpperCase() + clause.slice(1) + (/[.!?]$/.test(clause) ? '' : '.');
}

/** An error in words for people. */
export function inWords(error: unknown): string {
  if (error instanceof ProblemError)
    return error.problem.kind === 'unsaved' ? t('error-unsaved') : sentence(error.problem.why);
  if (error instanceof Unreachable) return t('error-unreachable');
  return t('error-unknown');
}

class Notices {
  list = $state<Notice[]>([]);
  #next = 1;

  tell(
    text: string,
    bad = false,
    rule: string | null = null,
    game: string | null = null,
    again: (() => void) | null = null,
  ): void {
    const id = this.#next++;
    this.list = [
      ...this.list.filter((notice) => notice.text !== text).slice(-2),
      { id, bad, text, rule, game, again },
    ];
    setTimeout(() => this.drop(id), again ? 60_000 : bad ? 9000 : 4500);
  }

  /** `again`: does it once more. That is offered where nothing but a moment is missing. */
  fail(error: unknown, game: string | null = null, again: (() => void) | null = null): void {
    const problem = error instanceof ProblemError ? error.problem : null;
    this.tell(inWords(error), true, problem?.rule ?? null, game, problem?.kind === 'unsaved' ? again : null);
  }

  drop(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
