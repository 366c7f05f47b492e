import { describe, expect, it } from 'vitest';
import {
  fellowshipState,
  figuresAt,
  isEmpty,
  NOBODY,
  regionState,
  regionStates,
  sideOf,
  unitsAmong,
  without,
} from './adapt';
import { army, region, sample } from './sample';

describe('figures', () => {
  it('are counted by units, whoever else is with them', () => {
    const figures = {
      nations: [
        { nation: 'gondor' as const, regulars: 3, elites: 1, leaders: 1 },
        { nation: 'rohan' as const, regulars: 0, elites: 0, leaders: 2 },
      ],
      nazgul: 0,
      characters: ['strider' as const],
    };
    expect(unitsAmong(figures)).toBe(4);
    expect(isEmpty(figures)).toBe(false);
    expect(isEmpty(NOBODY)).toBe(true);
  });

  it('can be taken from others', () => {
    const all = { ...army('sauron', 5, 2), nazgul: 2, characters: ['witch-king' as const] };
    expect(without(all, { ...army('sauron', 5, 1), nazgul: 2 })).toEqual({
      nations: [{ nation: 'sauron', regulars: 0, elites: 1, leaders: 0 }],
      nazgul: 0,
      characters: ['witch-king'],
    });
    expect(without(all, all)).toEqual(NOBODY);
  });
});

describe('a region of the view', () => {
  it('has the besieged inside and the besiegers before it', () => {
    const siege = region('minas-tirith', {
      control: 'free-peoples',
      shadow: army('sauron', 5),
      besieged: 'free-peoples',
      inside: army('gondor', 2, 1, 1),
    });
    const state = regionState(siege);
    expect(state.armies).toHaveLength(1);
    expect(state.armies[0]).toEqual({ side: 'shadow', figures: siege.shadow });
    expect(state.inside).toEqual({ side: 'free-peoples', figures: siege.inside });
    expect(state.control).toBe('free-peoples');
  });

  it('has both sides if both have figures there', () => {
    const both = region('hollin', {
      free_peoples: { ...NOBODY, characters: ['gimli'] },
      shadow: { ...NOBODY, nazgul: 1 },
    });
    const state = regionState(both);
    expect(state.armies.map((stack) => stack.side)).toEqual(['free-peoples', 'shadow']);
    expect(state).not.toHaveProperty('inside');
    expect(state).not.toHaveProperty('control');
  });
});

describe('the whole map', () => {
  it('gives Settlements of which nothing is told to their Nation', () => {
    const states = regionStates(
      sample({ regions: [region('pelargir', { control: 'shadow', captured: true })] }),
    );
    expect(states['minas-tirith']).toEqual({ armies: [], control: 'free-peoples' });
    expect(states['barad-dur']).toEqual({ armies: [], control: 'shadow' });
    expect(states.pelargir).toEqual({ armies: [], control: 'shadow' });
    expect(states.hollin).toBeUndefined();
    expect(states.osgiliath).toBeUndefined();
    expect(sideOf('southrons-easterlings')).toBe('shadow');
  });

  it('has no Fellowship on it when that is on the Mordor Track', () => {
    const { fellowship } = sample({});
    expect(fellowshipState(fellowship)).toEqual({ region: 'rivendell', hidden: true, progress: 2 });
    expect(fellowshipState({ ...fellowship, mordor: 0 }).region).toBeNull();
  });

  it('tells who is in a place', () => {
    const view = sample({
      regions: [
        region('helms-deep', {
          shadow: army('isengard', 4),
          besieged: 'free-peoples',
          inside: army('rohan', 2),
        }),
      ],
    });
    expect(figuresAt(view, { field: 'helms-deep' }, 'shadow')).toEqual(army('isengard', 4));
    expect(figuresAt(view, { inside: 'helms-deep' }, 'free-peoples')).toEqual(army('rohan', 2));
    expect(figuresAt(view, { inside: 'helms-deep' }, 'shadow')).toEqual(NOBODY);
    expect(figuresAt(view, { field: 'edoras' }, 'free-peoples')).toEqual(NOBODY);
  });
});
