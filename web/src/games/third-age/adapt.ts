import type { AreaView, ArmyView, Character, CharacterView, Deck, Side, Spot, View } from './wire';

/** How many units an Army has. */
export const unitsIn = ({ units }: Pick<ArmyView, 'units'>): number =>
  units.reduce((sum, one) => sum + one.count, 0);

/** All areas with something in them, by id. */
export const areasOf = (view: View): Record<string, AreaView> =>
  Object.fromEntries(view.areas.map((one) => [one.area, one]));

/** A Character. */
export const characterIn = (view: View, character: Character): CharacterView | undefined =>
  view.characters.find((one) => one.character === character);

/** Whether a Character is in play (rule 1.7). */
export const inPlay = (spot: Spot): boolean =>
  spot !== 'aside' && spot !== 'eliminated' && !(typeof spot === 'object' && 'track' in spot);

/** The area that a Character is in; Treebeard is where the Entwood is. */
export function areaOfSpot(spot: Spot, view: View): string | null {
  if (spot === 'entwood') return view.entwood?.area ?? null;
  return typeof spot === 'object' && 'at' in spot ? spot.at : null;
}

/** The space of the Fate Track that a Character waits on. */
export const spaceOfSpot = (spot: Spot): number | null =>
  typeof spot === 'object' && 'track' in spot ? spot.track : null;

/** The Story deck of a side. */
export const storyOf = (side: Side): Deck => (side === 'shadow' ? 'story-shadow' : 'story-free');

/** The deck that only one scenario has: Gríma or Darkness cards, which are the Shadow's. */
export const ownDeckOf = (view: View): Deck => (view.scenario === 'rohan' ? 'grima' : 'darkness');

/** Whose a deck is; the Generic deck is everybody's. */
export const sideOfDeck = (deck: Deck): Side | null =>
  deck === 'generic' ? null : deck === 'story-free' ? 'free-peoples' : 'shadow';

/** The two sides as they lie on the table: the enemy's things above, one's own below. */
export const inSeatOrder = <T extends { side: Side }>(sides: readonly T[], own: Side | null): T[] =>
  own === 'shadow' ? [...sides] : sides.toReversed();
