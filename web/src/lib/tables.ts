import type { Layout, Place, TableInfo } from '../wire';
import { t } from '../messages/index.svelte';
import { library } from './library.svelte';
import { textsOf } from './texts.svelte';

export { againstComputer, quickLayout, usualComputer } from './quick';

/** Who sits at a place, in words. */
export function occupantName(place: Place): string {
  switch (place.who.is) {
    case 'open':
      return t('place-open');
    case 'invited':
      return t('place-invited');
    case 'person':
    case 'computer':
      return place.who.name;
  }
}

/** The place that holds a seat. */
export function placeOf(table: TableInfo, seat: string): Place | undefined {
  return table.places.find((place) => place.seats.includes(seat));
}

/** A seat's name, or that of the hero it plays where the set-up says so. */
export function seatTitle(table: TableInfo, seat: string): string {
  const hero = table.options[`hero-${/\d+$/.exec(seat)?.[0] ?? ''}`];
  const name = hero === undefined ? undefined : textsOf(table.game).message(`hero-${hero}`);
  return name ?? library.seatName(table.game, seat);
}

/** A seat's name with the one who holds it. */
export function seatAndName(table: TableInfo, seat: string): string {
  const place = placeOf(table, seat);
  const name = library.seatName(table.game, seat);
  if (!place || place.who.is === 'open' || place.who.is === 'invited') return name;
  return place.yours
    ? t('seat-yours', { seat: name })
    : t('seat-of', { seat: name, name: occupantName(place) });
}

/** The number of people, in words. */
export function peopleText(layout: Layout): string {
  return t('people', { n: layout.people });
}

/** From how many people to how many, in words. */
export function peopleRange(layouts: readonly Layout[]): string {
  const numbers = layouts.map(({ people }) => people);
  const [from, to] = [Math.min(...numbers), Math.max(...numbers)];
  return from < to ? t('game-people', { from, to }) : t('people', { n: to });
}

/** The game and, if the title does not say it, the scenario. */
export function whatIsPlayed(table: TableInfo): string {
  const game = library.gameName(table.game);
  const scenario = library.scenarioName(table.game, table.scenario);
  return table.title === scenario ? game : t('game-and-scenario', { game, scenario });
}

/** Whether one has won a game that is over; null for somebody who played every side, or none. */
export function ownOutcome({ places, outcome, status }: TableInfo): 'won' | 'lost' | null {
  const mine = places.filter((place) => place.yours);
  const together = new Set(places.map((place) => place.team)).size === 1;
  if (!outcome || status !== 'finished' || mine.length === 0) return null;
  if (mine.length === places.length && !together) return null;
  const won = mine.some(({ seats }) => seats.some((seat) => outcome.winners.includes(seat)));
  return won ? 'won' : 'lost';
}

/** Whether there is still somebody to come. */
export function hasFreePlace(table: TableInfo): boolean {
  return table.places.some((place) => place.who.is === 'open' || place.who.is === 'invited');
}
