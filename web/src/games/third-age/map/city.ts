import { pathOf, type Arc, type Point, type WarMap } from '../../../parts/war/geometry';
import { lengthOf, spotAt } from '../../../parts/war/landscape';
import type { BoardFacts, Section } from '../wire';

/** The city whose walls have sections (rule 9.5). */
export const CITY = 'minas-tirith';

/** A section of the city's walls as it is drawn: a band along the wall's inner side. */
export interface Band {
  section: Section;
  d: string;
  /** Where its protection is written. */
  at: Point;
}

/** How far inwards the band of a section reaches, and where further rings are, in parts of the way to the middle. */
const OUTER = 0.93;
const INNER = 0.76;
const RINGS = [0.65, 0.55, 0.46];

/** A line as it is when it is drawn in towards a place. */
const towards = (points: Point[], [x, y]: Point, part: number): Point[] =>
  points.map(([a, b]): Point => [round(x + (a - x) * part), round(y + (b - y) * part)]);
const round = (n: number) => Math.round(n * 10) / 10;

/** The lines around the city, each with the area on the other side. */
function wallsOf(map: WarMap): { arc: Arc; from: string }[] {
  return map.arcs.flatMap((arc) =>
    arc.left === CITY ? [{ arc, from: arc.right }] : arc.right === CITY ? [{ arc, from: arc.left }] : [],
  );
}

/** The sections of the city's walls, as far as they touch where an attack comes from. */
export function bandsOf(map: WarMap, board: BoardFacts): Band[] {
  const middle = map.regionById.get(CITY)?.at;
  if (!middle) return [];
  const walls = wallsOf(map);
  return board.sections.flatMap(({ id }) => {
    const from = new Set<string>(board.areas.filter((one) => one.section === id).map((one) => one.id));
    const own = walls.filter((wall) => from.has(wall.from)).map(({ arc }) => arc.points);
    const longest = own.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
    if (!longest) return [];
    const d = own
      .map((points) =>
        pathOf([...towards(points, middle, OUTER), ...towards(points, middle, INNER).toReversed()], true),
      )
      .join('');
    const [at] = towards([spotAt(longest, lengthOf(longest) / 2).at], middle, (OUTER + INNER) / 2);
    return at ? [{ section: id, d, at }] : [];
  });
}

/** The rings of the city within its walls: walls above walls. */
export function ringsOf(map: WarMap, board: BoardFacts): string[] {
  const middle = map.regionById.get(CITY)?.at;
  const from = new Set<string>(board.areas.filter((one) => one.section).map((one) => one.id));
  const walls = wallsOf(map).filter((wall) => from.has(wall.from));
  if (!middle) return [];
  return RINGS.map((part) => walls.map(({ arc }) => pathOf(towards(arc.points, middle, part))).join(''));
}
