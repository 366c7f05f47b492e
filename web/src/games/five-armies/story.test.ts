import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../wire';
import { story } from './story';

const line = (event: unknown, says: LogLine['says'] = ''): LogLine => ({ number: 1, event, says });
const quiet = { before: { you: 'shadow', battle: null }, after: { you: 'shadow', battle: null } };
const fighting = {
  before: { you: 'shadow', battle: { at: 'camp' } },
  after: { you: 'shadow', battle: null },
};
const placed = (unit: string): LogLine =>
  line({ placed: { unit, area: 'ravenhill' } }, [
    'log-placed',
    { unit: { text: `a-unit-${unit}.start` }, area: { thing: { area: 'ravenhill' } } },
  ]);

describe('the story of The Battle of Five Armies', () => {
  it('shows the dice of a roll, each with its face', () => {
    const event = { rolled: { side: 'shadow', unused: { character: 2, army: 1 } } };
    const beat = story.beat(line(event), quiet);
    expect(beat?.kind).toBe('dice');
    expect(beat?.dice?.map(({ face }) => face)).toEqual([
      'shadow character',
      'shadow character',
      'shadow army',
    ]);
  });

  it('lets an army march from one area to the next', () => {
    const event = { marched: { side: 'shadow', from: 'broken-lands-4', to: 'broken-lands-3', party: {} } };
    expect(story.beat(line(event), quiet)).toMatchObject({
      kind: 'move',
      from: [{ area: 'broken-lands-4' }],
      at: [{ area: 'broken-lands-3' }],
    });
  });

  it('marks as many dice as hit, the best ones, where the battle is', () => {
    const threw = { side: 'shadow', dice: [4, 3, 6, 4, 0], n: 4, black: 3, hits: 1, again: false };
    const beat = story.beat(line({ battle: { threw } }), fighting);
    expect(beat?.at).toEqual([{ area: 'camp' }]);
    expect(beat?.dice).toEqual([
      { face: 4, hit: false },
      { face: 3, hit: false },
      { face: 6, hit: true },
      { face: 4, hit: false },
    ]);
  });

  it('turns over what was laid: a card of a deck, or a Maneuver', () => {
    const reveal = (card: unknown) =>
      story.beat(line({ battle: { revealed: { side: 'shadow', card } } }), fighting)?.card;
    expect(reveal({ event: 'whirling-bats' })).toEqual({ card: 'whirling-bats' });
    expect(reveal({ maneuver: 'unit-card-wargs' })).toEqual({ maneuver: 'unit-card-wargs' });
  });

  it('moves Fate by steps, and holds what a battle came to', () => {
    expect(story.beat(line({ fate: { from: 2, to: 5 } }), quiet)).toMatchObject({
      from: [{ 'fate-step': 2 }],
      at: [{ 'fate-step': 5 }, 'fate-track'],
      amount: 3,
    });
    expect(story.beat(line({ battle: 'over' }), fighting)?.holds).toBe(true);
    expect(story.beat(line({ ended: 'beorn' }), quiet)?.holds).toBe(true);
  });

  it('is bad for whoever loses a place', () => {
    const event = { control: { area: 'camp', side: 'shadow' } };
    const free = { before: null, after: { you: 'free-peoples' } };
    expect(story.beat(line(event), quiet)?.bad).toBe(false);
    expect(story.beat(line(event), free)?.bad).toBe(true);
    expect(story.beat(line(event), { before: null, after: { you: null } })?.bad).toBe(false);
  });

  it('says nothing of choices that nobody sees', () => {
    expect(story.beat(line({ battle: { chose: { side: 'shadow', card: null } } }), fighting)).toBeNull();
  });

  it('has a chapter for each turn, and one for the dice of both sides', () => {
    expect(story.chapter(line({ turn: 2 }))).toBe('turn');
    expect(story.chapter(line({ rolled: { side: 'free-peoples', unused: {} } }))).toBe('phase');
    expect(story.chapter(line({ rolled: { side: 'shadow', unused: {} } }))).toBeNull();
  });

  it('folds units that come to one place', () => {
    const some = (unit: string, n: number) => ({ text: ['some-units', { n, unit: { thing: { unit } } }] });
    expect(story.fold?.([placed('wargs'), placed('wargs')])).toEqual([
      'log-placed',
      { unit: some('wargs', 2), area: { thing: { area: 'ravenhill' } } },
    ]);
    expect(story.fold?.([placed('wargs'), placed('orcs'), placed('wargs')])).toMatchObject([
      'log-placed',
      { unit: { list: [some('wargs', 2), some('orcs', 1)] } },
    ]);
    expect(story.fold?.([placed('wargs')])).toBeNull();
    expect(story.fold?.([placed('wargs'), line({ turn: 2 }, ['log-turn', { n: 2 }])])).toBeNull();
  });
});
