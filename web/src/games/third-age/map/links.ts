import { pathOf, type Arc, type Point, type WarMap } from '../../../parts/war/geometry';
import type { BoardFacts } from '../wire';
import type { Link } from './board';
import { pairOf } from './types';

/** A way over other areas from one to another, as it is drawn: a road, and across its middle what has to be crossed. */
export interface Road {
  pair: string;
  a: string;
  b: string;
  /** The road as the data of a path, and its middle. */
  d: string;
  at: Point;
  /** What lies across it. */
  across: Arc;
}

/** How far from the place of an Army a road begins. */
const START = 24;

/** The point of a curve from one place by a second to a third. */
const curve = (a: Point, by: Point, b: Point, t: number): Point => [
  (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * by[0] + t ** 2 * b[0],
  (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * by[1] + t ** 2 * b[1],
];

/** How the areas that do not touch are joined. */
export function roadsOf(map: WarMap, links: readonly Link[]): Road[] {
  return links.flatMap(({ a, b, kind, protects }) => {
    const [from, to] = [map.regionById.get(a)?.at, map.regionById.get(b)?.at];
    if (!from || !to) return [];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy) || 1;
    // It bows aside, so that it does not run over what stands between.
    const bow = Math.min(0.18 * long, 60);
    const by: Point = [(from[0] + to[0]) / 2 - (dy / long) * bow, (from[1] + to[1]) / 2 + (dx / long) * bow];
    const edge = Math.min(0.3, START / long);
    const points = Array.from({ length: 17 }, (_, n) =>
      curve(from, by, to, edge + (1 - 2 * edge) * (n / 16)),
    ).map(([x, y]): Point => [Math.round(x), Math.round(y)]);
    const at = curve(from, by, to, 0.5);
    // What lies across goes from the right of the way to its left, so that the beginning is on its left hand.
    const [ux, uy] = [(-dy / long) * 17, (dx / long) * 17];
    const across: Arc = {
      kind,
      left: a,
      right: b,
      points: [
        [at[0] + ux, at[1] + uy],
        [at[0] - ux, at[1] - uy],
      ],
      ...(protects && { high: protects === a ? 'left' : 'right' }),
    };
    return [{ pair: pairOf(a, b), a, b, d: pathOf(points), at, across }];
  });
}

/** Further steps of marching Ents (rule 8.6.8), each pair once, as the data of paths. */
export function entWaysOf(map: WarMap, board: BoardFacts): string[] {
  const pairs = new Map(
    board.ent_steps.flatMap(({ from, to }) => to.map((one) => [pairOf(from, one), [from, one] as const])),
  );
  return [...pairs.values()].flatMap(([from, to]) => {
    const [a, b] = [map.regionById.get(from)?.at, map.regionById.get(to)?.at];
    if (!a || !b) return [];
    const along = (part: number): Point => [
      Math.round(a[0] + (b[0] - a[0]) * part),
      Math.round(a[1] + (b[1] - a[1]) * part),
    ];
    return [pathOf([along(0.3), along(0.7)])];
  });
}
