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

  it('shows whatever else it tells, by side or for both', () => {
    const more = { ...plain, round: 2, hits: [1, 0], dice: [[6, 1], [3]], cards: [null, 'orc-patrol'] };
    const { fighters, common } = battleOf(view, more, isCard);
    expect(common).toMatchObject([{ key: 'round', value: { text: '2' } }]);
    expect(fighters[0].entries.map((one) => [one.key, one.value])).toEqual([
      ['hits', { is: 'text', text: '0' }],
      ['dice', { is: 'dice', pips: [3] }],
      ['cards', { is: 'cards', cards: ['orc-patrol'] }],
    ]);
    expect(fighters[1].entries.map((one) => one.key)).toEqual(['hits', 'dice']);
  });

  it('takes sides by name and in a list of their own', () => {
    const named = {
      ...plain,
      strength: { free_peoples: 3, shadow: 5 },
      sides: [{ side: 'shadow', card: 'orc-patrol' }],
    };
    const { fighters } = battleOf(view, named, isCard);
    expect(fighters[0].entries.map((one) => one.key)).toEqual(['strength', 'card']);
    expect(fighters[1].entries).toMatchObject([{ key: 'strength', value: { text: '3' } }]);
  });

  it('says nothing where there is nothing', () => {
    expect(entryOf('cancelled', false, isCard)).toBeNull();
    expect(entryOf('bonus', 0, isCard)).toBeNull();
    expect(entryOf('dice', [], isCard)).toBeNull();
    expect(entryOf('white_rider', true, isCard)).toMatchObject({ label: 'White rider' });
    expect(entryOf('step', 'combat-roll', isCard)?.value).toEqual({ is: 'text', text: 'Combat roll' });
  });
});
