import { describe, expect, it } from 'vitest';
import type { Answer } from '../../wire';
import { answerKeys, leftOf, nextKeys } from '../board';
import { openAreas } from '../armies/narrow';
import { areasOfOthers, isEmptyTray, isWide, outOfSight, thingAt } from './narrow';
import { area, army, sample } from './sample';

const answer = (words: string, ...things: unknown[]): Answer => ({ words, says: words, things });
const at = (id: string) => ({ area: id });
const move = (from: string, to: string) => answer(`move ${from} ${to}`, at(from), at(to));

const moves = [
  move('camp', 'eastern-bank-4'),
  move('camp', 'eastern-bank-7'),
  move('eastern-bank-7', 'camp'),
  move('eastern-bank-7', 'eastern-bank-8'),
  answer('done'),
];
const open = (answers: Answer[], picks: unknown[], kind: string | null = 'march') =>
  openAreas(answers, picks, leftOf(answers, picks), isWide(kind));

describe('an army that moves', () => {
  it('is chosen first, then its way', () => {
    expect(open(moves, [])).toEqual(new Set(['camp', 'eastern-bank-7']));
    expect(open(moves, [at('camp')])).toEqual(new Set(['eastern-bank-4', 'eastern-bank-7']));
  });

  it('can be chosen by its end, too', () => {
    expect(open(moves, [at('eastern-bank-8')])).toEqual(new Set(['eastern-bank-7']));
  });

  it('leaves all armies to choose from when its way is complete', () => {
    expect(open(moves, [at('camp'), at('eastern-bank-4')])).toEqual(new Set(['camp', 'eastern-bank-7']));
  });

  it('need not be chosen if there is one only', () => {
    expect(open(moves.slice(0, 2), [])).toEqual(new Set(['camp', 'eastern-bank-4', 'eastern-bank-7']));
  });
});

describe('a die', () => {
  const dice = [
    answer('die character', { die: 'character' }, at('camp'), at('ravenhill'), { card: 'dismay' }),
    answer('die muster', { die: 'muster' }, at('lower-slopes')),
    answer('pass', 'pass'),
  ];

  it('lights all that some die can be used on', () => {
    expect(open(dice, [], 'act')).toEqual(new Set(['camp', 'ravenhill', 'lower-slopes']));
    expect(open(dice, [at('camp')], 'act')).toEqual(new Set(['camp', 'ravenhill', 'lower-slopes']));
  });

  it('that is chosen first leaves what it can be used on', () => {
    const die = { die: 'character' };
    expect(open(dice, [die], 'act')).toEqual(new Set(['camp', 'ravenhill']));
    expect(nextKeys(dice, [die], leftOf(dice, [die])).size).toBe(4);
  });

  it('is found by what one wants to use it on', () => {
    expect(leftOf(dice, [at('lower-slopes')]).map((one) => one.words)).toEqual(['die muster']);
  });
});

describe('a click on an area', () => {
  const view = sample({
    areas: [
      area('camp', { army: army('free-peoples', { lakemen: 1 }, { characters: ['dain'] }) }),
      area('valley-1', { alone: ['bilbo', 'bard'] }),
    ],
    characters: [
      {
        character: 'dain',
        spot: { at: 'camp' },
        ready: false,
        activated: false,
        troubled: false,
        tokens: 0,
        focus: false,
      },
    ],
  });

  it('means the area, or else who is asked about there', () => {
    const who = [answer('dain', { character: 'dain' }), answer('bilbo', { character: 'bilbo' })];
    expect(thingAt('camp', who, view)).toEqual({ character: 'dain' });
    expect(thingAt('camp', [...who, answer('camp', at('camp'))], view)).toEqual(at('camp'));
    expect(thingAt('valley-1', who, view)).toEqual({ character: 'bilbo' });
    const [bilbo, bard] = [{ character: 'bilbo' }, { character: 'bard' }];
    const either = [...who, answer('bard', bard)];
    const first = thingAt('valley-1', either, view);
    const second = thingAt('valley-1', either, view, [first]);
    expect([first, second]).toEqual(expect.arrayContaining([bilbo, bard]));
    expect(thingAt('valley-1', either, view, [second])).toEqual(first);
    expect(areasOfOthers(answerKeys(who), view)).toEqual(['camp']);
  });

  it('means the territory if territories are asked about, and the Eagles in the Eyrie', () => {
    const skies = [answer('t', { territory: 'southern-spur' })];
    expect(thingAt('ravenhill', skies, view)).toEqual({ territory: 'southern-spur' });
    expect(thingAt('camp', skies, view)).toEqual(at('camp'));
    expect(areasOfOthers(answerKeys(skies), view)).toHaveLength(8);
    expect(thingAt('eagles-eyrie', skies, view)).toBe('eagles');
    expect(areasOfOthers(answerKeys([answer('e', 'eagles')]), view)).toEqual(['eagles-eyrie']);
  });
});

describe('what lies beside the map', () => {
  const host = army('free-peoples', { lakemen: 2, 'elven-archers': 1 }, { damage: 2 });
  const view = sample({ areas: [area('camp', { army: host })] });
  const loses = (unit: string) => answer(unit, { figure: { unit } }, at('camp'));

  it('is the army that takes casualties outside a battle', () => {
    const tray = outOfSight([loses('lakemen'), loses('elven-archers')], view);
    expect(tray.army).toEqual(host);
    expect(tray.units).toEqual([]);
    expect(
      outOfSight([loses('lakemen')], { ...view, group: { area: 'camp', to: null, figures: host } }).army,
    ).toBeNull();
  });

  it('is a card that is in no hand, a unit that stands nowhere, and backs if there is a choice', () => {
    const tray = outOfSight(
      [
        answer('a', { card: 'dismay' }),
        answer('b', { card: 'elf-lords' }),
        answer('c', { figure: { unit: 'dwarven-veterans' } }),
        answer('d', { pile: 'elves' }, at('camp')),
        answer('e', { pile: 'dwarves-and-men' }, at('camp')),
      ],
      view,
    );
    expect(tray).toMatchObject({
      cards: ['elf-lords'],
      units: ['dwarven-veterans'],
      piles: ['elves', 'dwarves-and-men'],
      army: null,
    });
    expect(outOfSight([answer('d', { pile: 'elves' }, at('camp'))], view).piles).toEqual([]);
  });

  it('is nothing most often', () => {
    expect(isEmptyTray(outOfSight([...moves, answer('a', { card: 'dismay' })], view))).toBe(true);
  });
});
