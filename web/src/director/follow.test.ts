import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Course, LogLine, SeatState, State } from '../wire';
import { MOST } from './beats';
import { Director } from './director.svelte';
import { Follow, type Arrival } from './follow.svelte';

/** A page that is looked at or not, and a browser that keeps things: there is none here. */
const page = { hidden: false };
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
};

const line = (number: number): LogLine => ({
  number,
  event: 'struck',
  says: ['log-struck', { card: { thing: { card: `card ${number}` } } }],
});
const logTo = (number: number) => Array.from({ length: number }, (_, at) => line(at + 1));
/** What a seat sees after so many answers. */
const sees = (seat: string | null, number: number) => `${seat ?? 'everybody'} sees ${number}`;

interface Looks {
  /** The seats that one holds; none holds what everybody sees. */
  seats?: (string | null)[];
  seat?: string | null;
  who?: string;
  curtain?: boolean;
  era?: number;
  awaited?: string;
}
function arrival(number: number, looks: Looks = {}): Arrival {
  const { seats = ['a'], who = '', curtain = false, era = 0, awaited } = looks;
  const seat = looks.seat ?? seats[0] ?? null;
  const shown = seats.map((one) => ({ seat: one, view: sees(one, number), awaited: one === awaited }));
  const state = { number, era, seats: shown as unknown as SeatState[] } as unknown as State;
  return { state, log: logTo(number), game: 'no game', seat, who, curtain };
}

/** What the server tells of a stretch: the views of the seats that one holds. */
function courseOf(after: number, to: number, seats: (string | null)[]): Course {
  const at = (number: number) => ({ seats: seats.map((seat) => ({ seat, view: sees(seat, number) })) });
  const numbers = Array.from({ length: to - after }, (_, n) => after + 1 + n);
  return {
    after,
    first: at(after),
    steps: numbers.map((number) => ({ number, changes: null, whole: at(number) })),
  } as unknown as Course;
}

/** Somebody at the table, what was shown to them, and what was asked for. */
function onlooker(to: number, seats: (string | null)[] = ['a'], table = 'table') {
  const director = new Director(() => 'normal');
  const shown: unknown[] = [];
  const asked: number[] = [];
  director.onbeat = (beat) => shown.push(beat.after);
  const follow = new Follow(table, director, (after) => {
    asked.push(after);
    return Promise.resolve(courseOf(after, to, seats));
  });
  return { director, follow, shown, asked };
}
/** Lets what was asked for arrive, and then all beats be shown. */
async function watch() {
  await vi.advanceTimersByTimeAsync(10);
  await vi.advanceTimersByTimeAsync(300_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  kept.clear();
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('who follows a table', () => {
  it('is shown what happened, and then the present', async () => {
    const { director, follow, shown } = onlooker(7);
    follow.arrived(arrival(4));
    await watch();
    expect(shown, 'who comes for the first time sees the present').toEqual([]);
    follow.arrived(arrival(7));
    await watch();
    expect(shown).toEqual([5, 6, 7].map((number) => sees('a', number)));
    expect([director.playing, director.view, director.upTo]).toEqual([false, null, Infinity]);
  });

  it('is shown what everybody sees if only looking on', async () => {
    const { follow, shown } = onlooker(6, [null]);
    follow.arrived(arrival(4, { seats: [null] }));
    follow.arrived(arrival(6, { seats: [null] }));
    await watch();
    expect(shown).toEqual([sees(null, 5), sees(null, 6)]);
  });

  it('is shown the beats of the seat that is looked at, of several', async () => {
    const seats = ['a', 'b'];
    const { follow, shown } = onlooker(6, seats);
    follow.arrived(arrival(4, { seats, seat: 'b' }));
    follow.arrived(arrival(6, { seats, seat: 'b' }));
    await watch();
    expect(shown).toEqual([sees('b', 5), sees('b', 6)]);
  });

  it('sees nothing of the beats of a seat that is left', async () => {
    const seats = ['a', 'b'];
    const { director, follow, shown } = onlooker(6, seats);
    follow.arrived(arrival(4, { seats }));
    follow.arrived(arrival(6, { seats }));
    await vi.advanceTimersByTimeAsync(100);
    expect(director.playing).toBe(true);
    follow.arrived(arrival(6, { seats, seat: 'b' }));
    expect([director.playing, director.view]).toEqual([false, null]);
    const before = shown.length;
    await watch();
    expect(shown.slice(before).filter((view) => String(view).startsWith('a '))).toEqual([]);
  });
});

describe('a shared device', () => {
  const seats = ['a', 'b'];

  it('shows nothing while the curtain is down, and then to each what came since they looked', async () => {
    const { director, follow, shown } = onlooker(9, seats);
    follow.arrived(arrival(4, { seats, who: '0' }));
    follow.arrived(arrival(6, { seats, who: '0' }));
    await vi.advanceTimersByTimeAsync(100);
    expect(director.playing).toBe(true);
    // The device goes to the other one.
    follow.arrived(arrival(7, { seats, seat: 'b', who: '1', curtain: true }));
    expect([director.playing, director.view, director.shown]).toEqual([false, null, null]);
    shown.length = 0;
    await watch();
    expect(shown).toEqual([]);
    follow.arrived(arrival(7, { seats, seat: 'b', who: '1' }));
    await watch();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((view) => String(view).startsWith('b '))).toBe(true);
    // And back: what the first one has not seen, though the device has.
    shown.length = 0;
    follow.arrived(arrival(9, { seats, seat: 'a', who: '0', curtain: true }));
    follow.arrived(arrival(9, { seats, seat: 'a', who: '0' }));
    await watch();
    expect(shown).toEqual([7, 8, 9].map((number) => sees('a', number)));
  });

  it('plays nothing again behind the curtain', async () => {
    const { director, follow } = onlooker(7, seats);
    follow.arrived(arrival(4, { seats, who: '0' }));
    follow.arrived(arrival(7, { seats, seat: 'b', who: '1', curtain: true }));
    follow.again(4);
    await vi.advanceTimersByTimeAsync(100);
    expect(director.playing).toBe(false);
  });
});

describe('a page that nobody looks at', () => {
  it('saves up no beats, and tells a summary that can be played', async () => {
    const { director, follow, shown, asked } = onlooker(9);
    follow.arrived(arrival(4));
    page.hidden = true;
    follow.hidden();
    follow.arrived(arrival(6));
    follow.arrived(arrival(9));
    await watch();
    expect([shown, asked]).toEqual([[], []]);
    page.hidden = false;
    follow.visible();
    await watch();
    expect(shown).toEqual([]);
    expect(director.summary?.lines.map(({ number }) => number)).toEqual([5, 6, 7, 8, 9]);
    director.summary?.play?.();
    expect(director.summary).toBeNull();
    await watch();
    expect(shown).toEqual([5, 6, 7, 8, 9].map((number) => sees('a', number)));
  });

  it('ends what is being shown', async () => {
    const { director, follow } = onlooker(9);
    follow.arrived(arrival(4));
    follow.arrived(arrival(9));
    await vi.advanceTimersByTimeAsync(100);
    expect(director.playing).toBe(true);
    follow.hidden();
    expect(director.playing).toBe(false);
  });
});

describe('who comes back', () => {
  it('goes on where this browser looked last', async () => {
    const first = onlooker(4);
    first.follow.arrived(arrival(4));
    const later = onlooker(6);
    later.follow.arrived(arrival(6));
    await watch();
    expect([later.asked, later.shown]).toEqual([[4], [sees('a', 5), sees('a', 6)]]);
  });

  it('has an own mark in each browser: what the other device showed is shown here too', async () => {
    const phone = onlooker(6);
    phone.follow.arrived(arrival(4));
    kept.clear();
    const desk = onlooker(6);
    desk.follow.arrived(arrival(4));
    phone.follow.arrived(arrival(6));
    await watch();
    expect([phone.shown.length, desk.shown.length]).toEqual([2, 0]);
    desk.follow.arrived(arrival(6));
    await watch();
    expect(desk.shown.length).toBe(2);
  });

  it('after days sees so many beats at most, and what was before as a summary', async () => {
    onlooker(4).follow.arrived(arrival(4));
    const to = 4 + MOST + 30;
    const { director, follow, shown } = onlooker(to);
    follow.arrived(arrival(to));
    await watch();
    expect(shown.length).toBe(MOST);
    expect(shown.at(-1)).toBe(sees('a', to));
    expect(director.summary?.lines.length).toBe(30);
    expect(director.playing).toBe(false);
  });

  it('can see again what happened since the last own answer', async () => {
    const { director, follow, shown } = onlooker(8);
    follow.arrived(arrival(4, { awaited: 'a' }));
    expect(follow.since).toBeNull();
    follow.arrived(arrival(5));
    follow.arrived(arrival(8, { awaited: 'a' }));
    expect(follow.since).toBe(4);
    await watch();
    shown.length = 0;
    follow.again(4);
    await watch();
    expect(shown).toEqual([5, 6, 7, 8].map((number) => sees('a', number)));
    expect(director.playing).toBe(false);
  });

  it('is shown nothing of what was taken back', async () => {
    const { director, follow, shown } = onlooker(5);
    follow.arrived(arrival(4));
    follow.arrived(arrival(5));
    await vi.advanceTimersByTimeAsync(100);
    follow.arrived(arrival(3, { era: 1 }));
    expect([director.playing, director.view]).toEqual([false, null]);
    shown.length = 0;
    await watch();
    expect(shown).toEqual([]);
  });
});
