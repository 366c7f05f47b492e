import { describe, expect, it } from 'vitest';
import {
  areaOfSpot,
  areasOf,
  charactersIn,
  inPlay,
  isClosed,
  sideOfCharacter,
  sideOfUnit,
  stepOfSpot,
  strongIn,
  unitsIn,
} from './adapt';
import { area, army, sample } from './sample';

describe('an army', () => {
  it('is counted by units, and by those that count twice', () => {
    const host = army('shadow', { orcs: 3, 'great-orcs': 1, wargs: 1 }, { characters: ['bolg'], leads: 3 });
    expect([unitsIn(host), strongIn(host)]).toEqual([5, 1]);
    expect(sideOfUnit('great-orcs')).toBe('shadow');
    expect(sideOfUnit('lakemen')).toBe('free-peoples');
  });
});

describe('an area', () => {
  it('is found by its id, with everybody who is there', () => {
    const camp = area('camp', {
      army: army('free-peoples', { 'dwarven-warriors': 2 }, { characters: ['dain'] }),
      alone: ['bilbo'],
    });
    const areas = areasOf(sample({ areas: [camp] }));
    expect(areas['camp']).toEqual(camp);
    expect(areas['valley-1']).toBeUndefined();
    expect(charactersIn(camp)).toEqual(['dain', 'bilbo']);
  });

  it('is a closed Pass as long as the view says so', () => {
    const view = sample({ passes: [false, true] });
    expect(['mountain-pass-north', 'mountain-pass-west', 'camp'].map((id) => isClosed(view, id))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a character', () => {
  it('is in play or not, in an area, or on a step of the Fate Track', () => {
    expect(
      (
        [
          'aside',
          { track: 6 },
          { at: 'camp' },
          'off-board',
          'eyrie',
          { over: 'valley' },
          'eliminated',
        ] as const
      ).map(inPlay),
    ).toEqual([false, false, true, true, true, true, false]);
    expect([areaOfSpot({ at: 'camp' }), areaOfSpot('eyrie')]).toEqual(['camp', null]);
    expect([stepOfSpot({ track: 6 }), stepOfSpot({ over: 'valley' })]).toEqual([6, null]);
    expect([sideOfCharacter('bolg'), sideOfCharacter('beorn')]).toEqual(['shadow', 'free-peoples']);
  });
});
