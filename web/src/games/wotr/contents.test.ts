import { describe as group, expect, it, vi } from 'vitest';
import type { Region } from '../../parts/war/geometry';
import { arrange, bulkAt } from '../../parts/war/layout';
import { words } from '../../lib/words';
import { unitsAmong } from './adapt';
import { describe } from './describe';
import { map } from './map';
import { army } from './sample';
import { standingIn } from './standing';
import type { ArmyStack, FellowshipState, RegionState } from './types';
import type { FiguresView, Side } from './wire';

// The catalogue asks for the browser's preferences.
vi.mock('../../messages/language.svelte', () => ({ language: () => 'en' }));

const stack = (side: Side, figures: FiguresView): ArmyStack => ({ side, figures });
const nowhere: FellowshipState = { region: null, hidden: true, progress: 0 };
const called = {
  regionName: (id: string) => words(id),
  characterName: (id: string) => words(id),
};
const none = { can: false, chosen: false };

function region(id: string): Region {
  const found = map.regionById.get(id);
  if (!found) throw new Error(id);
  return found;
}

group('what is said of a region', () => {
  it('is its name, its Settlement and all that is in it', () => {
    const inside = stack('free-peoples', {
      ...army('gondor', 3, 1, 1),
      characters: ['gandalf-the-white'],
    });
    const armies = [stack('shadow', { ...army('sauron', 5), nazgul: 2 })];
    expect(
      describe(
        region('minas-tirith'),
        { armies, inside, control: 'free-peoples' },
        nowhere,
        { can: true, chosen: false },
        called,
      ),
    ).toBe(
      'Minas Tirith, Gondor; Stronghold controlled by the Free Peoples; ' +
        'Shadow Army: 5 Regulars (Sauron), 2 Nazgûl; ' +
        'Besieged inside: 3 Regulars (Gondor), 1 Elite (Gondor), 1 Leader, Gandalf the White; can be chosen',
    );
  });

  it('tells of the Fellowship, and of figures that are no Army', () => {
    const alone = stack('shadow', { ...army('sauron', 0), nazgul: 1 });
    expect(unitsAmong(alone.figures)).toBe(0);
    expect(
      describe(
        region('hollin'),
        { armies: [alone] },
        { region: 'hollin', hidden: false, progress: 2 },
        none,
        called,
      ),
    ).toBe('Hollin; Shadow: 1 Nazgûl; The Fellowship, revealed, Progress 2');
    expect(describe(region('hollin'), undefined, nowhere, none, called)).toBe('Hollin');
  });
});

group('what stands in a region', () => {
  const placed = (id: string, state: RegionState | undefined, fellowship: boolean, bulk: number) =>
    arrange(standingIn(region(id), state, fellowship), region(id).room, bulk);
  const kinds = (...args: Parameters<typeof placed>) => placed(...args).map((one) => one.what.is);

  it('is in a row around its place', () => {
    expect(kinds('hollin', undefined, false, 1)).toEqual([]);
    expect(placed('bree', undefined, false, 1)).toMatchObject([{ what: { is: 'settlement' }, x: 0, y: 0 }]);
    const armies = [stack('free-peoples', army('north', 1))];
    expect(kinds('bree', { armies }, true, 1)).toEqual(['fellowship', 'settlement', 'stack']);
  });

  it('has the besieged within the walls, and no other sign for them', () => {
    const state = {
      armies: [stack('shadow', army('isengard', 5))],
      inside: stack('free-peoples', army('rohan', 2)),
    };
    expect(kinds('helms-deep', state, false, 1)).toEqual(['siege', 'stack']);
  });

  it('does not get lost on a small screen, nor too large', () => {
    expect(bulkAt(0.3)).toBeGreaterThan(2);
    expect(bulkAt(4)).toBeLessThan(0.7);
    const state = { armies: [stack('free-peoples', army('elves', 2, 1))] };
    for (const bulk of [0.62, 1, 2.1]) {
      for (const one of placed('rivendell', state, true, bulk)) {
        expect(one.scale).toBeGreaterThanOrEqual(0.7 * Math.min(bulk, 1.6));
        expect(Math.abs(one.x)).toBeLessThan(60 * bulk);
      }
    }
  });
});
