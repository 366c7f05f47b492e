import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire';
import { tiles } from '../games/champions/tiles';
import { SetUp } from './setup.svelte';

const heroes = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther'];
const place = (team: number, ...seats: string[]) => ({ seats, team });
const computers = ['random', 'easy', 'medium', 'hard'].map((id) => ({ id, name: id }));
const champions: GameInfo = {
  slug: 'champions',
  name: '',
  about: '',
  rules_version: 1,
  scenarios: ['rhino', 'klaw'].map((id) => ({
    id,
    name: id,
    layouts: [1, 2].map((people) => ({
      people,
      places: Array.from({ length: people }, (_, at) => place(0, `player-${at + 1}`)),
    })),
  })),
  options: [
    { id: 'mode', about: '', values: ['standard', 'expert'] },
    { id: 'heroic', about: '', values: ['0', '1'] },
    { id: 'hero-1', about: '', values: heroes },
    { id: 'hero-2', about: '', values: heroes },
    { id: 'deck-1', about: '', values: [] },
    { id: 'deck-2', about: '', values: [] },
  ],
  decks: ['deck-1', 'deck-2'],
  packs: false,
  orders: [],
  computers,
};
const duel: GameInfo = {
  ...champions,
  slug: 'ring-cards',
  scenarios: [
    {
      id: 'duel',
      name: 'duel',
      layouts: [{ people: 2, places: [place(0, 'gandalf'), place(1, 'witch-king')] }],
    },
  ],
  options: [],
  decks: [],
};

const ids = (options: { id: string }[]) => options.map(({ id }) => id);
const option = (setUp: SetUp, id: string) => {
  const found = setUp.offered.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not offered`);
  return found;
};

describe('a table before it is opened', () => {
  it('shows options as tiles where each value has its drawing, and folds the others', () => {
    const setUp = new SetUp(champions, tiles);
    expect(ids(setUp.tiled)).toEqual(['mode', 'hero-1']);
    expect(ids(setUp.folded)).toEqual(['heroic']);
    setUp.choosePeople(2);
    expect(ids(setUp.tiled)).toEqual(['mode', 'hero-1', 'hero-2']);
  });

  it('names what is usual, and asks the server for it', () => {
    const setUp = new SetUp(champions, tiles);
    setUp.choosePeople(2);
    expect(setUp.wanted()).toMatchObject({
      game: 'champions',
      scenario: 'rhino',
      people: 2,
      options: { mode: 'standard', 'hero-1': 'spider-man', 'hero-2': 'captain-marvel' },
      places: ['me', { computer: 'easy' }],
      private: true,
    });
  });

  it('gives no hero to two players: whoever has it gets the other', () => {
    const setUp = new SetUp(champions, tiles);
    setUp.choosePeople(2);
    setUp.choose(option(setUp, 'hero-1'), 'captain-marvel');
    expect(setUp.wanted().options).toMatchObject({ 'hero-1': 'captain-marvel', 'hero-2': 'spider-man' });
    setUp.choose(option(setUp, 'hero-2'), 'iron-man');
    expect(setUp.wanted().options).toMatchObject({ 'hero-1': 'captain-marvel', 'hero-2': 'iron-man' });
  });

  it('brings the hero whose deck is chosen, and none with a list that was pasted', () => {
    const setUp = new SetUp(champions, tiles);
    setUp.bring('deck-1', { list: 'Hero: She-Hulk', hero: 'she-hulk' });
    expect(setUp.wanted().options).toMatchObject({ 'hero-1': 'she-hulk', 'deck-1': 'Hero: She-Hulk' });
    setUp.bring('deck-1', { list: 'Hero: Iron Man', hero: null });
    expect(setUp.wanted().options).toEqual({ mode: 'standard', 'deck-1': 'Hero: Iron Man' });
    setUp.bring('deck-1', undefined);
    expect(setUp.wanted().options).toEqual({ mode: 'standard', 'hero-1': 'she-hulk' });
  });

  it('is private unless it waits for anybody, or somebody opens it', () => {
    const setUp = new SetUp(duel, {});
    expect(setUp.isPrivate).toBe(true);
    setUp.keepCompany('open');
    expect([setUp.isPrivate, setUp.waits]).toEqual([false, true]);
    setUp.keepCompany('invited');
    expect([setUp.isPrivate, setUp.waits]).toEqual([true, true]);
    setUp.keepCompany('computer');
    setUp.closeDoor(false);
    expect(setUp.wanted().private).toBe(false);
  });

  it('seats people where they want to sit', () => {
    const setUp = new SetUp(duel, {});
    setUp.sitAt(1);
    setUp.chooseComputer('hard');
    expect(setUp.chairs).toEqual([{ computer: 'hard' }, 'me']);
    setUp.keepCompany('me');
    expect(setUp.chairs).toEqual(['me', 'me']);
    setUp.seat(['open', 'me']);
    expect([setUp.chairs, setUp.company]).toEqual([['open', 'me'], null]);
  });

  it('knows whether those who play are one team', () => {
    expect(new SetUp(champions, tiles).together).toBe(true);
    expect(new SetUp(duel, {}).together).toBe(false);
  });

  it('begins a quick game with the layout that one click plays', () => {
    expect(new SetUp(champions, tiles, true).people).toBe(1);
    expect(new SetUp(duel, {}, true).people).toBe(2);
  });
});
