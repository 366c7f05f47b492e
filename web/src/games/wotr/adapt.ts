import { map, nationOf, siteOf } from './map';
import type { ArmyStack, FellowshipState, RegionState } from './types';
import type { FellowshipView, FiguresView, Nation, Place, RegionView, Side, View } from './wire';

/** The Nations of the Free Peoples. */
export const FREE: readonly Nation[] = ['dwarves', 'elves', 'gondor', 'north', 'rohan'];
/** The Nations of the Shadow. */
export const DARK: readonly Nation[] = ['isengard', 'sauron', 'southrons-easterlings'];

/** The side of a Nation. */
export const sideOf = (nation: Nation): Side => (FREE.includes(nation) ? 'free-peoples' : 'shadow');

/** Nobody. */
export const NOBODY: FiguresView = { nations: [], nazgul: 0, characters: [] };

/** Whether nobody is among figures. */
export function isEmpty(figures: FiguresView): boolean {
  return figures.nations.length === 0 && figures.nazgul === 0 && figures.characters.length === 0;
}

/** The number of units among figures. */
export function unitsAmong(figures: FiguresView): number {
  return figures.nations.reduce((sum, one) => sum + one.regulars + one.elites, 0);
}

/** A region as the map draws it. */
export function regionState(region: RegionView): RegionState {
  const armies: ArmyStack[] = [];
  if (!isEmpty(region.free_peoples)) armies.push({ side: 'free-peoples', figures: region.free_peoples });
  if (!isEmpty(region.shadow)) armies.push({ side: 'shadow', figures: region.shadow });
  const state: RegionState = { armies };
  if (region.control) state.control = region.control;
  if (region.besieged && !isEmpty(region.inside)) {
    state.inside = { side: region.besieged, figures: region.inside };
  }
  return state;
}

/** All regions as the map draws them. A Settlement of which nothing is told is still its Nation's. */
export function regionStates(view: View): Record<string, RegionState> {
  const states: Record<string, RegionState> = {};
  for (const region of map.regions) {
    const [nation, site] = [nationOf(region), siteOf(region)];
    const settled = site !== 'open' && site !== 'fortification';
    if (settled && nation) states[region.id] = { armies: [], control: sideOf(nation) };
  }
  for (const region of view.regions) {
    states[region.region] = { ...states[region.region], ...regionState(region) };
  }
  return states;
}

/** The Fellowship as the map draws it: on the Mordor Track it is in no region. */
export function fellowshipState({ region, hidden, progress, mordor }: FellowshipView): FellowshipState {
  return { region: mordor === null ? region : null, hidden, progress };
}

/** The region of a place. */
export const regionOfPlace = (place: Place): string => ('field' in place ? place.field : place.inside);

/** The figures of a side in a place. */
export function figuresAt(view: View, place: Place, side: Side): FiguresView {
  const region = view.regions.find((one) => one.region === regionOfPlace(place));
  if (!region) return NOBODY;
  if ('inside' in place) return region.besieged === side ? region.inside : NOBODY;
  return side === 'shadow' ? region.shadow : region.free_peoples;
}

/** Figures without some of them. */
export function without(all: FiguresView, some: FiguresView): FiguresView {
  return {
    nations: all.nations
      .map((one) => {
        const gone = some.nations.find((other) => other.nation === one.nation);
        if (!gone) return one;
        return {
          ...one,
          regulars: one.regulars - gone.regulars,
          elites: one.elites - gone.elites,
          leaders: one.leaders - gone.leaders,
        };
      })
      .filter((one) => one.regulars + one.elites + one.leaders > 0),
    nazgul: all.nazgul - some.nazgul,
    characters: all.characters.filter((one) => !some.characters.includes(one)),
  };
}
