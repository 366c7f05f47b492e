import { describe, expect, test } from 'vitest';
import type { Icons, PaymentView } from '../../wire/champions';
import { lay, total } from './payment';

const icons = (some: Partial<Icons>): Icons => ({ energy: 0, mental: 0, physical: 0, wild: 0, ...some });
const payment = (some: Partial<PaymentView>): PaymentView => ({
  player: 0,
  card: null,
  typed: icons({}),
  total: 0,
  any: null,
  got: icons({}),
  cards: [],
  ...some,
});

describe('a payment as places for resources', () => {
  test('what has been generated fills the places one by one', () => {
    const { slots, over } = lay(payment({ total: 3, got: icons({ energy: 1, mental: 1 }) }));
    expect(slots.map((slot) => slot.paid)).toEqual(['energy', 'mental', null]);
    expect(over).toEqual([]);
  });

  test('a type that is asked for takes its own type first, then a wild one', () => {
    const typed = icons({ physical: 2 });
    const { slots } = lay(payment({ typed, total: 3, got: icons({ physical: 1, wild: 1, mental: 1 }) }));
    expect(slots).toEqual([
      { need: 'physical', paid: 'physical' },
      { need: 'physical', paid: 'wild' },
      { need: null, paid: 'mental' },
    ]);
  });

  test('another type does not stand for the one that is asked for', () => {
    const { slots, over } = lay(
      payment({ typed: icons({ energy: 1 }), total: 1, got: icons({ mental: 2 }) }),
    );
    expect(slots).toEqual([{ need: 'energy', paid: null }]);
    expect(over).toEqual(['mental', 'mental']);
  });

  test('what is beyond the cost is over', () => {
    const { slots, over } = lay(payment({ total: 1, got: icons({ physical: 3 }) }));
    expect(slots.map((slot) => slot.paid)).toEqual(['physical']);
    expect(over).toEqual(['physical', 'physical']);
  });

  test('resources are counted over all types', () => {
    expect(total(icons({ energy: 2, wild: 1 }))).toBe(3);
  });
});
