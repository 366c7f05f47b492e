import { describe, expect, it } from 'vitest';
import type { Answer } from '../wire';
import { answersAbout, inOrder } from './board';

const march = (from: string, to: string): Answer => ({
  words: `march ${from} ${to}`,
  text: `From ${from} to ${to}`,
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
});
