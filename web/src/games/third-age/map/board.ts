import { BANKS, KINDS } from '../../../../maps/third-age/plan.mjs';
import type { Arc, BorderKind, MapFile } from '../../../parts/war/geometry';
import { WarMap } from '../../../parts/war/geometry';
import type { AreaFacts, BoardFacts, BorderFacts, Scenario } from '../wire';
import { mapFile } from '../../../parts/war/file';
import gondor from './gondor.json?url';
import rohan from './rohan.json?url';
import { isCrossable, pairOf } from './types';

/** What is built in an area, or what it is for. Some places have a look of their own. */
export type Site =
  | 'settlement'
  | 'stronghold'
  | 'settled-stronghold'
  | 'orthanc'
  | 'hornburg'
  | 'edoras'
  | 'minas-tirith'
  | 'mustering'
  | 'open';

/** The drawings that come with the pages: lines and places, by scenario. What the lines are is read from the facts. */
export const shapes: Record<Scenario, MapFile> = await Promise.all([mapFile(rohan), mapFile(gondor)]).then(
  ([rohan, gondor]) => ({ rohan, gondor }),
);

/** How much larger things are drawn than on a map of a hundred regions, and how large the letters of names are at most. */
export const SIZE = 1.2;
export const LETTERS = 17;

/** Two areas that can be crossed into each other and do not touch in the drawing. */
export interface Link {
  a: string;
  b: string;
  kind: BorderKind;
  /** The one that a dike or wall protects. */
  protects: string | null;
}

/** A board as it is drawn: its map, and what joins areas that do not touch there. */
export interface Drawing {
  map: WarMap;
  links: Link[];
}

/** Strongholds that do not look like others. */
const OWN_LOOK = new Set(['orthanc', 'hornburg', 'edoras', 'minas-tirith']);

/** What is built in an area. */
export function siteOf(area: AreaFacts, board: BoardFacts): Site {
  const stronghold = area.terrain === 'stronghold';
  if (stronghold && OWN_LOOK.has(area.id)) return area.id as Site;
  if (stronghold) return area.settlement ? 'settled-stronghold' : 'stronghold';
  if (area.settlement) return 'settlement';
  return [...board.dunlendings, ...board.mordor_orcs].includes(area.id) ? 'mustering' : 'open';
}

/** Whether two areas face each other over a river in the drawing only. */
const isBank = (a: string, b: string): boolean => BANKS.some((pair) => pair.includes(a) && pair.includes(b));

/** What a line of the drawing is now: what the facts say of the two areas beside it. */
function dressed(
  arc: MapFile['arcs'][number],
  borders: ReadonlyMap<string, BorderFacts>,
  known: ReadonlySet<string>,
) {
  const { kind: drawn, left, right, points } = arc;
  if (!known.has(left) || !known.has(right)) return { kind: drawn, left, right, points };
  const border = borders.get(pairOf(left, right));
  const kind: Arc['kind'] = border ? KINDS[border.border] : isBank(left, right) ? 'river' : 'impassable';
  const high = border?.protects === left ? 'left' : border?.protects === right ? 'right' : undefined;
  return { kind, left, right, points, ...(high && { high }) };
}

/** The board as it is drawn with the lines of a shape. Kinds of border, terrains, sites and arrows are those of the facts. */
export function drawingOf(board: BoardFacts, shape: MapFile = shapes[board.id]): Drawing {
  const borders = new Map(board.borders.map((one) => [pairOf(one.a, one.b), one]));
  const known = new Set<string>(board.areas.map((one) => one.id));
  const arcs = shape.arcs.map((arc) => dressed(arc, borders, known));
  const areas = { ...shape.areas };
  for (const one of board.areas) {
    const drawn = areas[one.id];
    if (!drawn) throw new Error(`${one.id} is not drawn`);
    const { name, terrain, region: land } = one;
    areas[one.id] = { ...drawn, name, terrain, land, site: siteOf(one, board) };
  }
  const boxes = { ...shape.boxes };
  for (const { id, name, arrows, linked, pool } of board.recruitment) {
    const drawn = boxes[id];
    if (!drawn) throw new Error(`${id} is not drawn`);
    boxes[id] = { ...drawn, name, land: pool, leadsTo: [...arrows, ...linked] };
  }
  const touching = new Set(arcs.map((arc) => pairOf(arc.left, arc.right)));
  const links = board.borders
    .filter(({ a, b, border }) => isCrossable(border) && !touching.has(pairOf(a, b)))
    .map(({ a, b, border, protects }) => ({ a, b, kind: KINDS[border], protects }));
  return { map: new WarMap({ ...shape, arcs, areas, boxes }), links };
}
