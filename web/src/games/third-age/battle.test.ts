import { describe, expect, it } from 'vitest';
import { fightersOf, othersOf, wallsOf } from './battle';
import { area, army, battle, sample } from './sample';

const besiegers = army('shadow', { 'uruk-hai': 5 });
const garrison = army('free-peoples', { archers: 2 }, { characters: ['theodred'] });
const view = sample({
  areas: [
    area('west-dike', { army: besiegers }),
    area('east-dike', { army: army('shadow', { dunlendings: 2 }) }),
    area('hornburg', { army: garrison, protection: 4 }),
  ],
});

describe('a battle', () => {
  it('has the attacker first, each side with its Army', () => {
    expect(fightersOf(view, battle({})).map((one) => [one.side, one.attacks, one.area, one.army])).toEqual([
      ['shadow', true, 'west-dike', besiegers],
      ['free-peoples', false, 'hornburg', garrison],
    ]);
  });

  it('has no Army of the side whose Army is destroyed, though the enemy has moved in', () => {
    const gone = sample({ areas: [area('hornburg', { army: besiegers })] });
    expect(fightersOf(gone, battle({})).map((one) => one.army)).toEqual([null, null]);
  });

  it('tells which Armies of a Combined Attack stand by', () => {
    const combined = battle({ combined: true, armies: ['west-dike', 'east-dike'] });
    expect(othersOf(view, combined).map((one) => one.area)).toEqual(['east-dike']);
    expect(othersOf(view, battle({}))).toEqual([]);
  });

  it('tells what is left of the walls', () => {
    expect(wallsOf(view, battle({}), 6)).toEqual({ left: 4, all: 6 });
    expect(wallsOf(view, battle({ at: 'wold' }), null)).toBeNull();
  });

  it('is about one section of Minas Tirith', () => {
    const sections = [
      { section: 'north', left: 10, printed: 10 },
      { section: 'gate', left: 0, printed: 6 },
    ] as const;
    const city = sample({ areas: [area('minas-tirith', { sections: [...sections] })] });
    const attack = (section: 'north' | 'gate') => battle({ at: 'minas-tirith', section });
    expect(wallsOf(city, attack('gate'), null)).toEqual({ left: 0, all: 6 });
    expect(wallsOf(city, attack('north'), null)).toEqual({ left: 10, all: 10 });
  });
});
