import type { Answer } from '../../wire';
import { areasIn, idOf } from '../armies/narrow';
import { thingKey } from '../board';
import { areasOf } from './adapt';
import type { ArmyView, Card, Figure, Pool, Tactic, Thing, Tile, TokenFace, Unit, View } from './wire';

/** A part of the table, where there is no room for all at once. */
export type Tab = 'hand' | 'dice' | 'people' | 'box';

/** The parts in which things are chosen. */
export const TAB_OF: Partial<Record<string, Tab>> = {
  card: 'hand',
  die: 'dice',
  deck: 'dice',
  pass: 'dice',
  'action-tokens': 'dice',
  character: 'people',
  location: 'box',
  engine: 'box',
  entwood: 'box',
  nazgul: 'box',
  darkness: 'box',
  ships: 'box',
  'shadow-box': 'box',
};

/** The questions whose answers may be about any of their things: a die or a token, and what it is used for. */
const WIDE = new Set(['act', 'use', 'use-two', 'use-token']);

/** Whether answers to a question of a kind may be about any of their things, and not about all of them. */
export const isWide = (kind: string | null): boolean => kind !== null && WIDE.has(kind);

/** The questions in which an Army, a card or a Character that a die is taken for stays chosen. */
export const CARRIED: readonly string[] = [
  'use',
  'use-two',
  'use-token',
  'march',
  'strike',
  'combined-target',
  'character-move',
  'flip-token',
  'rally',
  'reinforce',
  'place-token',
  'build',
  'play-card',
];

/** The uses of a die that another question follows always, so that they can be taken back. */
const LEADING = new Set([
  'do strategic-move',
  'do fast-move',
  'do attack',
  'do combined-attack',
  'do move-characters',
  'do play-card',
  'do recruit',
  'do rally',
  'do reinforce',
]);

/** Whether nothing happens by an answer but that the next question is asked. */
export const leads = ({ words }: Answer): boolean =>
  words === 'token' || words.startsWith('die ') || LEADING.has(words);

/** The things that keys stand for, of those that the map can show besides areas. */
export function onMap(keys: ReadonlySet<string>, people: boolean): Thing[] {
  return [...keys]
    .map((key) => JSON.parse(key) as Thing)
    .filter((thing) => {
      if (thing === 'entwood' || thing === 'ships') return true;
      return typeof thing === 'object' && ('section' in thing || (people && 'character' in thing));
    });
}

/** The keys of the figures of an Army. */
const figureKeys = ({ units, leaders, tokens, characters }: ArmyView): string[] => [
  ...units.map(({ unit }) => thingKey({ figure: { unit } satisfies Figure })),
  ...leaders.map(({ leader }) => thingKey({ figure: { leader } satisfies Figure })),
  ...(tokens > 0 ? [thingKey({ figure: 'leadership' satisfies Figure })] : []),
  ...characters.map((character) => thingKey({ character })),
];

/** The figure that an answer is about. */
const figureOf = (answer: Answer): unknown =>
  answer.things.find((thing) => typeof thing === 'object' && thing !== null && 'figure' in thing);

/** The Armies whose figures answers concern, but for those that are shown anyway. */
function armiesAsked(answers: Answer[], view: View): ArmyView[] {
  const areas = areasOf(view);
  const shown = new Set<string>(view.battle ? [view.battle.from, view.battle.at] : []);
  const asked = answers.flatMap((answer) => {
    const figure = figureOf(answer);
    if (figure === undefined) return [];
    return areasIn(answer).filter((area) => {
      const army = areas[area]?.army;
      return army && !shown.has(area) && figureKeys(army).includes(thingKey(figure));
    });
  });
  return [...new Set(asked)].flatMap((area) => areas[area]?.army ?? []);
}

/** What answers concern but what cannot be pointed at anywhere else. */
export interface Tray {
  cards: Card[];
  tactics: Tactic[];
  units: Unit[];
  pools: Pool[];
  tokens: TokenFace[];
  tiles: Tile[];
  armies: ArmyView[];
}

/** Whether a tray has nothing in it. */
export const isEmptyTray = (tray: Tray): boolean => Object.values(tray).every((list) => list.length === 0);

/** What lies in the tray beside the map. */
export function outOfSight(answers: Answer[], view: View): Tray {
  const own = view.sides.find((side) => side.side === view.you);
  const open = new Set<string>([
    ...(own?.hand ?? []),
    ...view.table,
    ...(view.resolving ? [view.resolving] : []),
  ]);
  const things = answers.flatMap((answer) => answer.things);
  const all = <T extends string>(word: string): T[] => [
    ...new Set(things.flatMap((thing) => (idOf(thing, word) as T | null) ?? [])),
  ];
  const armies = view.group ? [] : armiesAsked(answers, view);
  const fighting = view.battle ? [view.battle.from, view.battle.at] : [];
  const visible = [
    ...armies,
    ...(view.group ? [view.group.figures] : []),
    ...view.areas.filter((one) => fighting.includes(one.area)).flatMap((one) => one.army ?? []),
  ];
  const shown = new Set(visible.flatMap(figureKeys));
  const figures = things.flatMap((thing) => {
    const { figure } = (typeof thing === 'object' && thing !== null ? thing : {}) as { figure?: Figure };
    const unit = typeof figure === 'object' && 'unit' in figure ? figure.unit : null;
    return unit && !shown.has(thingKey({ figure })) ? [unit] : [];
  });
  const tactics = new Map(
    things.flatMap((thing) =>
      typeof thing === 'object' && thing !== null && 'tactic' in thing
        ? [[thingKey(thing), thing.tactic as Tactic]]
        : [],
    ),
  );
  const pools = all<Pool>('pool');
  return {
    cards: all<Card>('card').filter((card) => !open.has(card)),
    tactics: view.battle ? [] : [...tactics.values()],
    units: [...new Set([...figures, ...all<Unit>('unit')])],
    pools: pools.length > 1 ? pools : [],
    tokens: all<TokenFace>('token'),
    tiles: all<Tile>('tile').filter((tile) => !view.fate.aside.some((one) => one.tile === tile)),
    armies,
  };
}
