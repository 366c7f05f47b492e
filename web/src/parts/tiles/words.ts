import type { Chair, SetupOption } from '../../wire';
import { number, t } from '../../messages/index.svelte';
import { library } from '../../lib/library.svelte';
import type { SetUp } from '../../lib/setup.svelte';
import { nameOfValue } from '../../lib/tiles';
import { textsOf } from '../../lib/texts.svelte';
import { label, words } from '../../lib/words';

/** What an option is called. */
export function optionName(game: string, id: string): string {
  return textsOf(game).message(`option-${id}.name`) ?? label(id);
}

/** What one of an option's values is called: a part of the option's message, or what the value names by itself. */
export function valueName(game: string, id: string, value: string): string {
  if (/^\d+$/.test(value)) return number(Number(value));
  const texts = textsOf(game);
  return texts.message(`option-${id}.${value}`) ?? texts.message(nameOfValue(id, value)) ?? words(value);
}

/** What a scenario is about, if the game says so. */
export function aboutScenario(game: string, id: string): string {
  return textsOf(game).message(`scenario-${id}.about`) ?? '';
}

/** What is chosen for an option, in words. */
export function chosenName(setUp: SetUp, option: SetupOption): string {
  return valueName(setUp.game.slug, option.id, setUp.value(option));
}

/** Who sits on a chair, in words. */
export function chairName(setUp: SetUp, chair: Chair | undefined): string {
  if (chair === undefined || chair === 'open') return t('chair-open');
  if (chair === 'me') return t('place-you');
  if (chair === 'invited') return t('chair-invited');
  const name = setUp.game.computers.find(({ id }) => id === chair.computer)?.name ?? chair.computer;
  return t('chair-computer', { name });
}

/** The seats of a place, in words. */
export function placeName(setUp: SetUp, place: number): string {
  return library.seatNames(setUp.game.slug, setUp.layout?.places[place]?.seats ?? []);
}
