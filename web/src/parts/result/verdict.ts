import type { Outcome, TableInfo } from '../../wire';
import { t } from '../../messages/index.svelte';
import { library } from '../../lib/library.svelte';
import { sentence } from '../../lib/notices.svelte';
import { textsOf } from '../../lib/texts.svelte';
import { label } from '../../lib/words';

/** How a game ended, for somebody who looks at it. */
export interface Verdict {
  /** Whether the one who looks has played. */
  seated: boolean;
  /** Whether the one who looks has won, against somebody else. */
  won: boolean;
  /** Whether it is told as a victory of a side rather than of the one who looks. */
  neutral: boolean;
  /** Whether all play on one side, against the game. */
  together: boolean;
  /** Who won. */
  who: string;
  /** How. */
  how: string;
}

/** The name of a winner: a side, or a seat. */
export const winnerName = (game: string, id: string): string =>
  textsOf(game).message(`winner-${id}`) ?? library.seatName(game, id);

/** How a game ended. `last` is the last that its log tells, if that is known. */
export function verdictOf(table: TableInfo, outcome: Outcome | null, last = ''): Verdict {
  const mine = table.places.filter((place) => place.yours);
  const seated = mine.length > 0;
  const together = new Set(table.places.map((place) => place.team)).size === 1;
  const ofMine = mine.some((place) => place.seats.some((seat) => outcome?.winners.includes(seat)));
  const allMine = table.places.every((place) => place.yours);
  const neutral = !seated || (allMine && !together);
  const won = ofMine && (!allMine || together);
  return { seated, won, neutral, together, who: who(), how: how() };

  function who(): string {
    if (!outcome) return t('over-stopped');
    if (together && seated) return ofMine ? t('over-won') : t('over-lost');
    if (together) return t(outcome.winners.length > 0 ? 'over-together-won' : 'over-together-lost');
    if (outcome.winners.length === 0) return t('over-nobody');
    if (neutral) return t('over-winner', { name: winnerName(table.game, outcome.winner) });
    return won ? t('over-won') : t('over-lost');
  }
  function how(): string {
    if (!outcome) return '';
    if (outcome.ending === 'resignation') return t('over-resignation');
    return last || sentence(textsOf(table.game).message(`ending-${outcome.ending}`) ?? label(outcome.ending));
  }
}
