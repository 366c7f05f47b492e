import { describe, expect, it } from 'vitest';
import type { Argument, LogLine } from '../../wire';
import { story } from './story';

const line = (event: unknown, says: LogLine['says'] = ''): LogLine => ({ number: 1, event, says });
const quiet = { before: { you: 'shadow', battle: null }, after: { you: 'shadow', battle: null } };
const fighting = {
  before: { you: 'shadow', battle: { at: 'hornburg' } },
  after: { you: 'shadow', battle: { at: 'hornburg' } },
};
const drew = (deck: string, card: string | null): LogLine => {
  const what: Argument = card
    ? { thing: { card }, text: `card-${card}` }
    : { thing: { deck }, text: `back-${deck}` };
  const side = 'free-peoples';
  return line({ drew: { side, deck, card } }, [
    'log-drew',
    { side: { text: `start-side-${side}` }, card: what },
  ]);
};

describe('the story of the Battles of the Third Age', () => {
  it('throws the dice of a battle, and once more', () => {
    const threw = { side: 'shadow', dice: [3, 5, 0, 0, 0], n: 2, maneuver: 1, hits: 1, again: true };
    expect(story.beat(line({ battle: { threw } }), fighting)).toMatchObject({
      at: [{ area: 'hornburg' }],
      dice: [
        { face: 3, hit: false, again: true },
        { face: 5, hit: true, again: true },
      ],
    });
  });

  it('breaches a wall where it stands, and holds', () => {
    const beat = story.beat(line({ breached: { area: 'hornburg', section: null } }), fighting);
    expect(beat).toMatchObject({ kind: 'hit', at: [{ area: 'hornburg' }], holds: true });
    const section = { breached: { area: 'minas-tirith', section: 'great-gate' } };
    expect(story.beat(line(section), quiet)?.at).toEqual([
      { section: 'great-gate' },
      { area: 'minas-tirith' },
    ]);
  });

  it('counts hits on an Army and its protection together', () => {
    const event = { damaged: { side: 'free-peoples', area: 'hornburg', army: 1, protection: 3 } };
    expect(story.beat(line(event), fighting)).toMatchObject({ kind: 'hit', amount: 4, bad: true });
  });

  it('lets Ents come from the Entwood', () => {
    expect(story.beat(line({ 'ent-marched': 'isen' }), quiet)).toMatchObject({
      kind: 'move',
      from: ['entwood'],
      at: [{ area: 'isen' }],
    });
    expect(story.beat(line({ 'ent-attack': { area: 'isen', removed: true } }), quiet)?.kind).toBe('attack');
  });

  it('throws for a rally against what is needed', () => {
    const event = { threw: { dice: [5, 4], needed: 5, successes: 1 } };
    expect(story.beat(line(event), quiet)?.dice).toEqual([
      { face: 5, hit: true },
      { face: 4, hit: false },
    ]);
  });

  it('turns over a Combat Event, or says that there is none', () => {
    const card = (which: string | null) =>
      story.beat(line({ battle: { card: { side: 'shadow', card: which } } }), fighting);
    expect(card('gen-18')).toMatchObject({ kind: 'card', card: { card: 'gen-18' } });
    expect(card(null)?.kind).toBe('note');
  });

  it('has a chapter for each round', () => {
    expect(story.chapter(line({ round: 2 }))).toBe('turn');
    expect(story.chapter(line({ battle: { round: 1 } }))).toBeNull();
    expect(story.chapter(line({ location: 'pits' }))).toBe('phase');
  });

  it('folds cards that are drawn, and never names hidden ones', () => {
    const hidden = story.fold?.([drew('generic', null), drew('generic', null), drew('story-free', null)]);
    expect(hidden).toMatchObject([
      'log-drew',
      {
        card: {
          list: [{ text: ['some-cards-generic', { n: 2 }] }, { text: ['some-cards-story-free', { n: 1 }] }],
        },
      },
    ]);
    const own = story.fold?.([drew('generic', 'gen-14'), drew('story-free', 'fp-11')]);
    expect(own).toMatchObject([
      'log-drew',
      { card: { list: [{ thing: { card: 'gen-14' } }, { thing: { card: 'fp-11' } }] } },
    ]);
  });
});
