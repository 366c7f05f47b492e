import { expect, test } from 'vitest';
import { place, sign, spread, ticks, way, type Line, type Room } from '../src/parts/result/chart';
import { markFrom, pointOf, turnAt, turnFrom } from '../src/parts/result/course';
import { handIn, openView, together } from '../src/parts/replay/open';
import type { State, Story } from '../src/wire';

const line = (values: (number | null)[], goal: number | null = null): Line => ({
  name: 'Points',
  team: 0,
  values,
  goal,
});
const room: Room = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

test('an axis holds all values and goals, in whole steps', () => {
  expect(ticks([line([0, 3, 7], 10)])).toEqual([0, 5, 10]);
  expect(ticks([line([0, 1])])).toEqual([0, 1]);
  expect(ticks([line([-3, 14])])).toEqual([-5, 0, 5, 10, 15]);
  expect(ticks([])).toEqual([0, 1]);
});

test('the first point stands at the left, the last one at the right, the largest value at the top', () => {
  const marks = [0, 5, 10];
  expect(place(room, marks, 3, 0, 0)).toEqual([10, 55]);
  expect(place(room, marks, 3, 2, 10)).toEqual([110, 5]);
  expect(place(room, marks, 1, 0, 5)).toEqual([10, 30]);
  expect(way(room, marks, line([0, 5, 10]))).toBe('M10.0 55.0L60.0 30.0L110.0 5.0');
  // Where a value is missing nothing is made up.
  expect(way(room, marks, line([0, null, 10]))).toBe('M10.0 55.0M110.0 5.0');
});

test('lines are told apart by more than their colour', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(sign)).size).toBe(6);
  expect(spread(9, 4)).toEqual([0, 2, 4, 6, 8]);
  expect(spread(3, 10)).toEqual([0, 1, 2]);
});

const story: Story = {
  winner: 0,
  turns: [
    { turn: 0, number: 0 },
    { turn: 1, number: 4 },
    { turn: 2, number: 20 },
  ],
  points: [
    { turn: 0, number: 4 },
    { turn: 1, number: 20 },
    { turn: 2, number: 31 },
  ],
  series: [],
  prospects: [],
  highlights: [],
  marks: [],
  held: [],
};

test('one goes from turn to turn and from mark to mark', () => {
  expect([turnAt(story, 0), turnAt(story, 4), turnAt(story, 19), turnAt(story, 31)]).toEqual([0, 1, 1, 2]);
  expect([turnFrom(story, 0, 1), turnFrom(story, 4, 1), turnFrom(story, 20, 1)]).toEqual([4, 20, null]);
  expect([turnFrom(story, 20, -1), turnFrom(story, 21, -1), turnFrom(story, 0, -1)]).toEqual([4, 20, null]);
  expect([markFrom([9, 3], 3, 1), markFrom([9, 3], 9, 1), markFrom([9, 3], 9, -1)]).toEqual([9, null, 3]);
  expect([pointOf(story, 4), pointOf(story, 5), pointOf(story, 31), pointOf(story, 99)]).toEqual([
    0, 1, 2, 2,
  ]);
});

test('an open view holds what any seat knows', () => {
  expect(together({ hand: null, n: 2 }, { hand: ['a', 'b'], n: 2 })).toEqual({ hand: ['a', 'b'], n: 2 });
  expect(together([{ cards: null }, { cards: ['x'] }], [{ cards: ['y'] }, { cards: null }])).toEqual([
    { cards: ['y'] },
    { cards: ['x'] },
  ]);
  const view = (you: string) => ({
    you,
    seats: ['frodo', 'saruman'].map((seat) => ({
      seat,
      hand: { n: 1, cards: seat === you ? [`card-of-${seat}`] : null },
    })),
  });
  const state = {
    seats: ['frodo', 'saruman'].map((seat) => ({ seat, view: view(seat) })),
  } as unknown as State;
  expect(openView(state, 'saruman')).toEqual({
    you: 'saruman',
    seats: [
      { seat: 'frodo', hand: { n: 1, cards: ['card-of-frodo'] } },
      { seat: 'saruman', hand: { n: 1, cards: ['card-of-saruman'] } },
    ],
  });
  expect(handIn(view('frodo'), 'frodo')).toEqual(['card-of-frodo']);
  expect(handIn({ you: 'shadow', sides: { shadow: { side: 'shadow', hand: ['x'] } } }, 'shadow')).toEqual([
    'x',
  ]);
  expect(handIn({ you: 'shadow', hand: ['y'] }, 'shadow')).toEqual(['y']);
  expect(handIn(null, 'frodo')).toEqual([]);
});
