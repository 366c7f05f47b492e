import type { Chair, GameInfo, Layout, Scenario } from '../wire';

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
