import { beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../wire';

const choices = vi.hoisted(() => ({ commit: 'click' as 'click' | 'confirm', quiet: 400 }));
vi.mock('./preferences.svelte', () => ({ preferences: { choices }, curtains: { wanted: () => false } }));
vi.mock('./tables', () => ({ placeOf: () => undefined }));
vi.mock('./live.svelte', () => ({
  LiveTable: class {
    table = { places: [] };
    state: unknown = null;
  },
}));
const { Play } = await import('./play.svelte');

const card = (id: string) => ({ card: id });
const answer = (words: string, ...things: unknown[]): Answer => ({ words, says: words, things });
const gimli = card('gimli');
const path = { path: 'p1' };
const ground = { ground: 'g1' };
const turn = [
  answer('play gimli path', gimli, path),
  answer('play gimli ground', gimli, ground),
  answer('cycle boromir', card('boromir')),
  answer('pass', 'pass'),
];

let now = 0;
beforeEach(() => {
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  choices.commit = 'click';
});

/** A table at which these answers are asked for, since long ago. */
function playing(answers: Answer[]) {
  const play = new Play('id', null);
  const ask = (next: Answer[], number: number) => {
    const seat = { seat: 'frodo', asked: true, awaited: true, view: {}, answers: next, can_step_back: true };
    Object.assign(play.live, { state: { number, question: { kind: 'turn' }, seats: [seat], log: [] } });
    play.arrived();
  };
  ask(answers, 1);
  now += 1000;
  return { play, ask };
}

test('with one click an answer is given as soon as one is left', () => {
  const { play } = playing(turn);
  expect(play.point(gimli)).toEqual({});
  expect(play.picks).toEqual([gimli]);
  expect(play.point(ground).answer?.words).toBe('play gimli ground');
});

test('with one click an answer of the list is given at once', () => {
  const { play } = playing(turn);
  expect(play.choose(turn[2] as Answer)).toBe(true);
});

test('an answer that is to be confirmed waits for a second click', () => {
  choices.commit = 'confirm';
  const { play } = playing(turn);
  expect(play.point(card('boromir'))).toEqual({});
  expect(play.confirm?.words).toBe('cycle boromir');
  now += 100;
  // The second half of a double click is none.
  expect(play.point(card('boromir'))).toEqual({});
  now += 400;
  expect(play.point(card('boromir')).answer?.words).toBe('cycle boromir');
});

test('so does one of the list, and Escape forgets it', () => {
  choices.commit = 'confirm';
  const { play } = playing(turn);
  const [first, second] = turn as [Answer, Answer];
  expect(play.choose(first)).toBe(false);
  expect(play.confirm).toBe(first);
  expect(play.choose(second)).toBe(false);
  expect(play.choose(second)).toBe(true);
  play.clear();
  expect(play.confirm).toBeNull();
});

test('what is taken in the hand gives no answer, and a drop does', () => {
  const { play } = playing(turn);
  expect(play.point(card('boromir'), { keep: [], taken: true })).toEqual({});
  expect(play.point(null)).toEqual({});
  expect(play.picks).toEqual([]);
  play.point(gimli, { keep: [], taken: true });
  expect(play.point(path, { keep: [gimli] }).answer?.words).toBe('play gimli path');
});

test('a drop is confirmed like everything else, if that is wanted', () => {
  choices.commit = 'confirm';
  const { play } = playing(turn);
  play.point(gimli, { keep: [], taken: true });
  expect(play.point(path, { keep: [gimli] })).toEqual({});
  expect(play.picks).toEqual([gimli, path]);
  expect(play.confirm?.words).toBe('play gimli path');
});

test('what ends a turn is about nothing on the board', () => {
  const { play } = playing(turn);
  expect(play.closing.map(({ words }) => words)).toEqual(['pass']);
  expect(play.point('pass')).toEqual({ unknown: true });
});

test('what was not there before the question does nothing for a moment', () => {
  const { play, ask } = playing(turn);
  ask([answer('pay gimli', gimli), answer('pay frodo', card('frodo'))], 2);
  now += 100;
  expect(play.point(card('frodo'))).toEqual({});
  // No reason is given either for what has just gone.
  expect(play.point(path)).toEqual({});
  expect(play.point(gimli).answer?.words).toBe('pay gimli');
  now += 400;
  expect(play.point(card('frodo')).answer?.words).toBe('pay frodo');
});

test('the second half of a double click gives no second answer', () => {
  const { play, ask } = playing(turn);
  expect(play.point(card('boromir')).answer?.words).toBe('cycle boromir');
  ask([answer('pay boromir', card('boromir'))], 2);
  now += 200;
  expect(play.point(card('boromir'))).toEqual({});
  now += 400;
  expect(play.point(card('boromir')).answer?.words).toBe('pay boromir');
});

const army = { area: 'camp' };
const goal = { area: 'dale' };
const uses = [answer('do move', army), answer('do draw', 'deck')];
const marches = [answer('move camp dale', army, goal), answer('move camp lake', army, { area: 'lake' })];
const dice = [answer('die army', { die: 'army' }, army), answer('die event', { die: 'event' }, 'deck')];
const aim = { carry: ['turn'], leads: ({ words }: Answer) => /^(die|do) /.test(words) };

/** A table whose server takes every answer and asks the next question. */
function answering(questions: Answer[][]) {
  const { play, ask } = playing(questions[0] ?? []);
  const given: string[] = [];
  Object.assign(play.live, {
    answer: ({}, one: Answer) => {
      given.push(one.words);
      ask(questions[given.length] ?? [], given.length + 1);
      return Promise.resolve();
    },
  });
  return { play, ask, given };
}

test('what only leads on is answered by itself, up to where something has to be chosen', async () => {
  const { play, given } = answering([dice, uses, marches]);
  const pointed = play.point(army, { keep: [], ...aim });
  expect(pointed.answer?.words).toBe('die army');
  await play.answer(pointed.answer as Answer);
  expect(given).toEqual(['die army', 'do move']);
  expect(play.picks).toEqual([army]);
  expect(play.left).toHaveLength(2);
});

test('what was dragged goes all the way, but waits to be confirmed where that is wanted', async () => {
  const { play, given } = answering([dice, uses, marches, []]);
  const dragged = play.point(army, { keep: [], ...aim, to: goal });
  await play.answer(dragged.answer as Answer);
  expect(given).toEqual(['die army', 'do move', 'move camp dale']);

  const other = answering([dice, uses, marches, []]);
  const first = other.play.point(army, { keep: [], ...aim, to: goal });
  choices.commit = 'confirm';
  await other.play.answer(first.answer as Answer);
  expect(other.given).toEqual(['die army', 'do move']);
  expect(other.play.confirm?.words).toBe('move camp dale');
});

test('nothing leads on after a step back', async () => {
  const { play, ask, given } = answering([dice, uses, marches]);
  await play.answer(play.point(army, { keep: [], ...aim }).answer as Answer);
  ask(uses, 2);
  expect(play.onward()).toBeNull();
  expect(play.picks).toEqual([]);
  expect(given).toHaveLength(2);
});

test('of several uses the one is taken that is meant', async () => {
  const both = [answer('do attack', army), answer('do move', army)];
  const { play, given } = answering([dice, both, marches]);
  const means = ({ words }: Answer) => words === 'do move';
  await play.answer(play.point(army, { keep: [], ...aim, means }).answer as Answer);
  expect(given).toEqual(['die army', 'do move']);
});

test('what turns out not to be possible is said, once', async () => {
  const { play } = answering([dice, [answer('do draw', 'deck')]]);
  await play.answer(play.point(army, { keep: [], ...aim }).answer as Answer);
  expect(play.missed()).toEqual(army);
  expect(play.missed()).toBeUndefined();
});

test('answers of a way of their own are out of sight until it is chosen', () => {
  const ring = answer('ring army event', 'rings', { die: 'army' });
  const { play, ask } = playing([...dice, ring]);
  expect(play.answers).toHaveLength(2);
  // With the Rings out of the way a die has one answer.
  expect(play.point({ die: 'army' }).answer?.words).toBe('die army');
  expect(play.modes).toEqual(['rings']);
  play.enter('rings');
  expect(play.answers.map(({ words }) => words)).toEqual(['ring army event']);
  ask(dice, 2);
  expect(play.mode).toBeNull();
});
