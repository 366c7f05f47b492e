import { expect, test } from 'vitest';
import { scrollTo } from './reveal';

const room = { top: 0, bottom: 400 };

test('nothing moves while one of the things is in sight', () => {
  expect(
    scrollTo(
      [
        { top: 900, bottom: 1000 },
        { top: 100, bottom: 200 },
      ],
      room,
    ),
  ).toBe(0);
  expect(scrollTo([], room)).toBe(0);
});

test('all of them come into sight if there is room for all', () => {
  const hand = { top: 500, bottom: 600 };
  expect(scrollTo([{ top: 250, bottom: 300 }, hand, hand], room)).toBe(200);
  expect(
    scrollTo(
      [
        { top: -80, bottom: 20 },
        { top: 100, bottom: 200 },
      ],
      room,
    ),
  ).toBe(-80);
  expect(
    scrollTo(
      [
        { top: 0, bottom: 40 },
        { top: 300, bottom: 400 },
      ],
      room,
    ),
  ).toBe(0);
});

test('what the sheet covers comes into the middle of what is left', () => {
  expect(scrollTo([{ top: 350, bottom: 450 }], room)).toBe(200);
  expect(scrollTo([{ top: -300, bottom: -200 }], room)).toBe(-450);
});

test('of what is larger than the room the top is seen', () => {
  expect(scrollTo([{ top: 200, bottom: 900 }], room)).toBe(200);
});
