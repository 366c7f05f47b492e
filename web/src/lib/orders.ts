import type { OrderOffer, TableInfo } from '../wire';

/** The standing orders that are about a partner: nobody is asked about one in a game without. */
const ABOUT_PARTNERS: Readonly<Record<string, readonly string[]>> = {
  wotr: ['no-swap', 'mix-armies'],
  champions: ['no-actions'],
};

/** The standing orders that make sense at a table. */
export function ordersAt(
  { game, places }: Pick<TableInfo, 'game' | 'places'>,
  offers: OrderOffer[],
): OrderOffer[] {
  const seats = new Map<number, number>();
  for (const place of places) seats.set(place.team, (seats.get(place.team) ?? 0) + place.seats.length);
  const partners = [...seats.values()].some((n) => n > 1);
  return partners ? offers : offers.filter(({ id }) => !ABOUT_PARTNERS[game]?.includes(id));
}
