import { describe, expect, it } from 'vitest';
import type { Card, CardInPlay } from '../src/wire/ring-cards';
import { thingKey } from '../src/games/board';
import { isLit, reserveThing } from '../src/games/ring-cards/copies';

const lies = (card: Card, fresh: boolean): CardInPlay => ({
  card,
  items: [],
  fresh,
  tokens: 0,
  counts: null,
  if_supported: 0,
});

describe('copies in a reserve', () => {
  it('are things of their own if one is fresh and one ready', () => {
    const reserve = [lies('mordor-orcs', false), lies('mordor-orcs', true), lies('the-reaver', true)];
    expect(reserve.map((card) => reserveThing(card, reserve))).toEqual([
      { card: 'mordor-orcs' },
      { fresh: 'mordor-orcs' },
      { card: 'the-reaver' },
    ]);
  });
  it('are the same thing if both are fresh', () => {
    const reserve = [lies('mordor-orcs', true), lies('mordor-orcs', true)];
    expect(reserve.map((card) => reserveThing(card, reserve))).toEqual([
      { card: 'mordor-orcs' },
      { card: 'mordor-orcs' },
    ]);
  });
  it('are both pointed out when the log tells of the card', () => {
    const told = new Set([thingKey({ card: 'mordor-orcs' })]);
    expect(isLit({ fresh: 'mordor-orcs' }, told)).toBe(true);
    expect(isLit({ card: 'mordor-orcs' }, told)).toBe(true);
    expect(isLit({ fresh: 'riders-of-rohan' }, told)).toBe(false);
    expect(isLit('pass', told)).toBe(false);
  });
});
