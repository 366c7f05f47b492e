import { list, statements } from '../../messages/index.svelte';
import type { Region } from '../../parts/war/geometry';
import { unitsAmong } from './adapt';
import { nationOf, siteOf } from './map';
import { say } from './messages';
import type { Printed } from './table';
import type { FellowshipState, RegionState } from './types';
import type { CardFacts, FiguresView } from './wire';

/** What regions and Characters are called. */
type Called = Pick<Printed, 'regionName' | 'characterName'>;

/** Figures in words. */
function inWords({ nations, nazgul, characters }: FiguresView, called: Called): string {
  const leaders = nations.reduce((sum, one) => sum + one.leaders, 0);
  const units = nations.flatMap(({ nation, regulars, elites }) => {
    const name = say(`nation-${nation}`);
    return [
      regulars > 0 && say('regulars', { n: regulars, nation: name }),
      elites > 0 && say('elites', { n: elites, nation: name }),
    ];
  });
  return list([
    ...units,
    leaders > 0 && say('leaders', { n: leaders }),
    nazgul > 0 && say('nazgul', { n: nazgul }),
    ...characters.map(called.characterName),
  ]);
}

/** A region and all that is in it, in words. */
export function describe(
  region: Region,
  state: RegionState | undefined,
  fellowship: FellowshipState,
  marks: { can: boolean; chosen: boolean },
  called: Called,
): string {
  const [nation, site] = [nationOf(region), siteOf(region)];
  const built = site === 'open' ? '' : say(`settlement-${site}`);
  const control = state?.control;
  const parts = [
    list([called.regionName(region.id), nation && say(`nation-${nation}`)]),
    control && built ? say('controlled', { settlement: built, side: control }) : built,
    ...(state?.armies ?? []).map(({ side, figures }) =>
      say(unitsAmong(figures) > 0 ? 'army' : 'figures', {
        side,
        list: inWords(figures, called),
      }),
    ),
    state?.inside && say('besieged', { list: inWords(state.inside.figures, called) }),
    fellowship.region === region.id &&
      say(fellowship.hidden ? 'fellowship-hidden' : 'fellowship-revealed', { n: fellowship.progress }),
    marks.can && say('can'),
    marks.chosen && say('chosen'),
  ];
  return statements(parts);
}

/** Sentences one after the other, as they are printed. */
const sentences = (printed: (string | null)[]) => printed.filter(Boolean).join(' ');

/** What a card is, in words. */
export function cardName(card: CardFacts): string {
  return say('card-name', { name: card.name, icon: say(`icon-${card.icon}`), combat: card.combat.title });
}

/** Everything that is printed on a card, in words. */
export function cardWords(card: CardFacts): string {
  const { combat } = card;
  return say('card-words', {
    event: sentences([card.condition, card.text, card.discard]),
    combat: sentences([combat.condition, combat.cost, combat.text]),
  });
}
