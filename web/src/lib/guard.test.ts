import { expect, test } from 'vitest';
import { Guard } from './guard';

function guardAt() {
  let now = 1000;
  const guard = new Guard(
    () => 400,
    () => now,
  );
  return { guard, wait: (time: number) => (now += time) };
}

test('what is new can be clicked after a moment', () => {
  const { guard, wait } = guardAt();
  guard.changed(['a']);
  wait(1000);
  guard.changed(['a', 'b']);
  expect(guard.allows('a')).toBe(true);
  expect(guard.allows('b')).toBe(false);
  wait(399);
  expect(guard.allows('b')).toBe(false);
  wait(1);
  expect(guard.allows('b')).toBe(true);
});

test('what is gone does nothing either, until it is plain that it is gone', () => {
  const { guard, wait } = guardAt();
  guard.changed(['a', 'b']);
  wait(1000);
  guard.changed(['b']);
  expect(guard.allows('a')).toBe(false);
  wait(400);
  // From here on the table says why not.
  expect(guard.allows('a')).toBe(true);
});

test('two questions in a row count from the second', () => {
  const { guard, wait } = guardAt();
  guard.changed(['a']);
  wait(1000);
  guard.changed(['b']);
  wait(300);
  guard.changed(['c']);
  wait(300);
  expect(guard.allows('c')).toBe(false);
  expect(guard.allows('b')).toBe(false);
});

test('narrowing a question down asks for no patience', () => {
  const { guard, wait } = guardAt();
  guard.changed(['a', 'b']);
  wait(1000);
  guard.narrowed(['b']);
  expect(guard.allows('b')).toBe(true);
  // What was left of the last question is what was there before the next.
  guard.changed(['a', 'b']);
  expect(guard.allows('b')).toBe(true);
  expect(guard.allows('a')).toBe(false);
});
