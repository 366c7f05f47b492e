import { describe, expect, it } from 'vitest';
import { battleOf, entryOf, type BattleCore } from './battle';
import { army, region, sample } from './sample';
import type { Card } from './wire';

const isCard = (id: string): id is Card => id === 'orc-patrol';
const view = sample({
  regions: [
    region('minas-tirith', {
      shadow: army('sauron', 5, 2),
      besieged: 'free-peoples',
      inside: army('gondor', 3),
    }),
  ],
});
const plain: BattleCore = {
  kind: 'siege',
  attacker: 'shadow',
  from: { field: 'minas-tirith' },
  at: { inside: 'minas-tirith' },
  rearguard: army('sauron', 2),
};

describe('a battle', () => {
  it('has the attacker first, without the rearguard', () => {
    const { fighters, common } = battleOf(view, plain, isCard);
    expect(fighters.map((one) => [one.side, one.attacks])).toEqual([
      ['shadow', true],
      ['free-peoples', false],
    ]);
    expect(fighters[0].figures).toEqual(army('sauron', 3, 2));
    expect(fighters[1].figures).toEqual(army('gondor', 3));
    expect(common).toEqual([]);
  });

  it('gives each side its Combat card and its hits', () => {
    const card = { side: 'shadow', deck: 'sh-character', card: 'orc-patrol', cancelled: false } as const;
    const now: BattleCore = {
      ...plain,
      round: 2,
      white_rider: false,
      hits: [1, 2],
      dice: [6, 1],
      cards: [card],
    };
    const { fighters, common } = battleOf(view, now, isCard);
    expect(fighters.map((one) => one.hits)).toEqual([2, 1]);
    expect(fighters.map((one) => one.card)).toEqual([card, null]);
    expect(fighters.flatMap((one) => one.entries)).toEqual([]);
    expect(common).toEqual([]);
  });

  it('shows whatever else it tells, by side or for both', () => {
    const more: object = {
      strength: { free_peoples: 3, shadow: 5 },
      rolls: [[6, 1], [3]],
      played: [null, 'orc-patrol'],
      losses: [{ side: 'free-peoples', regulars: 1, elites: 0 }],
      step: 'combat-roll',
    };
    const { fighters, common } = battleOf(view, { ...plain, ...more }, isCard);
    expect(common).toMatchObject([{ key: 'step', value: { text: 'Combat roll' } }]);
    expect(fighters[0].entries.map((one) => [one.key, one.value])).toEqual([
      ['strength', { is: 'text', text: '5' }],
      ['rolls', { is: 'dice', pips: [3] }],
      ['played', { is: 'cards', cards: ['orc-patrol'] }],
    ]);
    expect(fighters[1].entries.map((one) => one.key)).toEqual(['strength', 'rolls', 'regulars']);
  });

  it('says nothing where there is nothing', () => {
    expect(entryOf('cancelled', false, isCard)).toBeNull();
    expect(entryOf('bonus', 0, isCard)).toBeNull();
    expect(entryOf('dice', [], isCard)).toBeNull();
    expect(entryOf('at_once', true, isCard)).toMatchObject({ label: 'At once' });
  });
});
