/**
 * Pictures of what can be chosen before a game, and how hard it is. A game has them in its own folder: a drawing
 * `tiles/<name>.svg` for a message `<name>` (`game`, `scenario-duel`, `hero-iron-man`, `seat-shadow`), and what else is
 * to know in `tiles.ts`.
 */
const drawings = import.meta.glob<string>('../games/*/tiles/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const facts = import.meta.glob<{ tiles: Tiles }>('../games/*/tiles.ts');

/** So many of so many games were won. */
export interface Odds {
  won: number;
  of: number;
}

/** What has been chosen so far. */
export interface Chosen {
  scenario: string;
  options: Readonly<Record<string, string>>;
}

/** What a game tells about its tiles. */
export interface Tiles {
  /** How often our computer player won with this choice (`hero-iron-man`), if games were counted. */
  odds?: (name: string, chosen: Chosen) => Odds | null;
  /** Families of options, one for each player, of which no two players have the same value. */
  distinct?: readonly string[];
  /** The family of options that says whose deck a player brings. */
  owner?: string;
}

/** The address of a drawing, if the game has it. */
export function drawingOf(game: string, name: string): string | null {
  return drawings[`../games/${game}/tiles/${name}.svg`] ?? null;
}

/** The drawing of a scenario, or else of its game. */
export function sceneOf(game: string, scenario: string): string | null {
  return drawingOf(game, `scenario-${scenario}`) ?? drawingOf(game, 'game');
}

/** What a game tells about its tiles; nothing for a game without. */
export async function tilesOf(game: string): Promise<Tiles> {
  return (await facts[`../games/${game}/tiles.ts`]?.())?.tiles ?? {};
}

/** How hard something is, from 1 to 4. */
export type Level = 1 | 2 | 3 | 4;

/** Half of the games are won, a fifth, a twentieth, or fewer. */
export function levelOf({ won, of }: Odds): Level {
  const share = won / of;
  if (share >= 0.5) return 1;
  if (share >= 0.2) return 2;
  return share >= 0.05 ? 3 : 4;
}

/** An option that there is once for each player: `hero-2` is the hero of the second one. */
export function ofPlayer(id: string): { family: string; player: number } | null {
  const [, family, player] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return family && player ? { family, player: Number(player) } : null;
}

/** The name of an option's value, as messages and drawings have it: `hero-iron-man`, `mode-expert`. */
export function nameOfValue(option: string, value: string): string {
  return `${ofPlayer(option)?.family ?? option}-${value}`;
}
