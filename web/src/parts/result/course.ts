import type { Story, TableInfo } from '../../wire';

/** Which point of the axis is nearest to an answer, from the left: a moment belongs to the turn that it is in. */
export function pointOf(story: Story, number: number): number {
  const at = story.points.findIndex((point) => point.number >= number);
  return at < 0 ? story.points.length - 1 : at;
}

/** The turn in which an answer was given: at least the first. */
export function turnAt(story: Story, number: number): number {
  return story.turns.findLast((turn) => turn.number <= number)?.turn ?? 0;
}

/** Where the next or the previous turn begins, seen from a position; null if there is none. */
export function turnFrom(story: Story, at: number, step: 1 | -1): number | null {
  const starts = story.turns.map((turn) => turn.number);
  const found = step > 0 ? starts.find((start) => start > at) : starts.findLast((start) => start < at);
  return found ?? null;
}

/** Where the next or the previous mark is. */
export function markFrom(numbers: readonly number[], at: number, step: 1 | -1): number | null {
  const sorted = [...numbers].sort((one, other) => one - other);
  return (step > 0 ? sorted.find((n) => n > at) : sorted.findLast((n) => n < at)) ?? null;
}

/** Whether there are sides that can be swapped. */
export const canSwap = (table: TableInfo): boolean =>
  new Set(table.places.map((place) => place.team)).size > 1;
