import { describe as group, expect, it, vi } from 'vitest';
import { cardTitle, faceOf } from './card';
import { cardName, cardWords, oursWords, spotWords } from './describe';
import { sample } from './sample';
import { printed } from './table';
import type { BoardFacts, CardFacts, Facts, Scenario } from './wire';

// The catalogue asks for the browser's preferences.
vi.mock('../../messages/language.svelte', () => ({ language: () => 'en' }));

const half = (name: string, more: Partial<NonNullable<CardFacts['rohan']>> = {}) => ({
  name,
  kind: 'muster' as const,
  stays: true,
  condition: 'Théoden is not in play.',
  text: 'It does something.',
  discard: 'Théoden enters.',
  ours: ['effect', 'playIf'],
  ...more,
});
const board = (id: Scenario): BoardFacts => ({
  id,
  name: id,
  areas: [],
  recruitment: [],
  borders: [],
  regions: [
    { id: 'western-marches', name: 'Western Marches', home: true },
    { id: 'isengard', name: 'Isengard', home: false },
  ],
  sections: [],
  locations: [],
  dunlendings: [],
  mordor_orcs: [],
  anduin_south: [],
  towers: [],
  catapults: [],
  ent_steps: [],
  ours: [],
});
const facts: Facts = {
  boards: [board('rohan'), board('gondor')],
  terrains: [],
  borders: [],
  sides: [],
  units: [],
  leaders: [],
  characters: [],
  nazgul: [],
  engines: [],
  decks: [],
  cards: [
    {
      id: 'gen-01',
      name: 'Troop-leader / Great Confusion',
      deck: 'generic',
      order: 'troop-leader',
      combat: 'great-confusion',
      rohan: null,
      gondor: null,
    },
    {
      id: 'fp-01',
      name: 'One / Two',
      deck: 'story-free',
      order: null,
      combat: null,
      rohan: half('One'),
      gondor: half('Two', { stays: false, condition: '', discard: '' }),
    },
  ],
  orders: [{ id: 'troop-leader', title: 'Troop-leader', kind: 'character', text: 'Lead.', ours: true }],
  combats: [{ id: 'great-confusion', title: 'Great Confusion', text: 'Confuse.', ours: true }],
  types: [
    { id: 'character', name: 'Character card' },
    { id: 'muster', name: 'Muster card' },
  ],
  tactics: [{ id: { maneuver: 'archers' }, name: 'Archers', units: ['archers'], text: 'Shoot.' }],
  tiles: [],
  tokens: [],
  pools: [],
  faces: [],
  last_space: 18,
  hand_limit: 6,
  points_to_win: 10,
};
const rohan = printed(facts, 'rohan');
const gondor = printed(facts, 'gondor');

function face(...args: Parameters<typeof faceOf>) {
  const found = faceOf(...args);
  if (!found) throw new Error(args[0]);
  return found;
}

group('a card', () => {
  it('has an order and a combat half if it is a Generic one', () => {
    const card = face('gen-01', rohan, sample());
    expect(cardName(card, rohan)).toBe('Troop-leader, Character card; in battle: Great Confusion');
    expect(cardWords(card)).toBe('Lead. In battle: Confuse.');
    expect(card.ours).toEqual(['effect', 'combat']);
  });

  it('has the half of the scenario if it is a Story card', () => {
    expect(cardTitle('fp-01', rohan, sample())).toBe('One');
    expect(cardTitle('fp-01', gondor, sample({ scenario: 'gondor' }))).toBe('Two');
    expect(cardWords(face('fp-01', rohan, sample()))).toBe(
      'Théoden is not in play. It does something. Théoden enters.',
    );
  });

  it('has the words of the table’s pack where that has some', () => {
    const pack = {
      name: 'Mine',
      words: [
        {
          card: 'fp-01' as const,
          kind: 'army' as const,
          conditional: false,
          stays: false,
          condition: null,
          text: 'It does something else.',
          discard: null,
          other_combat: false,
          combat: null,
        },
      ],
    };
    const card = face('fp-01', rohan, sample({ pack }));
    expect([card.kind, card.changed, cardWords(card)]).toEqual(['army', true, 'It does something else.']);
    expect(face('gen-01', rohan, sample({ pack })).changed).toBe(false);
  });

  it('says which of its values are ours', () => {
    expect(oursWords(['effect', 'playIf'])).toContain('effect, condition');
    expect(oursWords(['abilities.Heir of Elendil'])).toContain('Heir of Elendil');
    expect(oursWords([])).toBe('');
  });
});

group('what is printed', () => {
  it('is found by tokens, too', () => {
    expect(rohan.tacticName({ maneuver: 'archers' })).toBe('Archers');
    expect([rohan.homes, rohan.goal]).toEqual([1, 10]);
  });
});

group('a Character', () => {
  it('is somewhere', () => {
    expect(spotWords({ spot: { at: 'edoras' }, ready: false }, rohan)).toBe('Edoras');
    expect(spotWords({ spot: { track: 5 }, ready: false }, rohan)).toBe('Fate 5');
    expect(spotWords({ spot: { track: 5 }, ready: true }, rohan)).toBe('ready');
    expect(spotWords({ spot: 'eliminated', ready: false }, rohan)).toBe('eliminated');
  });
});
