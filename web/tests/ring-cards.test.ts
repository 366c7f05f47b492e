import { describe, expect, it } from 'vitest';
import type { Answer, LogLine } from '../src/wire';
import type { Card, CardInPlay, LocationView, View } from '../src/wire/ring-cards';
import { thingKey } from '../src/games/board';
import { isLit, reserveThing } from '../src/games/ring-cards/copies';
import { deedOf, deedsOf } from '../src/games/ring-cards/deeds';
import { spentIn } from '../src/games/ring-cards/rounds';
import { laneOf, laneZone } from '../src/games/ring-cards/zones';

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

describe('what was fought over', () => {
  const line = (event: unknown): LogLine => ({ number: 0, says: 'log', event }) as unknown as LogLine;
  const log = [
    line({ round: { round: 1, starting: 0 } }),
    line({ 'battleground-scored': { battleground: 'edoras', side: 'free' } }),
    line({ round: { round: 2, starting: 1 } }),
    line({ 'path-scored': { path: 'bree', side: 'shadow', corruption: 2 } }),
    line({ 'battleground-scored': { battleground: 'harad', side: 'shadow' } }),
  ];
  const view = (round: number, free: string[], shadow: string[], active: string[] = []): View =>
    ({
      round,
      free: { score: 0, battlegrounds: free, paths: [] },
      shadow: { score: 0, battlegrounds: shadow, paths: shadow },
      paths_out: [],
      locations: active.map((id) => ({ id, place: 'path', number: 2 })),
    }) as unknown as View;

  it('stays where it was until the round is over, with who took it', () => {
    expect(spentIn(view(2, ['edoras'], ['harad', 'bree']), log)).toEqual([
      { id: 'bree', place: { path: 'bree' }, side: 'shadow', corruption: 2 },
      { id: 'harad', place: { battleground: 'harad' }, side: 'shadow', corruption: 0 },
    ]);
    expect(spentIn(view(3, ['edoras'], ['harad', 'bree']), log)).toEqual([]);
  });
  it('is told by the view that is shown, not by a log that is ahead of it', () => {
    expect(spentIn(view(1, [], []), log)).toEqual([]);
    expect(spentIn(view(1, ['edoras'], []), log).map(({ id }) => id)).toEqual(['edoras']);
    expect(spentIn(view(2, ['edoras'], ['harad', 'bree'], ['harad']), log).map(({ id }) => id)).toEqual([]);
  });
});

describe('a picked card', () => {
  const answer = (words: string, ...things: unknown[]): Answer =>
    ({ words, says: 'answer', things }) as unknown as Answer;
  const card = { card: 'denethor' };
  const left = [
    answer('play denethor reserve', card),
    answer('play denethor battleground minas-tirith', card, { battleground: 'minas-tirith' }),
    answer('cycle denethor', card),
    answer('winnow denethor', card),
  ];

  it('tells what can be done with it alone', () => {
    expect(deedsOf(left, [card]).map(deedOf)).toEqual(['reserve', 'cycle', 'winnow']);
    expect(deedsOf(left, [])).toEqual([]);
    expect(deedsOf(left.slice(0, 1), [card])).toEqual([]);
  });
  it('can be dropped anywhere on the land of a location', () => {
    const here = { id: 'minas-tirith', place: { battleground: 'minas-tirith' } } as unknown as LocationView;
    expect(laneOf(laneZone('minas-tirith'), [here])).toBe(here);
    expect(laneOf(laneZone('harad'), [here])).toBeNull();
  });
});
