import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../wire';
import { MOST } from './beats';
import { chapters, folded } from './chapters';
import { Director, type Speed } from './director.svelte';
import { stretchOf } from './follow.svelte';
import type { Story } from './story';

const line = (number: number, event: string): LogLine => ({ number, event, says: [`log-${event}`, {}] });

/** Everything is told but what is called quiet; what is called a result stays. */
const story: Story = {
  beat: ({ event }) => {
    if (event === 'quiet') return null;
    if (event === 'march') return { kind: 'move', from: ['a'], at: ['b'] };
    if (event === 'deed') return { kind: 'card', at: ['b'], deed: true };
    if (event === 'scored') return { kind: 'score', at: ['b'], still: true };
    return {
      kind: event === 'small' ? 'note' : 'hit',
      at: ['b'],
      ...(event === 'result' && { holds: true }),
    };
  },
  chapter: ({ event }) => (event === 'turn' ? 'turn' : event === 'phase' ? 'phase' : null),
  fold: (lines) => (lines[0]?.event === 'drew' ? ['log-drew-some', { n: lines.length }] : null),
};

const stretch = (events: string[]) => ({
  first: { number: 10, view: 'view 10' },
  points: events.map((_, at) => ({ number: 11 + at, view: `view ${11 + at}` })),
  log: events.map((event, at) => line(11 + at, event)),
});

let speed: Speed = 'normal';
function shown(director: Director): string[] {
  const told: string[] = [];
  director.onbeat = ({ words }) => told.push(String(words[0]));
  return told;
}

beforeEach(() => {
  vi.useFakeTimers();
  speed = 'normal';
});
afterEach(() => vi.useRealTimers());

describe('the director', () => {
  it('shows the beats in their order and ends at the present', () => {
    const director = new Director(() => speed);
    const told = shown(director);
    let ended = 0;
    director.onend = () => (ended += 1);
    expect(director.play(stretch(['strike', 'quiet', 'march', 'strike']), story)).toBe(true);
    const views = new Set<unknown>();
    for (let n = 0; n < 400 && director.playing; n++) {
      views.add(director.view?.is);
      vi.advanceTimersByTime(20);
    }
    expect(told).toEqual(['log-strike', 'log-march', 'log-strike']);
    // The march leaves from what the strike before it left behind.
    expect([...views]).toEqual(['view 10', 'view 11', 'view 13', 'view 14']);
    expect([director.playing, director.view, director.shown, ended]).toEqual([false, null, null, 1]);
  });

  it('keeps a result until it was seen, or for a few seconds', () => {
    const director = new Director(() => speed);
    director.play(stretch(['result', 'strike']), story);
    vi.advanceTimersByTime(2500);
    expect(director.shown?.held).toBe(true);
    director.hurry();
    expect([director.shown?.held, director.at, director.total]).toEqual([false, 2, 2]);
    director.skipAll();
    director.play(stretch(['result', 'strike']), story);
    vi.advanceTimersByTime(1100 + 4000 + 10);
    expect(director.at).toBe(2);
  });

  it('ends at once when it is told to', () => {
    const director = new Director(() => speed);
    director.play(stretch(['strike', 'strike', 'strike']), story);
    director.skip();
    expect(director.at).toBe(2);
    const { skips } = director;
    director.hurry();
    expect([director.playing, director.view, director.skips]).toEqual([false, null, skips + 1]);
    vi.advanceTimersByTime(60_000);
    expect(director.playing).toBe(false);
  });

  it.each([
    ['slow', 1.7],
    ['normal', 1],
    ['fast', 0.5],
  ] as const)('is as fast as wanted: %s', (wanted, factor) => {
    speed = wanted;
    const director = new Director(() => speed);
    director.play(stretch(['strike']), story);
    vi.advanceTimersByTime(1100 * factor - 5);
    expect(director.playing).toBe(true);
    vi.advanceTimersByTime(10);
    expect(director.playing).toBe(false);
  });

  it('shows nothing when it is off, and stops when it is turned off', () => {
    const director = new Director(() => speed);
    director.play(stretch(['strike', 'strike']), story);
    speed = 'off';
    vi.advanceTimersByTime(1200);
    expect(director.playing).toBe(false);
    expect(director.play(stretch(['strike']), story)).toBe(false);
    expect(director.playing).toBe(false);
  });

  it('shows so many at most, and sums up what came before', () => {
    const director = new Director(() => speed);
    const told = shown(director);
    director.play(stretch(Array.from({ length: MOST + 25 }, () => 'strike')), story);
    expect(director.total).toBe(MOST);
    expect(director.summary?.lines.map(({ number }) => number)).toEqual(
      Array.from({ length: 25 }, (_, at) => 11 + at),
    );
    vi.advanceTimersByTime(300_000);
    expect([told.length, director.playing]).toEqual([MOST, false]);
  });

  it('goes on with what comes meanwhile, and waits for what is on its way', () => {
    const director = new Director(() => speed);
    director.expect('view 10');
    expect([director.playing, director.view?.is]).toEqual([true, 'view 10']);
    director.play(stretch(['strike']), story);
    director.settle();
    director.expect();
    vi.advanceTimersByTime(1200);
    expect([director.shown, director.view?.is]).toEqual([null, 'view 11']);
    director.settle();
    expect([director.playing, director.view]).toEqual([false, null]);
  });

  it('shows nobody what they have just decided themselves', () => {
    const director = new Director(() => speed);
    const told = shown(director);
    director.play(stretch(['deed', 'strike', 'deed']), story, { own: 11 });
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['log-strike', 'log-deed']);
  });

  it('keeps on the board what an answer takes away, as long as it is told of', () => {
    const director = new Director(() => speed);
    const one = stretch(['strike', 'scored', 'march', 'strike']);
    // All of it came of one answer, and the last of another.
    one.log.forEach((line, at) => (line.number = at < 3 ? 11 : 12));
    director.play(one, story);
    const views: unknown[] = [];
    for (let n = 0; n < 400 && director.playing; n++) {
      const now = [director.at, director.view?.is];
      if (String(now) !== String(views.at(-1))) views.push(now);
      vi.advanceTimersByTime(20);
    }
    expect(views).toEqual([
      [1, 'view 10'],
      [2, 'view 10'],
      [3, 'view 10'],
      [3, 'view 11'],
      [4, 'view 11'],
      [4, 'view 12'],
    ]);
  });

  it('tells up to where it has shown what happened', () => {
    const director = new Director(() => speed);
    director.expect('view 10', 10);
    expect(director.upTo).toBe(10);
    director.play(stretch(['strike', 'strike']), story);
    director.settle();
    expect(director.upTo).toBe(11);
    director.skip();
    expect(director.upTo).toBe(12);
    director.skipAll();
    expect(director.upTo).toBe(Infinity);
  });

  it('leaves the board alone where one is asked again already', () => {
    const director = new Director(() => speed);
    expect(director.play(stretch(['small']), story, { light: true })).toBe(false);
    expect(director.play(stretch(['march']), story, { light: true })).toBe(true);
    vi.advanceTimersByTime(1000);
    expect([director.playing, director.view]).toEqual([true, null]);
  });
});

describe('a course', () => {
  it('is followed from change to change, for the seat that is shown', () => {
    const seats = (hand: string[]) => ({
      seats: [
        { seat: 'a', view: { hand } },
        { seat: 'b', view: { hand: [] } },
      ],
    });
    const course = {
      after: 4,
      first: seats(['x']),
      steps: [
        { number: 5, changes: { '~seats': [{ '~view': { hand: ['x', 'y'] } }] }, whole: null },
        { number: 6, changes: null, whole: seats([]) },
      ],
    };
    const told = stretchOf(course, null, 'a', []);
    expect(told?.first).toEqual({ number: 4, view: { hand: ['x'] } });
    expect(told?.points.map(({ view }) => view)).toEqual([{ hand: ['x', 'y'] }, { hand: [] }]);
    expect(stretchOf(course, null, null, [])).toBeNull();
    const known = stretchOf({ ...course, first: null }, seats(['x']).seats, 'a', []);
    expect(known?.points).toEqual(told?.points);
  });
});

describe('the log', () => {
  const log = ['before', 'turn', 'drew', 'drew', 'drew', 'phase', 'strike', 'turn', 'strike'];
  const lines = log.map((event, at) => line(at + 1, event));

  it('has turns and phases, and tells as one what says the same', () => {
    const told = chapters(lines, story);
    expect(told.map(({ head }) => head?.says ?? null)).toEqual([null, ['log-turn', {}], ['log-turn', {}]]);
    expect(told[1]?.entries.map(({ says }) => says)).toEqual([['log-drew-some', { n: 3 }]]);
    expect(told[1]?.parts.map(({ head, entries }) => [head?.says, entries.length])).toEqual([
      [['log-phase', {}], 1],
    ]);
  });

  it('loses no line', () => {
    expect(folded(lines, story).flatMap((entry) => entry.lines)).toEqual(lines);
  });
});
