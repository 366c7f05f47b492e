import type { Region } from './geometry';
import { say, sayCount } from './messages';
import type { ArmyStack, FellowshipState, RegionState } from './types';
import type { CardFacts } from './wire';

/** The number of units in an Army. */
export function unitsIn(stack: ArmyStack): number {
  return stack.units.reduce((sum, one) => sum + one.regulars + one.elites, 0);
}

/** The name of a Character, from its id. */
export function characterName(id: string): string {
  const small = new Set(['the', 'of']);
  return id
    .split('-')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** The figures of a stack, in words. */
function figures(stack: ArmyStack): string {
  const units = stack.units.flatMap(({ nation, regulars, elites }) => {
    const values = { nation: say(`nation.${nation}`) };
    return [
      regulars > 0 && sayCount('regulars', regulars, values),
      elites > 0 && sayCount('elites', elites, values),
    ];
  });
  return [
    ...units,
    stack.leaders > 0 && sayCount('leaders', stack.leaders),
    stack.nazgul > 0 && sayCount('nazgul', stack.nazgul),
    ...stack.characters.map(characterName),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A region and all that is in it, in words. */
export function describe(
  region: Region,
  state: RegionState | undefined,
  fellowship: FellowshipState,
  marks: { can: boolean; chosen: boolean },
): string {
  const { nation, settlement } = region;
  const built = settlement === 'none' ? '' : say(`settlement.${settlement}`);
  const control = state?.control && say(`side.${state.control}`);
  const parts = [
    [region.name, nation && say(`nation.${nation}`)].filter(Boolean).join(', '),
    control && built ? say('controlled', { settlement: built, side: control }) : built,
    ...(state?.armies ?? []).map((stack) =>
      say(unitsIn(stack) > 0 ? 'army' : 'figures', {
        side: say(`side.${stack.side}`),
        list: figures(stack),
      }),
    ),
    state?.inside && say('besieged', { list: figures(state.inside) }),
    fellowship.region === region.id &&
      say(fellowship.hidden ? 'fellowship.hidden' : 'fellowship.revealed', { n: fellowship.progress }),
    marks.can && say('can'),
    marks.chosen && say('chosen'),
  ];
  return parts.filter(Boolean).join('; ');
}

/** What a card is, in words. */
export function cardName(card: CardFacts): string {
  return `${card.name}, ${say(`icon.${card.icon}`)}; ${say('combat')} ${card.combat.title}`;
}

/** Everything that is printed on a card, in words. */
export function cardWords(card: CardFacts): string {
  const { combat } = card;
  const event = [card.condition, card.text, card.discard];
  return [...event, say('combat'), combat.condition, combat.cost, combat.text].filter(Boolean).join(' ');
}
