import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../wire';
import { fightersOf, lastThrows } from './battle';
import { army, region, sample } from './sample';
import type { BattleView } from './wire';

const view = sample({
  regions: [
    region('minas-tirith', {
      shadow: army('sauron', 5, 2),
      besieged: 'free-peoples',
      inside: army('gondor', 3),
    }),
  ],
});
const plain: BattleView = {
  kind: 'siege',
  attacker: 'shadow',
  from: { field: 'minas-tirith' },
  at: { inside: 'minas-tirith' },
  rearguard: army('sauron', 2),
  round: 0,
  white_rider: false,
  cards: [],
  hits: [0, 0],
  thrown: null,
};

describe('a battle', () => {
  it('has the attacker first, without the rearguard', () => {
    const fighters = fightersOf(view, plain);
    expect(fighters.map((one) => [one.side, one.attacks])).toEqual([
      ['shadow', true],
      ['free-peoples', false],
    ]);
    expect(fighters[0]?.figures).toEqual(army('sauron', 3, 2));
    expect(fighters[1]?.figures).toEqual(army('gondor', 3));
  });

  it('gives each side its Combat card and its hits', () => {
    const card = { side: 'shadow', deck: 'sh-character', card: 'orc-patrol', cancelled: false } as const;
    const fighters = fightersOf(view, { ...plain, round: 2, hits: [1, 2], cards: [card] });
    expect(fighters.map((one) => one.hits)).toEqual([2, 1]);
    expect(fighters.map((one) => one.card)).toEqual([card, null]);
  });
});

describe('the dice of a battle', () => {
  const line = (battle: object): LogLine => ({ number: 1, event: { battle }, says: '' });
  const threw = (side: string, what: unknown, dice: number[], hits: number) =>
    line({
      threw: { side, what, dice: [...dice, 0, 0, 0, 0].slice(0, 5), n: dice.length, need: 5, bonus: 0, hits },
    });
  const began = line({ began: {} });

  it('are those of the last round in which any were thrown', () => {
    const log = [
      threw('shadow', 'combat', [6], 1),
      began,
      line({ round: 1 }),
      threw('shadow', 'combat', [2, 6, 3], 1),
      threw('free-peoples', 'combat', [1, 4], 0),
      threw('shadow', 'reroll', [5], 1),
      line({ round: 2 }),
      { number: 2, event: { drew: {} }, says: '' },
    ];
    expect(lastThrows(log)).toEqual({
      round: 1,
      throws: [
        { side: 'shadow', what: 'combat', dice: [6, 3, 2], need: 5, bonus: 0, hits: 1 },
        { side: 'free-peoples', what: 'combat', dice: [4, 1], need: 5, bonus: 0, hits: 0 },
        { side: 'shadow', what: 'reroll', dice: [5], need: 5, bonus: 0, hits: 1 },
      ],
    });
  });

  it('are none of an earlier battle, and may be an extra attack', () => {
    expect(lastThrows([threw('shadow', 'combat', [6], 1), began, line({ round: 1 })]).throws).toEqual([]);
    expect(lastThrows([began, line({ round: 1 }), threw('shadow', { extra: 4 }, [4], 1)])).toMatchObject({
      round: 1,
      throws: [{ what: 'extra', dice: [4] }],
    });
  });
});
