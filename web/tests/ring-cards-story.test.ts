/* How a game of The Card Game is told, over lines that a server wrote. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/wire';
import type { View } from '../src/wire/ring-cards';
import type { Beat, Moment } from '../src/director/story';
import { GameTexts } from '../src/messages/game';
import { story } from '../src/games/ring-cards/story';
import log from './ring-cards-log.json';

const duel = log.duel as unknown as LogLine[];
const seldom = log.seldom as unknown as LogLine[];
const nothing: Moment = { before: null, after: null };
const catalogue = (name: string) =>
  readFileSync(new URL(`../../crates/games/ring-cards/texts/en/${name}.ftl`, import.meta.url), 'utf8');
const texts = new GameTexts([{ language: 'en', text: catalogue('log') + catalogue('game') }]);

function line(name: string): LogLine {
  const found = seldom.find(({ says }) => (typeof says === 'string' ? says : says[0]) === name);
  if (!found) throw new Error(`No line says ${name}.`);
  return found;
}
const beat = (name: string, moment: Moment = nothing): Beat | null => story.beat(line(name), moment);

describe('beats', () => {
  it('show a card that is played where it goes', () => {
    expect(beat('log-played-path')).toMatchObject({
      kind: 'card',
      card: { card: 'sam-gamgee' },
      at: [{ path: 'gildors-encampment' }],
    });
    expect(beat('log-played-on')?.at).toEqual([{ card: 'legolas' }, { card: 'bow-of-the-galadhrim' }]);
    expect(beat('log-played-reserve')?.at).toEqual([{ card: 'barrow-wights' }]);
    expect(beat('log-played')?.card).toEqual({ card: 'threats-and-promises' });
  });
  it('show nothing of a card that nobody here may see', () => {
    for (const name of ['log-drew-unseen', 'log-drew-aside-unseen', 'log-cycled-unseen'])
      expect(beat(name)).toBeNull();
    expect(beat('log-eliminates-hand-unseen')).not.toHaveProperty('card');
  });
  it('show what one draws oneself come from the deck', () => {
    expect(beat('log-drew')).toMatchObject({ from: ['draw-deck'], at: [{ card: 'sam-gamgee' }] });
  });
  it('hold the end of every combat and of the game, and nothing else', () => {
    const held = seldom.filter((one) => story.beat(one, nothing)?.holds).map(({ says }) => says[0]);
    expect(held.sort()).toEqual([
      'log-over-last-path-free',
      'log-over-last-path-shadow',
      'log-over-ten-points-free',
      'log-path-scored-free',
      'log-path-scored-shadow',
      'log-path-unscored',
      'log-scored-free',
      'log-scored-shadow',
    ]);
  });
  it('count a combat at the location that is fought for', () => {
    const combat = { place: 'path', counted: true };
    const view = {
      combat,
      locations: [{ place: 'path', id: 'gildors-encampment' }],
    } as unknown as View;
    expect(beat('log-count', { before: null, after: view })).toEqual({
      kind: 'attack',
      at: [{ path: 'gildors-encampment' }],
      still: true,
      sound: 'hit',
    });
    // A combat that nobody decides in is over when its answer is.
    const earlier = [{ number: 1, event: { combat: { place: { battleground: 'edoras' } } }, says: '' }];
    expect(beat('log-count', { before: null, after: null, earlier })?.at).toEqual([
      { battleground: 'edoras' },
    ]);
    const ground = { combat: { place: { battleground: 'edoras' } } } as unknown as View;
    expect(beat('log-count', { before: ground, after: null })?.at).toEqual([{ battleground: 'edoras' }]);
  });
  it('count corruption up and down', () => {
    const at = (corruption: number) => ({ before: { corruption } as View, after: null });
    expect(beat('log-corruption', at(0))).toMatchObject({ kind: 'count', amount: 1, bad: true });
    expect(beat('log-corruption', at(3))).toMatchObject({ amount: -2, bad: false, sound: 'heal' });
  });
  it('end the game as the one who looks on sees it', () => {
    const seen = (you: string | null) => ({
      before: null,
      after: { you, seats: [{ seat: 'gandalf', side: 'free' }] } as unknown as View,
    });
    expect(beat('log-over-last-path-free', seen('gandalf'))?.sound).toBe('won');
    expect(beat('log-over-last-path-shadow', seen('gandalf'))?.sound).toBe('lost');
    expect(beat('log-over-last-path-shadow', seen(null))?.sound).toBe('won');
  });
  it('leave out only what says nothing by itself', () => {
    const silent = seldom.filter((one) => !story.beat(one, nothing)).map(({ says }) => says[0]);
    expect(silent.sort()).toEqual([
      'log-cycled-unseen',
      'log-declined',
      'log-drew-aside-unseen',
      'log-drew-unseen',
      'log-removed',
      'log-unsupported',
    ]);
  });
});

describe('chapters', () => {
  it('are rounds, and in them what each seat does, and the combats', () => {
    const chapters = duel.flatMap((one) => {
      const chapter = story.chapter(one);
      return chapter ? [`${chapter} ${one.says[0]}`] : [];
    });
    expect(chapters.slice(0, 3)).toEqual(['turn log-round', 'phase log-passed', 'phase log-played-reserve']);
    expect(chapters).toContain('phase log-combat-path');
    expect(chapters).toContain('phase log-combat-ground');
  });
});

describe('folds', () => {
  const draws = duel.filter(({ says }) => says[0] === 'log-drew');
  const unseen = duel.filter(({ says }) => says[0] === 'log-drew-unseen');
  const fold = (lines: LogLine[]) => {
    const says = story.fold?.(lines) ?? null;
    return says && texts.say(says);
  };

  it('say how many cards somebody draws', () => {
    expect(fold(draws.slice(0, 4))).toBe('Gandalf draws 4 cards.');
    expect(fold(unseen.slice(0, 3))).toBe('The Witch-king draws 3 cards.');
  });
  it('say it of other entries too', () => {
    expect(fold([line('log-cycled'), line('log-cycled')])).toBe('Gandalf cycles 2 cards.');
    expect(fold([line('log-drew-aside'), line('log-drew-aside')])).toBe('Gandalf draws 2 cards aside.');
    expect(fold([line('log-eliminates-hand'), line('log-eliminates-top')])).toBe(
      'Gandalf eliminates 2 cards.',
    );
  });
  it('leave alone what differs', () => {
    expect(fold(draws.slice(0, 1))).toBeNull();
    expect(fold([...draws.slice(0, 1), ...unseen.slice(0, 1)])).toBeNull();
    expect(fold([line('log-drew'), line('log-cycled')])).toBeNull();
    expect(fold([line('log-passed'), line('log-passed')])).toBeNull();
  });
});
