import { describe, expect, it } from 'vitest';
import { fightersOf, othersOf, wallsOf } from './battle';
import { area, army, battle, sample } from './sample';

const besiegers = army('shadow', { orcs: 5 });
const garrison = army('free-peoples', { lakemen: 2 }, { characters: ['bard'] });
const view = sample({
  areas: [
    area('eastern-bank-9', { army: besiegers }),
    area('eastern-bank-3', { army: army('shadow', { wargs: 2 }) }),
    area('eastern-spur', { army: garrison, breach: 2 }),
  ],
});

describe('a battle', () => {
  it('has the attacker first, each side with its army', () => {
    expect(fightersOf(view, battle({})).map((one) => [one.side, one.attacks, one.area, one.army])).toEqual([
      ['shadow', true, 'eastern-bank-9', besiegers],
      ['free-peoples', false, 'eastern-spur', garrison],
    ]);
  });

  it('has no army of the side whose army is destroyed, nor of Beorn', () => {
    const gone = sample({ areas: [area('eastern-bank-9', { army: besiegers })] });
    expect(fightersOf(gone, battle({}))[1]?.army).toBeNull();
    const bear = fightersOf(view, battle({ beorn: true }))[1];
    expect([bear?.beorn, bear?.army]).toEqual([true, null]);
  });

  it('tells which armies of a Combined Attack stand by', () => {
    const combined = battle({ combined: true, armies: ['eastern-bank-9', 'eastern-bank-3'] });
    expect(othersOf(view, combined).map((one) => one.area)).toEqual(['eastern-bank-3']);
    expect(othersOf(view, battle({}))).toEqual([]);
  });

  it('tells what is left of a fortification', () => {
    expect(wallsOf(view, battle({ fortification: 1 }), 3)).toEqual({ left: 1, all: 3, now: 1 });
    expect(wallsOf(view, battle({}), 2)?.left).toBe(0);
    expect(wallsOf(view, battle({ at: 'camp' }), null)).toBeNull();
  });
});
