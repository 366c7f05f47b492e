import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../director/story';
import type { LogLine } from '../../wire';
import { story } from './story';
import lines from './story.lines.json';
import { piece, player, view } from './testing';

/** One line of each kind out of games that were played over the server's API. */
const each = lines.each as LogLine[];
/** A villain phase of such a game, with an attack that hurts. */
const villainPhase = lines.villainPhase as LogLine[];

const nameOf = ({ event }: LogLine): string =>
  typeof event === 'string' ? event : (Object.keys(event as object)[0] ?? '');
const one = (name: string): LogLine => {
  const found = each.find((line) => nameOf(line) === name);
  if (!found) throw new Error(`There is no line ${name}.`);
  return found;
};

const ally = piece('p7', { card: 'jessica-jones', kind: 'ally', controller: 0 });
const here = view({ players: [player({ allies: [ally] })] });
const heroesAct: Moment = { before: here, after: here };
const enemiesAct: Moment = {
  before: view({ ...here, phase: { villain: 2 } }),
  after: view({ ...here, phase: { villain: 2 } }),
};

describe('the beats of real lines', () => {
  /** What the board shows by itself. */
  const untold = ['exhausted', 'left-play', 'first-player', 'removed', 'readied', 'paid-with', 'generated'];

  test('every kind of line is told, but for what the board shows by itself', () => {
    expect(each.length).toBeGreaterThan(45);
    const silent = each.filter((line) => story.beat(line, heroesAct) === null).map(nameOf);
    // Alone at the table, every turn is one's own.
    expect(silent.sort()).toEqual([...untold, 'turn'].sort());
  });

  test('a line without a table around it is told too', () => {
    for (const line of each) expect(() => story.beat(line, { before: null, after: null })).not.toThrow();
  });

  test('an event that nobody knows is left to the log', () => {
    expect(story.beat({ number: 1, event: { unheard: 1 }, says: 'log-unheard' }, heroesAct)).toBeNull();
    expect(story.beat({ number: 1, event: null, says: 'log-unheard' }, heroesAct)).toBeNull();
  });

  test('an ally’s attack goes from where it lies to whom it hits', () => {
    expect(story.beat(one('attacks'), heroesAct)).toMatchObject({
      kind: 'attack',
      from: [{ piece: 'p7' }, { card: 'jessica-jones' }],
      at: [{ piece: 'villain' }],
    });
  });

  test('a boost card is turned over on the enemy that acts', () => {
    const acting = { ...enemiesAct, before: view({ activation: { ...activation, enemy: 'p9' } }) };
    const beat = story.beat(one('boost'), acting);
    expect(beat).toMatchObject({ kind: 'card', at: [{ piece: 'p9' }, { piece: 'villain' }] });
    expect(beat?.card).toEqual({ card: expect.any(String) as string });
  });

  test('a card that somebody else drew is not shown', () => {
    const hidden = { number: 1, event: { drew: [1, null] }, says: 'log-drew-hidden' };
    expect(story.beat(hidden, heroesAct)).not.toHaveProperty('card');
  });

  test('a revealed card stays for whom it comes to, and goes by for the others', () => {
    expect(story.beat(one('revealed'), enemiesAct)).toMatchObject({ holds: true });
    const other = { before: enemiesAct.before, after: view({ you: 1 }) };
    expect(story.beat(one('revealed'), other)).not.toHaveProperty('holds');
  });

  test('the end sounds as it is', () => {
    expect(story.beat(one('ended'), heroesAct)).toMatchObject({ sound: 'lost', holds: true });
    const won = { number: 9, event: { ended: 'villain-defeated' }, says: 'ending-villain-defeated.told' };
    expect(story.beat(won, heroesAct)).toMatchObject({ sound: 'won', bad: false });
  });
});

const activation = {
  enemy: 'villain',
  attack: true,
  player: 0,
  target: 'identity-1',
  defender: null,
  boosts: 0,
  flipped: null,
  icons: 0,
  power: 2,
  overkill: false,
};

describe('a villain phase', () => {
  test('threat comes first, then the attack with its boost and its damage, which stays until it was seen', () => {
    const told = villainPhase.map((line) => ({ name: nameOf(line), beat: story.beat(line, enemiesAct) }));
    const at = (name: string) => told.findIndex((one) => one.name === name);
    const order = ['threat', 'enemy-attacks', 'boost', 'damage'].map(at);
    expect(order.every((place) => place >= 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    const hurt = told.find(
      ({ beat }) => beat?.kind === 'hit' && JSON.stringify(beat.at).includes('identity-1'),
    );
    expect(hurt?.beat).toMatchObject({ bad: true, holds: true, amount: expect.any(Number) as number });
  });

  test('damage to an enemy does not hold anybody up', () => {
    expect(story.beat(one('damage'), heroesAct)).toMatchObject({ kind: 'hit', bad: false });
    expect(story.beat(one('damage'), heroesAct)).not.toHaveProperty('holds');
  });

  test('threat counts up, and down where it is removed', () => {
    expect(story.beat(one('threat'), enemiesAct)).toMatchObject({ kind: 'count', amount: 1, bad: true });
    expect(story.beat(one('threat-removed'), heroesAct)).toMatchObject({ amount: -1, bad: false });
  });
});

test('rounds are chapters, with the turns and the villain phase in them', () => {
  expect(story.chapter(one('round'))).toBe('turn');
  expect(story.chapter(one('turn'))).toBe('phase');
  expect(story.chapter(one('villain-phase'))).toBe('phase');
  expect(story.chapter(one('drew'))).toBeNull();
});

describe('several lines as one', () => {
  const draw = one('drew');
  const fold = (some: LogLine[]) => story.fold?.(some) ?? null;

  test('draws of one player are counted', () => {
    const who = { thing: { player: 0 }, text: 'hero-spider-man' };
    expect(fold([draw, draw, draw])).toEqual(['log-drew-n', { who, n: 3 }]);
  });

  test('one line stays as it is, and so do lines of two players or of two kinds', () => {
    const other = { thing: { player: 1 }, text: 'hero-she-hulk' };
    const theirs: LogLine = { ...draw, says: ['log-drew-hidden', { who: other }] };
    expect(fold([draw])).toBeNull();
    expect(fold([draw, theirs])).toBeNull();
    expect(fold([draw, one('round')])).toBeNull();
    expect(fold([one('damage'), one('damage')])).toBeNull();
  });

  test('what somebody pays with is listed', () => {
    const paid = one('paid-with');
    const card = { thing: { card: 'great-responsibility' } };
    expect(fold([paid, paid])).toEqual([
      'log-paid-with',
      { who: { thing: { player: 0 }, text: 'hero-spider-man' }, card: { list: [card, card] } },
    ]);
  });

  test('the game has the sentences for it', () => {
    const catalogue = readFileSync(
      new URL('../../../../crates/games/champions/texts/en/log.ftl', import.meta.url),
      'utf8',
    );
    for (const name of ['drew', 'discarded', 'milled', 'dealt', 'boost-dealt', 'readied', 'paid-with']) {
      const line = one(name);
      const says = fold([line, line]);
      expect(catalogue).toContain(`\n${String(says?.[0])} = `);
    }
  });
});
