import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ServerMessage, State } from '../src/wire';
import { changed, checkOf, NoChange, stateAfter } from '../src/lib/changes';

describe('changed', () => {
  const old = {
    number: 7,
    who: null,
    hand: ['gimli', 'legolas', 'boromir'],
    armies: [
      { at: 'moria', units: 3 },
      { at: 'rohan', units: 2 },
      { at: 'gondor', units: 5 },
    ],
  };
  it('sets members and leaves all others as they were', () => {
    expect(changed(old, { number: null, who: ['x'] })).toEqual({ ...old, number: null, who: ['x'] });
    const now = changed(old, { number: 8 }) as typeof old;
    expect(now.armies).toBe(old.armies);
    expect(old.number).toBe(7);
  });
  it('keeps the order of members', () => {
    expect(Object.keys(changed(old, { hand: [], number: 8 }) as object)).toEqual(Object.keys(old));
  });
  it('takes steps along a list', () => {
    const hand = (steps: unknown[]) => (changed(old, { '~hand': steps }) as typeof old).hand;
    expect(hand([1, -1])).toEqual(['gimli', 'boromir']);
    expect(hand([-3, ['arwen']])).toEqual(['arwen']);
    expect(hand([['arwen', 'elrond'], 1, -1])).toEqual(['arwen', 'elrond', 'gimli', 'boromir']);
    expect(hand([])).toEqual(old.hand);
  });
  it('changes elements of a list', () => {
    const { armies } = changed(old, {
      '~armies': [-1, 1, { units: 4 }, [{ at: 'bree', units: 1 }]],
    }) as typeof old;
    expect(armies).toEqual([old.armies[1], { at: 'gondor', units: 4 }, { at: 'bree', units: 1 }]);
    expect(armies[0]).toBe(old.armies[1]);
  });
  it('refuses what is no change of the value', () => {
    const wrong: unknown[] = [
      null,
      1,
      [],
      { other: 1 },
      { '~other': {} },
      { '~number': {} },
      { '~who': {} },
      { '~hand': { a: 1 } },
      { '~hand': [4] },
      { '~hand': [-4] },
      { '~hand': [1.5] },
      { '~hand': ['x'] },
      { '~hand': [null] },
      { '~hand': [{ a: 1 }] },
      { '~armies': [3, { units: 1 }] },
      { '~armies': [{ unit: 1 }] },
      { toString: 1 },
    ];
    for (const change of wrong) expect(() => changed(old, change), JSON.stringify(change)).toThrow(NoChange);
  });
});

describe('checkOf', () => {
  it('is the CRC-32 of the text in UTF-8', () => {
    expect(checkOf('')).toBe(0);
    expect(checkOf('123456789')).toBe(0xcbf43926);
    expect(checkOf('Éowyn')).toBe(0xfc44083a);
  });
});

describe('stateAfter', () => {
  const messages = JSON.parse(
    readFileSync(new URL('changes.json', import.meta.url), 'utf8'),
  ) as ServerMessage[];
  const first = (): State => {
    const [message] = messages;
    if (message?.is !== 'state') throw new Error('The first message is the whole state.');
    return message;
  };
  const changes = messages.flatMap((message) => (message.is === 'changes' ? [message] : []));

  it('follows what a server told of a game', () => {
    let state = first();
    for (const message of changes) {
      const now = stateAfter(state, message);
      if (!now) throw new Error(`It does not fit after revision ${state.revision}.`);
      expect(now.log).toBe(message.log);
      state = now;
    }
    expect(changes.length).toBeGreaterThan(15);
    expect(state.era).toBe(1);
    expect(state.outcome).not.toBeNull();
    expect(state.question).toBeNull();
  });

  it('notices that a message is missing', () => {
    const [, second] = changes;
    expect(second && stateAfter(first(), second)).toBeNull();
  });

  it('notices that the state is not the server’s', () => {
    const at = changes.findIndex(({ check }) => check !== null);
    const change = changes[at];
    if (!change) throw new Error('Some changes have a check.');
    const state = changes.slice(0, at).reduce((state, change) => stateAfter(state, change) ?? state, first());
    expect(stateAfter(state, change)).not.toBeNull();
    expect(stateAfter({ ...state, era: 5 }, change)).toBeNull();
    expect(stateAfter({ ...state, seats: [] }, change)).toBeNull();
  });
});
