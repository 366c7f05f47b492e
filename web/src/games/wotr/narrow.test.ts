import { describe, expect, it } from 'vitest';
import type { Answer } from '../../wire';
import { answerKeys, leftOf } from '../board';
import { NOBODY } from './adapt';
import { alike, openRegions, outOfSight, regionsOf, regionsOfFigures, thingAt } from './narrow';
import { army, region, sample } from './sample';

const answer = (words: string, ...things: unknown[]): Answer => ({ words, says: words, things });
const at = (id: string) => ({ region: id });
const march = (from: string, to: string) => answer(`${from} ${to}`, at(from), at(to));

const moves = [
  march('orthanc', 'fords-of-isen'),
  march('orthanc', 'gap-of-rohan'),
  march('fords-of-isen', 'orthanc'),
  march('fords-of-isen', 'helms-deep'),
  answer('done'),
];

/** The regions to choose from after some things were pointed at. */
const open = (answers: Answer[], picks: unknown[]) => openRegions(answers, picks, leftOf(answers, picks));

describe('answers that the board can’t tell apart', () => {
  const regular = answer('recruit regular isengard orthanc', at('orthanc'));
  const elite = answer('recruit elite isengard orthanc', at('orthanc'));

  it('are offered beside each other once their place was pointed at', () => {
    expect(alike([regular, elite], [])).toBe(false);
    expect(alike([regular, elite], [at('orthanc')])).toBe(true);
  });

  it('are none if there is more to point at, or nothing to choose', () => {
    expect(alike(leftOf(moves, [at('orthanc')]), [at('orthanc')])).toBe(false);
    expect(alike([regular], [at('orthanc')])).toBe(false);
  });
});

describe('an Army that moves', () => {
  it('is chosen first, then its way', () => {
    expect(open(moves, [])).toEqual(new Set(['orthanc', 'fords-of-isen']));
    expect(open(moves, [at('orthanc')])).toEqual(new Set(['fords-of-isen', 'gap-of-rohan']));
    expect(regionsOf(moves[0] ?? answer(''))).toEqual(['orthanc', 'fords-of-isen']);
  });

  it('can be chosen by its end, too', () => {
    expect(open(moves, [at('helms-deep')])).toEqual(new Set(['fords-of-isen']));
  });

  it('leaves all Armies to choose from when its way is complete', () => {
    const trail = [at('orthanc'), at('gap-of-rohan')];
    expect(leftOf(moves, trail)).toHaveLength(1);
    expect(open(moves, trail)).toEqual(new Set(['orthanc', 'fords-of-isen']));
  });

  it('need not be chosen if there is one only', () => {
    const one = moves.slice(0, 2);
    expect(open(one, [])).toEqual(new Set(['orthanc', 'fords-of-isen', 'gap-of-rohan']));
    expect(open([answer('go', at('dale'), at('dale'))], [])).toEqual(new Set(['dale']));
  });
});

describe('who stands in a region', () => {
  const view = sample({
    regions: [
      region('erebor', {
        free_peoples: { ...army('dwarves', 1), characters: ['gimli'] },
        shadow: { ...NOBODY, characters: ['witch-king'] },
      }),
      region('edoras', {
        inside: { ...NOBODY, characters: ['meriadoc', 'peregrin'] },
        besieged: 'free-peoples',
      }),
    ],
  });

  it('is meant by a click on it, if the region is not', () => {
    const gimli = [answer('gimli', { character: 'gimli' }), answer('move', 'fellowship')];
    expect(thingAt('erebor', gimli, view)).toEqual({ character: 'gimli' });
    expect(thingAt('rivendell', gimli, view)).toBe('fellowship');
    expect(thingAt('erebor', [...gimli, answer('x', at('erebor'))], view)).toEqual(at('erebor'));
    expect(thingAt('dale', gimli, view)).toEqual(at('dale'));
  });

  it('is meant in turn if it could be either of two', () => {
    const hobbits = [answer('m', { character: 'meriadoc' }), answer('p', { character: 'peregrin' })];
    const [merry, pippin] = [{ character: 'meriadoc' }, { character: 'peregrin' }];
    expect(thingAt('edoras', hobbits, view)).toEqual(merry);
    expect(thingAt('edoras', hobbits, view, [merry])).toEqual(pippin);
    expect(thingAt('edoras', hobbits, view, [pippin])).toEqual(merry);
    expect(thingAt('edoras', hobbits.slice(1), view, [pippin])).toEqual(pippin);
    expect(regionsOfFigures(answerKeys(hobbits), view)).toEqual(['edoras']);
    expect(regionsOfFigures(answerKeys([answer('f', 'fellowship')]), view)).toEqual(['rivendell']);
  });

  it('is offered beside the map, with cards that lie nowhere', () => {
    const list = [
      answer('a', { character: 'witch-king' }),
      answer('b', { character: 'aragorn' }),
      answer('c', { character: 'strider' }),
      answer('d', { card: 'athelas' }),
      answer('e', { card: 'wizards-staff' }),
    ];
    expect(outOfSight(list, view)).toEqual({
      cards: ['wizards-staff'],
      characters: [
        { character: 'witch-king', where: 'erebor' },
        { character: 'aragorn', where: null },
      ],
      figures: null,
    });
  });

  it('are the figures of a place that takes hits outside of a battle', () => {
    const view = sample({
      regions: [region('edoras', { free_peoples: army('rohan', 2, 1) }), region('folde', {})],
    });
    const list = [
      answer('a', { figure: { regular: 'rohan' } }, { region: 'edoras' }),
      answer('b', { figure: { elite: 'rohan' } }, { region: 'edoras' }),
    ];
    expect(outOfSight(list, view).figures).toEqual(army('rohan', 2, 1));
    expect(outOfSight([answer('c', { region: 'edoras' })], view).figures).toBeNull();
  });
});
