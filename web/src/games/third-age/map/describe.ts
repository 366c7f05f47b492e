import { list, statements } from '../../../messages/index.svelte';
import type { AreaFacts, AreaView, ArmyView, BoardFacts, SectionFacts, SectionView, View } from '../wire';
import { siteOf } from './board';
import { say } from './messages';
import type { Called } from './names';
import { treebeardAt } from './standing';
import { pairOf, type Between, type Changed } from './types';

/** What is said besides of something that can be pointed at. */
export interface Marks {
  can: boolean;
  chosen: boolean;
}

/** How many units an Army has. */
const unitsIn = (army: ArmyView): number => army.units.reduce((sum, one) => sum + one.count, 0);

/** An Army in words. */
export function armyWords(army: ArmyView, called: Called): string {
  return list([
    ...army.units.map(({ unit, count }) => say('units-of', { n: count, unit: called.of('unit', unit) })),
    ...army.leaders.map(({ leader, count }) =>
      say('leaders-of', { n: count, leader: called.of('leader', leader) }),
    ),
    ...army.characters.map((one) => called.of('character', one)),
    army.tokens > 0 && say('leadership-tokens', { n: army.tokens }),
    army.leadership > 0 && say('leadership', { n: army.leadership }),
    army.damage > 0 && say('damage', { n: army.damage }),
  ]);
}

/** The protection of a section in words. */
export function sectionWords(
  { id, protection }: SectionFacts,
  state: SectionView | undefined,
  called: Called,
  marks: Marks = { can: false, chosen: false },
): string {
  const all = state?.printed ?? protection;
  const words = !state
    ? say('protection-printed', { all })
    : state.left > 0
      ? say('protection', { left: state.left, all })
      : say('breached', { all });
  return statements([
    say('section', { section: called.of('section', id), words }),
    marks.can && say('can'),
    marks.chosen && say('chosen'),
  ]);
}

/** What an area is by itself, in words: its region and terrain, what is built there, who has it and what protects it. */
export function siteWords(
  area: AreaFacts,
  state: AreaView | undefined,
  board: BoardFacts,
  called: Called,
): string[] {
  const site = siteOf(area, board);
  const all = area.protection;
  const left = state?.protection ?? null;
  const sections = area.id === 'minas-tirith' ? board.sections : [];
  return [
    list([
      area.region && called.of('region', area.region),
      area.terrain !== 'stronghold' && called.of('terrain', area.terrain),
    ]),
    site === 'open' ? '' : say(`site-${site}`),
    state?.controller && (area.side || site === 'mustering')
      ? say('held', { side: state.controller })
      : !state && area.side
        ? say('printed-side', { side: area.side })
        : '',
    all === null
      ? ''
      : left === null
        ? say('protection-printed', { all })
        : left > 0
          ? say('protection', { left, all })
          : say('breached', { all }),
    ...sections.map((one) =>
      sectionWords(
        one,
        state?.sections.find(({ section }) => section === one.id),
        called,
      ),
    ),
  ].filter((one) => one !== '');
}

/** What stands in an area, in words. */
export function standingWords(
  area: string,
  state: AreaView | undefined,
  view: View | null | undefined,
  called: Called,
): string[] {
  const treebeard = treebeardAt(view, area);
  const ents = state?.ents ?? 0;
  return [
    state?.army
      ? say('army', { side: state.army.side, n: unitsIn(state.army), list: armyWords(state.army, called) })
      : '',
    ...(state?.alone ?? [])
      .filter((one) => one !== 'treebeard')
      .map((one) => say('alone', { who: called.of('character', one) })),
    treebeard ? called.of('character', 'treebeard') : '',
    ents > 0 || view?.entwood?.area === area ? say('ents-there', { n: ents }) : '',
    state && state.nazgul > 0 ? say('nazgul-there', { n: state.nazgul }) : '',
    state?.tower ? say('tower-there') : '',
    state && state.catapults > 0 ? say('catapults-there', { n: state.catapults }) : '',
    ...(state?.tokens ?? []).map(({ pool, count }) =>
      say('tokens-there', { n: count, pool: called.of('pool', pool) }),
    ),
  ].filter((one) => one !== '');
}

/** The borders of an area in words, by kind: those that can be crossed, and those that can't. */
export function borderWords(area: string, board: BoardFacts, called: Called): string[] {
  const kinds = new Map<string, string[]>();
  for (const { a, b, border } of board.borders) {
    if (a !== area && b !== area) continue;
    kinds.set(border, [...(kinds.get(border) ?? []), called.of('area', a === area ? b : a)]);
  }
  return [...kinds].map(([kind, names]) =>
    say('borders', { kind: called.of('border', kind), list: list(names.toSorted()) }),
  );
}

/** A border in words. */
export function betweenWords(
  { a, b }: Between,
  board: BoardFacts,
  called: Called,
  changed?: Changed,
): string {
  const pair = pairOf(a, b);
  const border = board.borders.find((one) => pairOf(one.a, one.b) === pair);
  return statements([
    say('border-between', {
      a: called.of('area', a),
      b: called.of('area', b),
      kind: border ? called.of('border', border.border) : say('border-none'),
    }),
    border?.protects && say('border-protects', { area: called.of('area', border.protects) }),
    changed?.borders.has(pair) && say('changed'),
  ]);
}

/** An area and all that is in it, in words. Without a position its borders are told. */
export function describe(
  id: string,
  board: BoardFacts,
  view: View | null | undefined,
  marks: Marks,
  called: Called,
  changed?: Changed,
): string {
  const state = view?.areas.find((one) => one.area === id);
  const area = board.areas.find((one) => one.id === id);
  const recruitment = board.recruitment.find((one) => one.id === id);
  const ways = [...(recruitment?.arrows ?? []), ...(recruitment?.linked ?? [])];
  return statements([
    called.of('area', id),
    ...(area ? siteWords(area, state, board, called) : []),
    area && area.worth > 0 && say('worth', { n: area.worth }),
    recruitment?.pool && say('recruitment', { pool: called.of('pool', recruitment.pool) }),
    ways.length > 0 && say('leads-to', { list: list(ways.map((one) => called.of('area', one))) }),
    ...standingWords(id, state, view, called),
    ...(view ? [] : borderWords(id, board, called)),
    changed?.areas.has(id) && say('changed'),
    marks.can && say('can'),
    marks.chosen && say('chosen'),
  ]);
}
