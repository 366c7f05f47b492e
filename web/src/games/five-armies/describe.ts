import { list, statements } from '../../messages/index.svelte';
import type { Region } from '../../parts/war/geometry';
import { characterIn, isClosed, unitsIn } from './adapt';
import { siteOf } from './map';
import { say } from './messages';
import type { Printed } from './table';
import type { ArmyView, AreaView, CardFacts, View } from './wire';

/** What things are called. */
export type Called = Pick<
  Printed,
  'area' | 'areaName' | 'territoryName' | 'terrainName' | 'unitName' | 'characterName' | 'pileName'
>;

/** An army in words. */
export function armyWords(army: ArmyView, called: Called): string {
  return list([
    ...army.units.map(({ unit, count }) => say('units-of', { n: count, unit: called.unitName(unit) })),
    ...army.characters.map(called.characterName),
    army.leadership > 0 && say('leadership-tokens', { n: army.leadership }),
    army.leads > 0 && say('leadership', { n: army.leads }),
    army.damage > 0 && say('damage', { n: army.damage }),
  ]);
}

/** What a region is by itself, in words: its terrain, what is built there and who has it. */
export function siteWords(region: Region, state: AreaView | undefined, called: Called): string[] {
  const facts = called.area(region.id);
  const site = siteOf(region);
  const walls = facts?.fortification ?? 0;
  const left = Math.max(0, walls - (state?.breach ?? 0));
  return [
    list([
      facts?.territory && called.territoryName(facts.territory),
      facts?.terrain && called.terrainName(facts.terrain),
    ]),
    site !== 'open' ? say(`site-${site}`) : '',
    site !== 'open' && site !== 'mustering' ? say(state?.marker ? 'held-shadow' : 'held-free-peoples') : '',
    walls > 0
      ? left > 0
        ? say('walls', { n: left, all: walls })
        : say('walls-breached', { all: walls })
      : '',
  ].filter((one) => one !== '');
}

/** What is over the territory of a region, in words. */
function skyWords(region: Region, view: View, called: Called): string[] {
  const sky = view.territories.find((one) => one.territory === region.land);
  if (!sky) return [];
  const territory = called.territoryName(sky.territory);
  const eagles = sky.eagles + (sky.lord ? 1 : 0);
  return [
    sky.bats > 0 ? say('sky-bats', { n: sky.bats, territory }) : '',
    eagles > 0 ? say('sky-eagles', { n: eagles, territory }) : '',
  ].filter((one) => one !== '');
}

/** An area and all that is in it, in words. */
export function describe(
  region: Region,
  state: AreaView | undefined,
  view: View,
  marks: { can: boolean; chosen: boolean },
  called: Called,
): string {
  const eyrie = region.id === 'eagles-eyrie';
  const lord = characterIn(view, 'lord-of-the-eagles')?.spot === 'eyrie';
  return statements([
    eyrie ? say('eyrie') : called.areaName(region.id),
    ...siteWords(region, state, called),
    eyrie && say('eagles-there', { n: view.eyrie }),
    eyrie && lord && called.characterName('lord-of-the-eagles'),
    region.off === 'pass' && say(isClosed(view, region.id) ? 'pass-closed' : 'pass-open'),
    state?.army &&
      say('army', { side: state.army.side, n: unitsIn(state.army), list: armyWords(state.army, called) }),
    ...(state?.alone ?? []).map((one) =>
      one === 'beorn'
        ? say('beorn-there', { n: characterIn(view, 'beorn')?.tokens ?? 0 })
        : say('alone', { who: called.characterName(one) }),
    ),
    ...(state?.tokens ?? []).map(({ pile, count }) =>
      say('tokens-there', { n: count, pile: called.pileName(pile) }),
    ),
    ...skyWords(region, view, called),
    marks.can && say('can'),
    marks.chosen && say('chosen'),
  ]);
}

/** What a card is, in words. */
export function cardName(card: CardFacts): string {
  const kind = say(`kind-${card.kind}`);
  return card.combat
    ? say('card-name', { name: card.name, kind, combat: card.combat.title })
    : say('card-name-story', { name: card.name, kind });
}

/** Sentences one after the other, as they are printed. */
const sentences = (printed: (string | null | undefined)[]) => printed.filter(Boolean).join(' ');

/** Everything that is printed on a card, in words. */
export function cardWords(card: CardFacts): string {
  const event = sentences([card.condition, card.text, card.discard]);
  const { combat } = card;
  return combat ? say('card-words', { event, combat: sentences([combat.condition, combat.text]) }) : event;
}
