import { describe, expect, it } from 'vitest';
import type { Answer } from '../../wire';
import { openAreas, tabsWith } from '../armies/narrow';
import { answerKeys, leftOf } from '../board';
import { isEmptyTray, isWide, onMap, outOfSight, TAB_OF } from './narrow';
import { area, army, battle, sample } from './sample';

const answer = (words: string, ...things: unknown[]): Answer => ({ words, says: words, things });
const at = (id: string) => ({ area: id });

describe('a die', () => {
  const dice = [
    answer('die character', { die: 'character' }, at('edoras'), { card: 'gen-01' }),
    answer('die muster', { die: 'muster' }, at('hornburg'), 'entwood'),
    answer('token', 'action-tokens', at('edoras')),
    answer('pass', 'pass'),
  ];
  const open = (picks: unknown[]) => openAreas(dice, picks, leftOf(dice, picks), isWide('act'));

  it('lights all that it can be used on, and is found by it', () => {
    expect(open([])).toEqual(new Set(['edoras', 'hornburg']));
    expect(open([{ die: 'muster' }])).toEqual(new Set(['hornburg']));
    expect(leftOf(dice, [at('edoras')]).map((one) => one.words)).toEqual(['die character', 'token']);
  });

  it('may be an Action token', () => {
    expect(open(['action-tokens'])).toEqual(new Set(['edoras']));
  });

  it('lies in the tab of the dice, what it is used on elsewhere', () => {
    expect(tabsWith(dice, TAB_OF)).toEqual(new Set(['dice', 'hand', 'box']));
  });
});

describe('what the map shows besides areas', () => {
  const keys = answerKeys([
    answer('a', 'entwood'),
    answer('b', { section: 'gate' }),
    answer('c', { character: 'theodred' }),
    answer('d', { card: 'gen-01' }),
  ]);

  it('is the Entwood, the sections and the Ships, and Characters if these are asked about', () => {
    expect(onMap(keys, false)).toEqual(['entwood', { section: 'gate' }]);
    expect(onMap(keys, true)).toContainEqual({ character: 'theodred' });
  });
});

describe('what lies beside the map', () => {
  const host = army('free-peoples', { archers: 2, 'rohan-riders': 1 }, { damage: 2 });
  const guard = army('free-peoples', { 'rohan-footmen': 1 });
  const view = sample({ areas: [area('edoras', { army: host }), area('hornburg', { army: guard })] });
  const loses = (unit: string, where = 'edoras') => answer(unit, { figure: { unit } }, at(where));

  it('is an Army whose units are asked about outside a battle', () => {
    const tray = outOfSight([loses('archers'), loses('rohan-riders')], view);
    expect(tray.armies).toEqual([host]);
    expect(tray.units).toEqual([]);
  });

  it('is no Army that fights, but one that stands elsewhere', () => {
    const fought = { ...view, battle: battle({}) };
    expect(outOfSight([loses('rohan-footmen', 'hornburg')], fought).armies).toEqual([]);
    expect(outOfSight([loses('archers')], fought).armies).toEqual([host]);
  });

  it('is no Army whose figures are being chosen', () => {
    const chosen = { ...view, group: { area: 'edoras' as const, to: null, figures: host } };
    expect(isEmptyTray(outOfSight([loses('archers')], chosen))).toBe(true);
  });

  it('is a card that is in no hand, a unit that stands nowhere, and pools if there is a choice', () => {
    const tray = outOfSight(
      [
        answer('a', { card: 'gen-01' }),
        answer('b', { card: 'gen-02' }),
        answer('c', { unit: 'uruk-hai' }, at('orthanc')),
        answer('d', { pool: 'gondor' }),
        answer('e', { pool: 'rohan' }),
      ],
      view,
    );
    expect(tray).toMatchObject({ cards: ['gen-02'], units: ['uruk-hai'], pools: ['gondor', 'rohan'] });
    expect(outOfSight([answer('d', { pool: 'gondor' }, at('edoras'))], view).pools).toEqual([]);
  });

  it('are no tactics tokens while a battle shows them', () => {
    const tokens = [answer('a', { tactic: 'regroup' }), answer('b', { tactic: { maneuver: 'archers' } })];
    expect(outOfSight(tokens, view).tactics).toEqual(['regroup', { maneuver: 'archers' }]);
    expect(outOfSight(tokens, { ...view, battle: battle({}) }).tactics).toEqual([]);
  });

  it('is no tile that lies beside the track', () => {
    const tiles = [answer('keep', { tile: '2' })];
    const drawn = { ...view.fate, aside: [{ tile: '2' as const, count: 1 }] };
    expect(outOfSight(tiles, view).tiles).toEqual(['2']);
    expect(isEmptyTray(outOfSight(tiles, { ...view, fate: drawn }))).toBe(true);
  });
});
