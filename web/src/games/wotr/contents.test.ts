import { describe as group, expect, it, vi } from 'vitest';
import { characterName, describe, unitsIn } from './describe';
import { regionById, type Region } from './geometry';
import { arrange, bulkAt, nameDrop } from './layout';
import type { ArmyStack, FellowshipState, Nation, Side } from './types';

// The catalogue asks for the browser's preferences.
vi.mock('../../messages/index.svelte', () => ({ language: () => 'en' }));

const army = (side: Side, nation: Nation, regulars: number, elites = 0): ArmyStack => ({
  side,
  units: [{ nation, regulars, elites }],
  leaders: 0,
  nazgul: 0,
  characters: [],
});
const nowhere: FellowshipState = { region: null, hidden: true, progress: 0 };
const none = { can: false, chosen: false };

function region(id: string): Region {
  const found = regionById.get(id);
  if (!found) throw new Error(id);
  return found;
}

group('what is said of a region', () => {
  it('is its name, its Settlement and all that is in it', () => {
    const inside = { ...army('free-peoples', 'gondor', 3, 1), leaders: 1, characters: ['gandalf-the-white'] };
    const armies = [{ ...army('shadow', 'sauron', 5), nazgul: 2 }];
    expect(
      describe(region('minas-tirith'), { armies, inside, control: 'free-peoples' }, nowhere, {
        can: true,
        chosen: false,
      }),
    ).toBe(
      'Minas Tirith, Gondor; Stronghold controlled by the Free Peoples; ' +
        'Shadow Army: 5 Regulars (Sauron), 2 Nazgûl; ' +
        'Besieged inside: 3 Regulars (Gondor), 1 Elite (Gondor), 1 Leader, Gandalf the White; can be chosen',
    );
  });

  it('tells of the Fellowship, and of figures that are no Army', () => {
    const alone = { ...army('shadow', 'sauron', 0), nazgul: 1 };
    expect(unitsIn(alone)).toBe(0);
    expect(
      describe(region('hollin'), { armies: [alone] }, { region: 'hollin', hidden: false, progress: 2 }, none),
    ).toBe('Hollin; Shadow: 1 Nazgûl; The Fellowship, revealed, Progress 2');
    expect(describe(region('hollin'), undefined, nowhere, none)).toBe('Hollin');
    expect(characterName('mouth-of-sauron')).toBe('Mouth of Sauron');
  });
});

group('what stands in a region', () => {
  const kinds = (...args: Parameters<typeof arrange>) => arrange(...args).map((item) => item.is);

  it('is in a row around its place', () => {
    expect(kinds(region('hollin'), undefined, false, 1)).toEqual([]);
    expect(arrange(region('bree'), undefined, false, 1)).toMatchObject([{ is: 'settlement', x: 0, y: 0 }]);
    expect(kinds(region('bree'), { armies: [army('free-peoples', 'north', 1)] }, true, 1)).toEqual([
      'fellowship',
      'settlement',
      'stack',
    ]);
  });

  it('has the besieged within the walls, and no other sign for them', () => {
    const state = { armies: [army('shadow', 'isengard', 5)], inside: army('free-peoples', 'rohan', 2) };
    expect(kinds(region('helms-deep'), state, false, 1)).toEqual(['siege', 'stack']);
  });

  it('does not get lost on a small screen, nor too large', () => {
    expect(bulkAt(0.3)).toBeGreaterThan(2);
    expect(bulkAt(4)).toBeLessThan(0.7);
    const state = { armies: [army('free-peoples', 'elves', 2, 1)] };
    for (const bulk of [0.62, 1, 2.1]) {
      for (const item of arrange(region('rivendell'), state, true, bulk)) {
        expect(item.scale).toBeGreaterThanOrEqual(0.7 * Math.min(bulk, 1.6));
        expect(Math.abs(item.x)).toBeLessThan(60 * bulk);
      }
    }
  });
});

group('a name', () => {
  it('moves down for what stands above it, and only for that', () => {
    const place = region('minas-tirith');
    const empty = arrange(place, { armies: [], control: 'free-peoples' }, false, 1);
    expect(nameDrop(place, empty, 10)).toBe(0);
    const held = arrange(place, { armies: [army('free-peoples', 'gondor', 3)] }, false, 2);
    const drop = nameDrop(place, held, 10);
    expect(drop).toBeGreaterThan(0);
    // Now its letters begin below the shield.
    expect(place.label[1] + drop - 7.2 - place.at[1]).toBeGreaterThan(18 * (held.at(-1)?.scale ?? 1));
  });
});
