import type { ArmyView, AreaView, Character, CharacterView, Side, Spot, Unit, View } from './wire';

/** The units of each side. */
export const UNITS: Record<Side, readonly Unit[]> = {
  'free-peoples': ['dwarven-warriors', 'dwarven-veterans', 'elven-archers', 'elven-spearmen', 'lakemen'],
  shadow: ['orcs', 'great-orcs', 'wargs', 'goblins'],
};

/** The units that count twice. */
export const STRONG: ReadonlySet<Unit> = new Set<Unit>(['dwarven-veterans', 'great-orcs']);

/** The side of a unit. */
export const sideOfUnit = (unit: Unit): Side => (UNITS.shadow.includes(unit) ? 'shadow' : 'free-peoples');

/** The side of a character. */
export const sideOfCharacter = (character: Character): Side =>
  character === 'bolg' ? 'shadow' : 'free-peoples';

/** The other side. */
export const enemyOf = (side: Side): Side => (side === 'shadow' ? 'free-peoples' : 'shadow');

/** How many units an army has. */
export const unitsIn = ({ units }: Pick<ArmyView, 'units'>): number =>
  units.reduce((sum, one) => sum + one.count, 0);

/** How many of them count twice. */
export const strongIn = ({ units }: Pick<ArmyView, 'units'>): number =>
  units.reduce((sum, one) => sum + (STRONG.has(one.unit) ? one.count : 0), 0);

/** Nothing in an area. */
export const emptyArea = (area: string): AreaView => ({
  area: area as AreaView['area'],
  marker: false,
  breach: 0,
  army: null,
  alone: [],
  tokens: [],
});

/** All areas with something in them, by id. */
export const areasOf = (view: View): Record<string, AreaView> =>
  Object.fromEntries(view.areas.map((one) => [one.area, one]));

/** The characters in an area, with the army or alone. */
export const charactersIn = ({ army, alone }: AreaView): Character[] => [
  ...(army?.characters ?? []),
  ...alone,
];

/** A character and its card. */
export const characterIn = (view: View, character: Character): CharacterView | undefined =>
  view.characters.find((one) => one.character === character);

/** Whether a character is in play. */
export const inPlay = (spot: Spot): boolean =>
  spot !== 'aside' && spot !== 'eliminated' && !(typeof spot === 'object' && 'track' in spot);

/** The area that a character is in. */
export const areaOfSpot = (spot: Spot): string | null =>
  typeof spot === 'object' && 'at' in spot ? spot.at : null;

/** The step of the Fate Track that a character waits on. */
export const stepOfSpot = (spot: Spot): number | null =>
  typeof spot === 'object' && 'track' in spot ? spot.track : null;

/** The Mountain Passes, in the order of the view. */
const PASSES = ['mountain-pass-north', 'mountain-pass-west'];

/** Whether an area is a Mountain Pass that is still closed. */
export function isClosed(view: View, area: string): boolean {
  const at = PASSES.indexOf(area);
  return at >= 0 && view.passes[at] === false;
}
