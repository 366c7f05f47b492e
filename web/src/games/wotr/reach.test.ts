import { expect, test } from 'vitest';
import type { Answer, Question } from '../../wire';
import { leads, reach } from './reach';
import { army, region, sample } from './sample';
import type { Printed } from './table';
import type { Card, SeatView } from './wire';

const printed = {
  card: (id: string) => ({ id, icon: id === 'dains-guard' ? 'muster' : 'character', combat: COMBAT }),
} as unknown as Printed;
const COMBAT = { condition: 'If besieged.', cost: '', text: '+1 hit.' };
const answer = (words: string, ...things: unknown[]): Answer => ({ words, says: words, things });
const asked = (kind: string, face = ''): Question =>
  ({ kind, says: face ? ['ask-use', { face: { text: `face-${face}` } }] : 'ask-act' }) as unknown as Question;
const hand = ['dains-guard', 'elven-cloaks'] as Card[];
const view = sample({
  regions: [
    region('edoras', { free_peoples: army('rohan', 2, 0, 1) }),
    region('folde', { free_peoples: army('rohan', 1) }),
    region('morannon', { shadow: army('sauron', 5) }),
  ],
});
const seen = { ...view, seats: view.seats.map((seat): SeatView => ({ ...seat, hand })) };
const about = (words: string, question: Question) =>
  reach([answer(words)], seen, question, printed)[0]?.things;

test('a die reaches the Armies, cards and piles that its result is for', () => {
  expect(about('die army', asked('act'))).toEqual([{ region: 'edoras' }, { region: 'folde' }]);
  const character = about('die character', asked('act'));
  expect(character).toContainEqual({ region: 'edoras' });
  expect(character).not.toContainEqual({ region: 'folde' });
  expect(character).toContain('fellowship');
  expect(character).toContainEqual({ card: 'elven-cloaks' });
  expect(character).not.toContainEqual({ card: 'dains-guard' });
  expect(about('die event', asked('act'))).toContainEqual({ card: 'dains-guard' });
});

test('the use of a die reaches the cards that it pays for', () => {
  expect(about('do play-event', asked('use', 'muster'))).toEqual([{ card: 'dains-guard' }]);
  expect(about('do move-armies', asked('use', 'army'))).toHaveLength(2);
});

test('a Combat card says what it does', () => {
  const told = reach(
    [answer('card elven-cloaks', { card: 'elven-cloaks' })],
    seen,
    asked('combat-card'),
    printed,
  );
  expect(told[0]?.about).toBe('If besieged. +1 hit.');
});

test('other questions are left as they are, and so is whoever only looks on', () => {
  expect(about('region edoras', asked('march'))).toEqual([]);
  expect(reach([answer('die army')], { ...seen, you: null }, asked('act'), printed)[0]?.things).toEqual([]);
});

test('what can be taken back leads on, what moves the Fellowship does not', () => {
  expect(leads(answer('die army'))).toBe(true);
  expect(leads(answer('do move-armies'))).toBe(true);
  expect(leads(answer('do move-fellowship'))).toBe(false);
  expect(leads(answer('do hide-fellowship'))).toBe(false);
});
