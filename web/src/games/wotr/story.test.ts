import { describe, expect, it, vi } from 'vitest';
import type { LogLine, Says } from '../../wire';
import { sample } from './sample';
import { story } from './story';

vi.mock('./messages', () => ({ say: (id: string, { n = 0 }: { n?: number }) => `${n} ${id}` }));

const line = (event: unknown, says: Says = 'log'): LogLine => ({ number: 1, event, says });
const view = sample({
  seats: [{ seat: 'free-peoples', side: 'free-peoples' }] as never,
  fellowship: { region: 'rivendell' } as never,
});
const fought = { ...view, battle: { at: { inside: 'helms-deep' }, from: { field: 'orthanc' } } } as never;
const beat = (event: unknown, after: unknown = view) => story.beat(line(event), { before: view, after });

describe('how War of the Ring is told', () => {
  it('lets an army march from region to region', () => {
    expect(beat({ marched: { from: 'moria', to: 'lorien', group: {} } })).toMatchObject({
      kind: 'move',
      from: [{ region: 'moria' }],
      at: [{ region: 'lorien' }],
    });
  });

  it('throws the dice of a battle where it is fought, and rings as many as hit', () => {
    const threw = { side: 'shadow', what: 'reroll', dice: [6, 2, 5, 0, 0], n: 3, need: 5, bonus: 0, hits: 2 };
    expect(beat({ battle: { threw } }, fought)).toMatchObject({
      kind: 'dice',
      at: [{ region: 'helms-deep' }],
      dice: [
        { face: 6, hit: true, again: true },
        { face: 2, hit: false, again: true },
        { face: 5, hit: true, again: true },
      ],
    });
  });

  it('keeps results: hits, tiles of the Hunt, what was captured, the end', () => {
    const suffers = { suffers: { side: 'free-peoples', hits: 2 } };
    expect(beat({ battle: suffers }, fought)).toMatchObject({ amount: -2, bad: true, holds: true });
    expect(beat({ battle: { suffers: { side: 'shadow', hits: 1 } } }, fought)).toMatchObject({ bad: false });
    expect(beat({ hunt: { tile: 'eye' } })).toMatchObject({ kind: 'tile', card: 'eye', holds: true });
    const captured = { region: 'edoras', side: 'shadow' };
    expect(beat({ captured })).toMatchObject({ at: [{ region: 'edoras' }], bad: true, holds: true });
    expect(beat({ ended: 'ring-destroyed' })?.holds).toBe(true);
  });

  it('counts Corruption up for the Fellowship', () => {
    expect(beat({ corruption: { change: 2, now: 5 } })).toMatchObject({
      kind: 'count',
      amount: 2,
      bad: true,
    });
  });

  it('shows a card only to those who may know it', () => {
    expect(beat({ drew: { seat: 1, deck: 'shadow-strategy', card: null } })).not.toHaveProperty('card');
    const card = 'grond-hammer-of-the-underworld';
    expect(beat({ drew: { seat: 1, deck: 'shadow-strategy', card } })?.card).toEqual({ card });
  });

  it('tells cards that nobody sees as a number, and others by name', () => {
    const drew = (card: string | null): LogLine =>
      line({ drew: { seat: 1, deck: 'shadow-strategy', card } }, [
        'log-drew',
        { who: { seat: 'shadow' }, card: { thing: card ? { card } : { deck: 'shadow-strategy' } } },
      ]);
    const hidden = story.fold?.([drew(null), drew(null), drew(null)]);
    expect(hidden?.[1]).toMatchObject({ card: { written: expect.stringContaining('3') as string } });
    const open = story.fold?.([drew('a'), drew('b')]);
    expect(open?.[1]).toMatchObject({ card: { list: [{ thing: { card: 'a' } }, { thing: { card: 'b' } }] } });
    expect(story.fold?.([drew('a')])).toBeNull();
  });

  it('begins turns, and what is done in them', () => {
    expect(story.chapter(line({ turn: 2 }))).toBe('turn');
    expect(story.chapter(line({ used: { seat: 0, face: 'army', deed: 'attack' } }))).toBe('phase');
    expect(story.chapter(line('idle'))).toBeNull();
  });
});
