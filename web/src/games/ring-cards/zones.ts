import type { Answer } from '../../wire';
import type { LocationView, Thing } from '../../wire/ring-cards';

/** Places on the table that are no things of the game, by the keys under which a card can be dropped there. */
export const zones = {
  reserve: '"zone-reserve"',
  cycle: '"zone-cycle"',
} as const;

/** The key of all the room that an active location has: its land with the cards on it. */
export const laneZone = (id: string): string => `"zone-lane-${id}"`;

/** The location whose room that is. */
export function laneOf(key: string, locations: readonly LocationView[]): LocationView | null {
  return locations.find(({ id }) => laneZone(id) === key) ?? null;
}

/** The words of the answer that dropping a card on a zone means; none if it can't be dropped there. */
export function droppedOn(key: string, thing: Thing | null, answers: Answer[]): string | null {
  if (thing === null || typeof thing === 'string' || !('card' in thing)) return null;
  const words =
    key === zones.reserve ? `play ${thing.card} reserve` : key === zones.cycle ? `cycle ${thing.card}` : null;
  return answers.some((answer) => answer.words === words) ? words : null;
}
