import { expect, test } from 'vitest';
import type { Place } from '../wire';
import { ordersAt } from './orders';

const place = (team: number, ...seats: string[]): Place => ({
  seats,
  team,
  who: { is: 'open' },
  yours: false,
  asked: false,
  resigned: false,
  rematch: false,
});
const offers = ['only', 'no-swap', 'mix-armies'].map((id) => ({ id, about: id }));
const offered = (places: Place[]) => ordersAt({ game: 'wotr', places }, offers).map(({ id }) => id);

test('partners are offered orders about each other', () => {
  expect(offered([place(0, 'a'), place(0, 'b'), place(1, 'c')])).toEqual(['only', 'no-swap', 'mix-armies']);
});

test('so is one person who plays two partners', () => {
  expect(offered([place(0, 'a', 'b'), place(1, 'c')])).toHaveLength(3);
});

test('two players have no partners', () => {
  expect(offered([place(0, 'a'), place(1, 'b')])).toEqual(['only']);
});
