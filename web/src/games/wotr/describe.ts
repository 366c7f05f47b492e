import type { Region } from '../../parts/war/geometry';
import { unitsAmong } from './adapt';
import { nationOf, siteOf } from './map';
import { say, sayCount } from './messages';
import type { FellowshipState, RegionState } from './types';
import type { CardFacts, FiguresView } from './wire';

/** The name of a Character, from its id. */
export function characterName(id: string): string {
  const small = new Set(['the', 'of']);
  return id
    .split('-')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** Figures in words. */
function inWords({ nations, nazgul, characters }: FiguresView): string {
  const leaders = nations.reduce((sum, one) => sum + one.leaders, 0);
  const units = nations.flatMap(({ nation, regulars, elites }) => {
    const values = { nation: say(`nation.${nation}`) };
    return [
      regulars > 0 && sayCount('regulars', regulars, values),
      elites > 0 && sayCount('elites', elites, values),
    ];
  });
  return [
    ...units,
    leaders > 0 && sayCount('leaders', leaders),
    nazgul > 0 && sayCount('nazgul', nazgul),
    ...characters.map(characterName),
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
  const [nation, site] = [nationOf(region), siteOf(region)];
  const built = site === 'open' ? '' : say(`settlement.${site}`);
  const control = state?.control && say(`side.${state.control}`);
  const parts = [
    [region.name, nation && say(`nation.${nation}`)].filter(Boolean).join(', '),
    control && built ? say('controlled', { settlement: built, side: control }) : built,
    ...(state?.armies ?? []).map(({ side, figures }) =>
      say(unitsAmong(figures) > 0 ? 'army' : 'figures', {
        side: say(`side.${side}`),
        list: inWords(figures),
      }),
    ),
    state?.inside && say('besieged', { list: inWords(state.inside.figures) }),
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
