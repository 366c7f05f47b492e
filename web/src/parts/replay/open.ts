import type { State } from '../../wire';

type Whole = Record<string, unknown>;

const isWhole = (value: unknown): value is Whole =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What two onlookers know together: what one of them does not know is null in the view of that one. Lists are put
 * together part by part where they are equally long; otherwise the first one counts.
 */
export function together(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other)) {
    const parts: unknown[] = other;
    return one.length === parts.length ? one.map((part, at) => together(part, parts[at])) : one;
  }
  if (isWhole(one) && isWhole(other)) {
    const all: Whole = { ...other };
    for (const [name, value] of Object.entries(one)) all[name] = together(value, other[name]);
    return all;
  }
  return one;
}

/** The view of a seat, with everything that any other seat knows. */
export function openView(state: State, seat: string | null): unknown {
  const own = state.seats.find((one) => one.seat === seat) ?? state.seats[0];
  return state.seats.reduce<unknown>((view, one) => together(view, one.view), own?.view ?? null);
}

/** The cards that a seat holds, as its own view says. */
export function handIn(view: unknown, seat: string): string[] {
  if (!isWhole(view)) return [];
  const you = view['you'] ?? seat;
  const lists = Object.values(view).flatMap((value) =>
    Array.isArray(value) ? (value as unknown[]) : isWhole(value) ? Object.values(value) : [],
  );
  const holders = lists.filter((one): one is Whole => isWhole(one) && 'hand' in one && one['hand'] !== null);
  const named = (one: Whole) => [one['seat'], one['side']].includes(you);
  const cards = cardsIn((holders.find(named) ?? (holders.length === 1 ? holders[0] : undefined))?.['hand']);
  return cards.length > 0 ? cards : cardsIn(view['hand']);
}

function cardsIn(hand: unknown): string[] {
  if (isWhole(hand)) return cardsIn(hand['cards']);
  if (!Array.isArray(hand)) return [];
  return (hand as unknown[]).flatMap((card) => {
    if (typeof card === 'string') return [card];
    const id = isWhole(card) ? card['card'] : undefined;
    return typeof id === 'string' ? [id] : [];
  });
}
