import type { Story } from '../../director/story';
import type { Argument, LogLine } from '../../wire';
import { actionDie, inArea, named, ofSide, storyOf, unitsAmong } from '../armies/story';

/** Cards that nobody else may see: how many of each deck. None if one of them is seen. */
function backs(lines: LogLine[]): Argument | null {
  const counts = new Map<string, number>();
  for (const { event } of lines) {
    const { deck, card } = named(event).told;
    if (card || deck === undefined) return null;
    counts.set(deck, (counts.get(deck) ?? 0) + 1);
  }
  const some = [...counts].map(([deck, n]): Argument => ({ text: [`some-cards-${deck}`, { n }] }));
  return some.length === 1 && some[0] !== undefined ? some[0] : { list: some };
}

/** A wall, or the place that it protects. */
const wall = (area: string | null | undefined, section: string | null | undefined): unknown[] => [
  ...(section ? [{ section }] : []),
  ...inArea(area),
];

/** How the Battles of the Third Age are told. */
export const story: Story = storyOf(
  {
    took: ({ card }) => ({ kind: 'card', at: [{ card }], card: { card }, sound: 'card' }),
    looked: () => ({ kind: 'note', sound: 'cards' }),
    'deck-gone': (_, __, deck) => ({ kind: 'note', at: [{ deck }], holds: true, sound: 'horn' }),
    location: (_, __, location) => ({ kind: 'note', at: [{ location }], sound: 'drum' }),
    'shadow-box': (_, __, n) => ({ kind: 'count', at: ['shadow-box'], amount: Number(n), sound: 'dice' }),
    'leadership-placed': ({ area }) => ({ kind: 'note', at: inArea(area) }),
    'leadership-lost': ({ area, tokens = 1 }) => ({
      kind: 'hit',
      at: inArea(area),
      amount: tokens,
      bad: true,
    }),
    // One of those that were drawn is kept: it is the one that counts.
    'tile-drawn': (_, __, tile) => ({ kind: 'note', at: [{ tile }, 'fate-track'], sound: 'tile' }),
    'tile-applied': (_, __, tile) => ({ kind: 'tile', at: ['fate-track'], card: tile, sound: 'tile' }),
    'counter-moved': ({ character }) => ({
      kind: 'note',
      at: [{ character }, 'fate-track'],
      sound: 'drum',
    }),
    'used-two': ({ side }, _, value) => ({
      kind: 'dice',
      at: ofSide(side),
      dice: ((value as { faces?: string[] } | null)?.faces ?? []).map((face) => actionDie(side, face)),
      deed: true,
      sound: 'dice',
    }),
    'used-token': () => ({ kind: 'note', at: ['action-tokens'] }),
    'token-lost-for-good': () => ({ kind: 'note', at: ['action-tokens'], bad: true }),
    'die-turned': ({ side, to }) => ({
      kind: 'dice',
      at: ofSide(side),
      dice: [{ ...actionDie(side, to), again: true }],
      sound: 'dice',
    }),
    works: (_, { battle }) => ({ kind: 'note', at: inArea(battle) }),
    commander: (_, __, character) => ({ kind: 'note', at: [{ character }], sound: 'horn' }),
    'commander-left': (_, __, character) => ({ kind: 'note', at: [{ character }] }),
    barred: ({ area }) => ({ kind: 'note', at: inArea(area) }),
    'tokens-placed': ({ area }) => ({ kind: 'note', at: inArea(area), sound: 'tile' }),
    woses: () => ({ kind: 'note', holds: true, sound: 'march' }),
    'leader-placed': ({ area }) => ({ kind: 'note', at: inArea(area) }),
    'leader-lost': ({ area }) => ({ kind: 'hit', at: inArea(area), bad: true, sound: 'fall' }),
    protection: ({ area, section, points = 0 }) => ({
      kind: 'hit',
      at: wall(area, section),
      amount: points,
      bad: points > 0,
      sound: points > 0 ? 'hit' : 'heal',
    }),
    breached: ({ area, section }) => ({
      kind: 'hit',
      at: wall(area, section),
      bad: true,
      holds: true,
      sound: 'fall',
    }),
    rally: ({ area }) => ({ kind: 'note', at: inArea(area), sound: 'horn' }),
    'ents-placed': (_, __, n) => ({ kind: 'count', at: ['entwood'], amount: Number(n), sound: 'march' }),
    'ent-marched': (_, __, area) => ({ kind: 'move', from: ['entwood'], at: [{ area }], sound: 'march' }),
    'ent-attack': ({ area }) => ({ kind: 'attack', from: ['entwood'], at: inArea(area), sound: 'hit' }),
    'ents-gathered': ({ area, ents = 0 }) => ({
      kind: 'count',
      at: inArea(area),
      amount: ents,
      sound: 'march',
    }),
    'nazgul-placed': ({ from, to }) => ({
      kind: 'move',
      from: [...inArea(from), 'nazgul'],
      at: inArea(to),
      sound: 'march',
    }),
    'nazgul-removed': ({ area }) => ({ kind: 'note', at: inArea(area) }),
    darkness: () => ({ kind: 'count', at: ['darkness'], amount: -1, sound: 'drum' }),
    ships: () => ({ kind: 'note', at: ['ships'], holds: true, sound: 'horn' }),
    built: ({ engine, area }) => ({ kind: 'note', at: [...inArea(area), { engine }], sound: 'drum' }),
    'engine-lost': ({ engine, area }) => ({
      kind: 'hit',
      at: [...inArea(area), { engine }],
      bad: true,
      sound: 'fall',
    }),
    catapults: ({ section }, { battle }) => ({ kind: 'attack', at: wall(battle, section), sound: 'hit' }),
    'battle tower': (_, { battle }) => ({ kind: 'note', at: inArea(battle), sound: 'drum' }),
    'battle from-recruitment': ({ from, at }) => ({
      kind: 'attack',
      from: inArea(from),
      at: inArea(at),
      sound: 'horn',
    }),
    'battle revealed': ({ tactic }, { battle }) => ({
      kind: 'card',
      at: inArea(battle),
      card: { tactic },
      sound: 'card',
    }),
    'battle card': ({ card }, { battle }) => ({
      kind: card ? 'card' : 'note',
      at: inArea(battle),
      ...(card ? { card: { card }, sound: 'card' as const } : {}),
    }),
    'battle extra': (_, { battle }) => ({ kind: 'note', at: inArea(battle), sound: 'card' }),
    'battle event-cancelled': (_, { battle }) => ({ kind: 'note', at: inArea(battle) }),
    'battle activated': (_, { battle }) => ({ kind: 'note', at: inArea(battle), sound: 'hit' }),
    'battle ability-cancelled': (_, { battle }) => ({ kind: 'note', at: inArea(battle) }),
    'battle nazgul': (_, { battle }) => ({ kind: 'note', at: ['nazgul', ...inArea(battle)], sound: 'horn' }),
    'battle retreats': ({ to }, { battle }) => ({
      kind: 'move',
      from: inArea(battle),
      at: inArea(to),
      sound: 'march',
    }),
    'battle ended': (_, { battle }) => ({ kind: 'note', at: inArea(battle), holds: true }),
  },
  'round',
  ['location', 'rolled'],
  [
    { name: 'drew', argument: 'card', several: backs },
    { name: 'discarded', argument: 'card', several: backs },
    { name: 'leadership-placed', argument: 'area' },
    { name: 'placed', argument: 'unit', several: unitsAmong },
  ],
);
