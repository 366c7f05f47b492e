import type { Story } from '../../director/story';
import type { BattleCard, Thing } from './wire';
import { actionDie, inArea, ofSide, storyOf, unitsAmong } from '../armies/story';

/** A card that was laid in a battle, as a thing. */
const laid = (card: BattleCard): Thing => ('event' in card ? { card: card.event } : card);

const beorn = { character: 'beorn' };

/** How The Battle of Five Armies is told. */
export const story: Story = storyOf(
  {
    activated: (_, __, character) => ({ kind: 'note', at: [{ character }], sound: 'horn' }),
    // It was shown when it was drawn, and what it does is told.
    'tile-applied': () => null,
    'fate-card': (_, __, card) => ({
      kind: 'card',
      at: [{ 'fate-card': card }, 'fate-track'],
      card: { 'fate-card': card },
      holds: true,
      sound: 'card',
    }),
    'track-moved': ({ character }) => ({ kind: 'note', at: [{ character }, 'fate-track'], sound: 'drum' }),
    split: () => ({ kind: 'note', at: ['bats'] }),
    'bats-placed': (_, __, territory) => ({ kind: 'note', at: [{ territory }] }),
    'bats-removed': (_, __, territory) => ({ kind: 'note', at: [{ territory }] }),
    'lucky-number': ({ to }) => ({
      kind: 'dice',
      at: ofSide('free-peoples'),
      dice: [{ ...actionDie('free-peoples', to), again: true }],
      sound: 'dice',
    }),
    ability: ({ character }) => ({ kind: 'note', at: [{ character }], sound: 'horn' }),
    troubled: (_, __, character) => ({ kind: 'note', at: [{ character }], bad: true }),
    'token-placed': ({ area }) => ({ kind: 'note', at: inArea(area), sound: 'tile' }),
    'leadership-placed': ({ area }) => ({ kind: 'note', at: inArea(area) }),
    'leadership-lost': ({ area, tokens = 1 }) => ({
      kind: 'hit',
      at: inArea(area),
      amount: tokens,
      bad: true,
    }),
    'pass-opened': (_, __, area) => ({ kind: 'note', at: [{ area }], holds: true, sound: 'horn' }),
    repaired: ({ area, tokens = 0 }) => ({ kind: 'count', at: inArea(area), amount: tokens, sound: 'heal' }),
    'eagles-placed': (_, __, n) => ({ kind: 'count', at: ['eagles'], amount: Number(n), sound: 'horn' }),
    'eagle-flew': ({ territory }) => ({
      kind: 'move',
      from: ['eagles'],
      at: [{ territory }],
      sound: 'march',
    }),
    'eagle-returned': ({ territory }) => ({ kind: 'move', from: [{ territory }], at: ['eagles'] }),
    rings: () => ({ kind: 'note', at: [{ character: 'bilbo' }] }),
    bodyguards: () => ({ kind: 'note', at: [{ character: 'bolg' }] }),
    wrath: () => ({ kind: 'note', at: [beorn], sound: 'drum' }),
    focus: () => ({ kind: 'note', at: [{ character: 'gandalf' }] }),
    'muster rally': ({ area }) => ({ kind: 'note', at: inArea(area), sound: 'horn' }),
    'muster strike': ({ at }) => ({ kind: 'attack', at: inArea(at), sound: 'hit' }),
    'battle revealed': ({ card }, { battle }) => ({
      kind: 'card',
      at: inArea(battle),
      card: laid(card as BattleCard),
      sound: 'card',
    }),
    'battle second': ({ card }, { battle }) => ({
      kind: 'card',
      at: inArea(battle),
      card: { maneuver: card },
      sound: 'card',
    }),
    'battle activated': (_, { battle }) => ({ kind: 'note', at: inArea(battle), sound: 'hit' }),
    'battle silenced': (_, { battle }) => ({ kind: 'note', at: inArea(battle) }),
    'battle used': (_, { battle }) => ({ kind: 'note', at: inArea(battle) }),
    'battle captain-of-war': ({ character }, { battle }) => ({
      kind: 'note',
      at: [{ character }, ...inArea(battle)],
      sound: 'horn',
    }),
    'battle vanished': () => ({ kind: 'note', at: [{ character: 'bilbo' }] }),
    'battle bodyguard': () => ({ kind: 'note', at: [{ character: 'bolg' }], sound: 'hit' }),
    'battle retreats-to': ({ to }, { battle }) => ({
      kind: 'move',
      from: inArea(battle),
      at: inArea(to),
      sound: 'march',
    }),
    'battle over': (_, { battle }) => ({ kind: 'note', at: inArea(battle), holds: true }),
  },
  'turn',
  ['split', 'rolled'],
  [
    { name: 'drew', argument: 'card' },
    { name: 'discarded', argument: 'card' },
    { name: 'bats-placed', argument: 'territory' },
    { name: 'leadership-placed', argument: 'area' },
    { name: 'placed', argument: 'unit', several: unitsAmong },
  ],
);
