/*
 * Texts of games as values: they read as the server puts them into words (crates/kernel/src/text.rs and crates/texts),
 * and the things in them are found.
 */
import { describe, expect, it } from 'vitest';
import type { Says } from '../src/wire';
import { GameTexts, nameOf, thingsIn } from '../src/messages/game';
import { madeUp } from '../src/messages/languages';

const shared = `
plain = { $words }
list-none = nothing
list-next = { $list }, { $next }
list-last = { $list } and { $next }
`;
const english = `${shared}
march = march(n={ $n } from={ $from } by={ $by })
region-helms-deep = Helm’s Deep
region-edoras = Edoras
gate = the gate of { $of }
pass = a pass
nation-rohan = Rohan
seat-gandalf = Gandalf
twice = { $what }, at { $at }
turn = { $who } begins
dice = { $n ->
    [one] One die
   *[other] { $n } dice
} into { $where }
card-athelas = Athelas
    .text = Heal { $n }.
only-here = Only here
`;
const polish = `
dice = { $n ->
    [one] { $n } kość
    [few] { $n } kości
   *[many] { $n } kości wielu
} do { $where }
`;
const texts = new GameTexts([{ language: 'en', text: english }]);
const inPolish = new GameTexts([
  { language: 'pl', text: polish },
  { language: 'en', text: english },
]);

const helmsDeep = { region: 'helms-deep' };
const edoras = { region: 'edoras' };
const march: Says = [
  'march',
  { n: 2, from: { thing: helmsDeep }, by: { list: [{ thing: 'pass' }, { text: 'nation-rohan' }, 3] } },
];
const dice = (n: number): Says => ['dice', { n, where: { thing: edoras } }];

describe('a text', () => {
  it('is put into words', () => {
    expect(texts.say(march)).toBe('march(n=2 from=Helm’s Deep by=a pass, Rohan and 3)');
    expect(texts.say('pass')).toBe('a pass');
    expect(texts.say(['turn', { who: { seat: 'gandalf' } }])).toBe('Gandalf begins');
    expect(texts.say(['plain', { words: { written: 'As it { was }' } }])).toBe('As it { was }');
    expect(texts.say(['card-athelas.text', { n: 1 }])).toBe('Heal 1.');
  });

  it('shows the name of a message that is missing', () => {
    expect(texts.say(['missing', {}])).toBe('‹missing›');
    expect(texts.say(['turn', { who: { seat: 'nobody' } }])).toBe('‹seat-nobody› begins');
    expect(texts.say(['twice', { what: { text: ['nowhere', {}] }, at: { thing: ['a', 1, null] } }])).toBe(
      '‹nowhere›, at ‹a-1-none›',
    );
  });

  it('is a sentence already if it is no name', () => {
    expect(texts.say('Frodo rests.')).toBe('Frodo rests.');
  });

  it('has the plural forms of the language', () => {
    expect([1, 5].map((n) => texts.say(dice(n)))).toEqual(['One die into Edoras', '5 dice into Edoras']);
    expect([1, 2, 5, 22].map((n) => inPolish.say(dice(n)))).toEqual([
      '1 kość do Edoras',
      '2 kości do Edoras',
      '5 kości wielu do Edoras',
      '22 kości do Edoras',
    ]);
  });

  it('has the numbers of the language', () => {
    expect(texts.say(dice(12345))).toBe('12,345 dice into Edoras');
    expect(texts.say(['plain', { words: { list: [12345] } }])).toBe('12,345');
    expect(inPolish.say(['plain', { words: { list: [12345] } }])).toBe('12\u00a0345');
  });

  it('has lists of any length', () => {
    const list = (...words: string[]): Says => [
      'plain',
      { words: { list: words.map((written) => ({ written })) } },
    ];
    expect([list(), list('a'), list('a', 'b'), list('a', 'b', 'c')].map((one) => texts.say(one))).toEqual([
      'nothing',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });

  it('is said in English where the language lacks it', () => {
    expect(inPolish.say('only-here')).toBe('Only here');
  });

  it('is marked in the made-up language, but for what people wrote', () => {
    const marked = new GameTexts([{ language: madeUp, text: english }]);
    expect(marked.say(['turn', { who: { written: 'Careful Otter' } }])).toBe('Careful Otter ƀééĝííñš');
    expect(marked.say(dice(5))).toBe('5 ðííçéé ííñţóó Ééðóóŕááš');
  });

  it('is not said before the catalogue is there', () => {
    const none = new GameTexts([]);
    expect([none.ready, none.say(march), none.stretches(march), texts.ready]).toEqual([false, '', [], true]);
  });
});

describe('things in a text', () => {
  it('are called by their words', () => {
    expect([helmsDeep, 'pass', ['piece', 3], { a: { b: true } }, { card: null }].map(nameOf)).toEqual([
      'region-helms-deep',
      'pass',
      'piece-3',
      'a-b-true',
      'card-none',
    ]);
    expect([texts.thing(edoras), texts.thing('nothing')]).toEqual(['Edoras', null]);
  });

  const twice: Says = [
    'twice',
    {
      what: { text: march },
      at: { thing: edoras, text: ['gate', { of: { thing: edoras } }] },
    },
  ];

  it('are found wherever they are', () => {
    expect(thingsIn(twice)).toEqual([helmsDeep, 'pass', edoras]);
    expect(thingsIn('pass')).toEqual([]);
    // What a sentence does not show is lit all the same.
    expect(thingsIn(['only-here', { at: { thing: edoras } }])).toEqual([edoras]);
  });

  it('are links in texts within texts, in lists, in plural forms and by other names', () => {
    expect(texts.stretches(twice)).toEqual([
      { text: 'march(n=2 from=' },
      { text: 'Helm’s Deep', thing: helmsDeep },
      { text: ' by=' },
      { text: 'a pass', thing: 'pass' },
      { text: ', Rohan and 3), at ' },
      { text: 'the gate of Edoras', thing: edoras },
    ]);
    expect(inPolish.stretches(dice(2))).toEqual([{ text: '2 kości do ' }, { text: 'Edoras', thing: edoras }]);
    expect(texts.stretches('pass')).toEqual([{ text: 'a pass' }]);
  });

  it('read as the text does', () => {
    for (const says of [march, twice, dice(1), 'pass'] as Says[])
      expect(
        texts
          .stretches(says)
          .map(({ text }) => text)
          .join(''),
      ).toBe(texts.say(says));
  });

  it('are not what somebody made with odd characters', () => {
    const odd: Says = ['turn', { who: { written: '\ue000\ue100Otter\ue001' } }];
    expect(texts.stretches(odd)).toEqual([{ text: 'Otter begins' }]);
  });
});
