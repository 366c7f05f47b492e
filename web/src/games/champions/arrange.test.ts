import { describe, expect, test } from 'vitest';
import { keyed } from '../../parts/board/lists';
import { arrange, byPiece, holdings, outOfSight } from './arrange';
import { piece, player, view } from './testing';
import { textParts } from './text';

describe('where cards in play are drawn', () => {
  test('an upgrade on an enemy lies there and not with its player', () => {
    const webbed = piece('p9', { host: 'villain', controller: 0 });
    const own = piece('p10', { controller: 0 });
    const seen = view({ players: [player({ upgrades: [webbed, own] })] });
    const { attached, pieces } = arrange(seen);
    expect(attached.get('villain')).toEqual([webbed]);
    expect(holdings(player({ upgrades: [webbed, own] }), pieces)).toEqual([own]);
  });

  test('what has lost its host is still drawn', () => {
    const left = piece('p9', { host: 'p77', controller: 0 });
    const seen = view({ players: [player({ upgrades: [left] })] });
    const { attached, pieces } = arrange(seen);
    expect([...attached]).toEqual([]);
    expect(holdings(player({ upgrades: [left] }), pieces)).toEqual([left]);
  });

  test('an obligation lies before its player, a card of the scenario alone', () => {
    const burden = piece('p11', { kind: 'obligation', controller: 0 });
    const alone = piece('p12', { kind: 'treachery' });
    const place = piece('p13', { kind: 'environment' });
    const { burdens, loose } = arrange(view({ attachments: [burden, alone], environments: [place] }));
    expect(burdens.get(0)).toEqual([burden]);
    expect(loose).toEqual([place, alone]);
  });
});

test('cards that are only in an answer are laid out beside the table', () => {
  const answers = [
    { words: 'a', says: 'a', things: [{ card: 'backflip' }, { deck: 0 }] },
    { words: 'b', says: 'b', things: [{ card: 'aunt-may' }] },
    { words: 'c', says: 'c', things: ['encounter-deck', { piece: 'villain' }] },
  ];
  expect(outOfSight(answers, ['aunt-may'])).toEqual(['backflip']);
});

test('who defends is chosen by the identity, whom something is dealt to by the name plate', () => {
  const answer = (things: unknown[]) => ({ words: 'piece', says: 'answer-piece', text: '', things });
  const defends = answer([{ piece: 'identity-2' }, { player: 1 }]);
  const dealt = answer([{ player: 1 }, { piece: 'identity-1' }]);
  const plain = byPiece([defends, dealt] as never);
  expect(plain.map(({ things }) => things)).toEqual([[{ piece: 'identity-2' }], dealt.things]);
});

test('copies of a card have keys of their own', () => {
  expect(keyed(['a', 'b', 'a'], (one) => one).map(({ key }) => key)).toEqual(['a/0', 'b/0', 'a/1']);
});

test('the words that say when stand out in a text', () => {
  const parts = textParts('Toughness. When Revealed: Stun. Hero Action (attack): Deal 8 damage.');
  expect(parts.filter((part) => part.when).map((part) => part.text)).toEqual([
    'When Revealed:',
    'Hero Action (attack):',
  ]);
  expect(parts.map((part) => part.text).join('')).toBe(
    'Toughness. When Revealed: Stun. Hero Action (attack): Deal 8 damage.',
  );
});
