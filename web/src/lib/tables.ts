import type { Chair, GameInfo, Layout, Place, Scenario, TableInfo } from '../wire';
import { t } from '../messages/index.svelte';
import { library } from './library.svelte';

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

/** The strength that a first game is played against: the middle one. */
export function usualComputer(game: GameInfo): string | null {
  const { computers } = game;
  return computers[Math.floor((computers.length - 1) / 2)]?.id ?? computers[0]?.id ?? null;
}

/** The scenario and layout of a quick game: alone if the game is played alone, else for two, else the usual one. */
export function quickLayout(game: GameInfo): { scenario: Scenario; layout: Layout } | null {
  const all = game.scenarios.flatMap((scenario) => scenario.layouts.map((layout) => ({ scenario, layout })));
  return (
    all.find(({ layout }) => layout.people === 1) ??
    all.find(({ scenario, layout }) => layout.people === 2 && scenario.layouts[0] === layout) ??
    all.find(({ layout }) => layout.people === 2) ??
    all[0] ??
    null
  );
}

/** You at the first place, the computer at the others. */
export function againstComputer(layout: Layout, computer: string | null): Chair[] {
  return layout.places.map((_, at) => (at === 0 || !computer ? 'me' : { computer }));
}

/** The game and, if the title does not say it, the scenario. */
export function whatIsPlayed(table: TableInfo): string {
  const game = library.gameName(table.game);
  const scenario = library.scenarioName(table.game, table.scenario);
  return table.title === scenario ? game : t('game-and-scenario', { game, scenario });
}

/** Whether there is still somebody to come. */
export function hasFreePlace(table: TableInfo): boolean {
  return table.places.some((place) => place.who.is === 'open' || place.who.is === 'invited');
}
