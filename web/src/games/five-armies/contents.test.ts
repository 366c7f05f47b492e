import { describe as group, expect, it, vi } from 'vitest';
import { words } from '../../lib/words';
import type { Region } from '../../parts/war/geometry';
import { arrange, bulkAt, kept } from '../../parts/war/layout';
import { describe, type Called } from './describe';
import { map, SIZE } from './map';
import { area, army, sample } from './sample';
import { standingIn } from './standing';
import type { AreaFacts, AreaView, CharacterView, View } from './wire';

// The catalogue asks for the browser's preferences.
vi.mock('../../messages/language.svelte', () => ({ language: () => 'en' }));

const none = { can: false, chosen: false };
const facts: Partial<Record<string, Partial<AreaFacts>>> = {
  'eastern-spur': { territory: 'eastern-bank', terrain: 'mountains', fortification: 3 },
  'broken-lands-1': { territory: 'broken-lands', terrain: 'hills', fortification: null },
};
const called: Called = {
  area: (id) => facts[id] as AreaFacts | undefined,
  areaName: words,
  territoryName: words,
  terrainName: (id) => id,
  unitName: words,
  characterName: words,
  pileName: words,
};

function region(id: string): Region {
  const found = map.regionById.get(id);
  if (!found) throw new Error(id);
  return found;
}
const beorn: CharacterView = {
  character: 'beorn',
  spot: { at: 'valley-1' },
  ready: false,
  activated: false,
  troubled: false,
  tokens: 8,
  focus: false,
};

group('what is said of an area', () => {
  it('is its name, its fortification, the army and all that is with it', () => {
    const state = area('eastern-spur', {
      army: army(
        'free-peoples',
        { lakemen: 2 },
        { characters: ['bard'], leads: 2, leadership: 1, damage: 1 },
      ),
      tokens: [{ pile: 'elves', count: 2 }],
      breach: 1,
    });
    const view = sample({
      areas: [state],
      territories: [{ territory: 'eastern-bank', bats: 2, eagles: 1, lord: true }],
    });
    expect(describe(region('eastern-spur'), state, view, { can: true, chosen: false }, called)).toBe(
      'Eastern Spur; Eastern Bank, mountains; Settlement with a fortification; held by the Free Peoples; ' +
        'Fortification 2 of 3; Free Peoples army of 2 units: 2 Lakemen, Bard, 1 Leadership token, Leadership 2, damage 1; ' +
        '2 recruitment tokens: Elves; 2 Great Bats over Eastern Bank; 2 Eagles over Eastern Bank; can be chosen',
    );
  });

  it('tells of a breach, the Shadow’s control and those who stand alone', () => {
    const taken = area('eastern-spur', { marker: true, breach: 3 });
    expect(describe(region('eastern-spur'), taken, sample(), none, called)).toContain(
      'held by the Shadow; Fortification of 3, breached',
    );
    const alone = area('valley-1', { alone: ['beorn', 'bilbo'] });
    expect(describe(region('valley-1'), alone, sample({ characters: [beorn] }), none, called)).toBe(
      'Valley 1; Beorn, Wrath 8; Bilbo, alone',
    );
  });

  it('tells of Passes and the Eyrie', () => {
    const view = sample({ passes: [false, true], eyrie: 3 });
    expect(describe(region('mountain-pass-north'), undefined, view, none, called)).toContain('closed');
    expect(describe(region('mountain-pass-west'), undefined, view, none, called)).toContain('open');
    expect(describe(region('eagles-eyrie'), undefined, view, none, called)).toBe('Eagles’ Eyrie; 3 Eagles');
  });
});

group('what stands in an area', () => {
  const placed = (id: string, state: AreaView | undefined, view: View, bulk = 1) =>
    arrange(standingIn(region(id), state, view), region(id).room, bulk);
  const kinds = (...args: Parameters<typeof placed>) => placed(...args).map((one) => one.what.is);

  it('is in a row around its place', () => {
    const view = sample();
    expect(kinds('valley-1', undefined, view)).toEqual([]);
    expect(kinds('camp', undefined, view)).toEqual(['site']);
    const full = area('camp', {
      army: army('free-peoples', { lakemen: 1 }),
      tokens: [
        { pile: 'elves', count: 1 },
        { pile: 'dwarves-and-men', count: 2 },
      ],
      alone: ['bolg'],
    });
    expect(kinds('camp', full, view)).toEqual(['site', 'army', 'people', 'tokens', 'tokens']);
  });

  it('is Beorn by himself, a bar in a closed Pass, and the Eagles in their Eyrie', () => {
    const view = sample({ passes: [false, true], characters: [beorn] });
    expect(kinds('valley-1', area('valley-1', { alone: ['beorn'] }), view)).toEqual(['beorn']);
    expect(kinds('mountain-pass-north', undefined, view)).toEqual(['closed']);
    expect(kinds('mountain-pass-west', undefined, view)).toEqual([]);
    expect(kinds('eagles-eyrie', undefined, view)).toEqual(['eyrie']);
  });

  it('stays near its place at every zoom', () => {
    const state = area('ravenhill', {
      army: army('free-peoples', { lakemen: 1 }, { characters: ['gandalf', 'thranduil'], damage: 1 }),
      tokens: [{ pile: 'elves', count: 2 }],
    });
    for (const scale of [0.3, 0.6, 1, 2.8]) {
      for (const one of placed('ravenhill', state, sample(), bulkAt(scale)))
        expect(Math.abs(one.x)).toBeLessThan(75 * bulkAt(scale));
    }
  });

  it('stays on the map, also near its edges', () => {
    const [left, , width] = map.bounds;
    for (const { id, at, room } of map.regions.filter((one) => !one.off)) {
      const state = area(id as AreaView['area'], {
        army: army('shadow', { orcs: 5 }, { characters: ['bolg'], damage: 1 }),
        alone: ['bilbo'],
        tokens: [{ pile: 'shadow', count: 3 }],
      });
      const standing = standingIn(region(id), state, sample());
      for (const scale of [0.3, 0.6, 1, 2.8])
        for (const one of kept(arrange(standing, room, bulkAt(scale, SIZE)), at, map.bounds)) {
          expect(at[0] + one.left, id).toBeGreaterThan(left - 0.01);
          expect(at[0] + one.left + one.width, id).toBeLessThan(left + width + 0.01);
        }
    }
  });
});
