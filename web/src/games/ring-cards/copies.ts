import type { CardInPlay, Thing } from '../../wire/ring-cards';
import { thingKey } from '../board';

/** The thing that a card in a reserve is: a fresh copy beside a ready one is a thing of its own. */
export function reserveThing(card: CardInPlay, reserve: readonly CardInPlay[]): Thing {
  const besideReady = reserve.some((other) => other.card === card.card && !other.fresh);
  return card.fresh && besideReady ? { fresh: card.card } : { card: card.card };
}

/** Whether a thing is among those to be pointed out; what is told of a card is told of its fresh copy too. */
export function isLit(thing: Thing, keys: ReadonlySet<string>): boolean {
  if (keys.has(thingKey(thing))) return true;
  return typeof thing === 'object' && 'fresh' in thing && keys.has(thingKey({ card: thing.fresh }));
}
