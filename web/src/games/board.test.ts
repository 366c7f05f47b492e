import { describe, expect, it } from 'vitest';
import type { Answer } from '../wire';
import { answersAbout, inOrder, leftOf, nextKeys, thingKey } from './board';

const march = (from: string, to: string): Answer => ({
  words: `march ${from} ${to}`,
  says: `march-${from}-${to}`,
  things: [{ region: from }, { region: to }],
});

describe('pointing at things', () => {
  const answers = [march('dale', 'erebor'), march('erebor', 'dale'), march('dale', 'carrock')];

  it('keeps the answers in the order of pointing', () => {
    const about = answersAbout(answersAbout(answers, { region: 'dale' }), { region: 'erebor' });
    expect(inOrder(about, [{ region: 'dale' }, { region: 'erebor' }])).toEqual([answers[0]]);
    expect(inOrder(about, [{ region: 'erebor' }, { region: 'dale' }])).toEqual([answers[1]]);
  });

  it('keeps all answers if none is in that order', () => {
    const about = answersAbout(answers, { region: 'carrock' });
    expect(inOrder(about, [{ region: 'carrock' }, { region: 'dale' }])).toEqual(about);
  });

  it('leaves the answers that concern all of them', () => {
    expect(leftOf(answers, [])).toEqual(answers);
    expect(leftOf(answers, [{ region: 'dale' }])).toEqual(answers);
    expect(leftOf(answers, [{ region: 'dale' }, { region: 'erebor' }])).toEqual([answers[0]]);
    expect(leftOf(answers, [{ region: 'mordor' }])).toEqual([]);
  });

  it('marks what leads further, or else everything', () => {
    const answer = (words: string, ...things: unknown[]): Answer => ({ words, says: words, things });
    const ring = [
      answer('ring', 'rings', { die: 'muster' }),
      answer('die', { die: 'muster' }),
      answer('die 2', { die: 'event' }),
    ];
    const next = (...picks: unknown[]) => nextKeys(ring, picks, leftOf(ring, picks));
    expect(next().size).toBe(3);
    expect(next('rings')).toEqual(new Set([thingKey('rings'), thingKey({ die: 'muster' })]));
    expect(next({ die: 'event' }).size).toBe(3);
  });
});
