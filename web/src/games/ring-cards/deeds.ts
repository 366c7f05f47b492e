import type { Answer } from '../../wire';
import { isClosing, thingKey } from '../board';

/**
 * What can be done with what was pointed at and nothing else: to the reserve, cycle, winnow. Where only one answer is left there is
 * nothing to choose.
 */
export function deedsOf(left: readonly Answer[], picks: readonly unknown[]): Answer[] {
  if (picks.length === 0 || left.length < 2) return [];
  const picked = new Set(picks.map(thingKey));
  return left.filter(
    (answer) => !isClosing(answer) && answer.things.every((thing) => picked.has(thingKey(thing))),
  );
}

/** Names that are short enough for a card, by how an answer begins and ends. */
export function deedOf({
  words,
}: {
  words: string;
}): 'reserve' | 'cycle' | 'winnow' | 'event' | 'use' | null {
  if (/^play \S+ reserve$/.test(words)) return 'reserve';
  const first = words.split(' ', 1)[0];
  if (first === 'cycle' || first === 'winnow' || first === 'use') return first;
  return first === 'play-event' ? 'event' : null;
}
