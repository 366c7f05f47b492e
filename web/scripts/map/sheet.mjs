/*
 * Moves the points of a map, never across a line, until its areas are even and rounded; then makes the lines rough.
 */
import { FRAME, linesOfFrame, ringsOf } from './graph.mjs';
import { crosses, distance, measure } from './plane.mjs';

/** A map whose points can be moved one by one. */
export class Sheet {
  constructor(plan, graph, arcs, wishes) {
    this.plan = plan;
    this.frame = linesOfFrame(plan);
    this.graph = graph;
    this.arcs = arcs;
    this.wishes = wishes;
    this.outlines = new Map();
    for (const cell of wishes.keys()) {
      const [ring, ...more] = ringsOf(arcs, cell);
      if (!ring || more.length > 0) throw new Error(`${cell} is in ${more.length + 1} parts`);
      this.outlines.set(
        cell,
        ring.flatMap((one) => one.chain.slice(0, -1)),
      );
    }
    this.arcsAt = graph.points.map(() => []);
    for (const arc of arcs) for (const at of arc.chain) this.arcsAt[at].push(arc);
  }

  at(point) {
    return this.graph.points[point].at;
  }

  /** Whether one of two areas is waste of a kind. */
  isAt(kind, ...areas) {
    return areas.some((area) => this.plan.wastes[area]?.is === kind);
  }

  /** How bad the map is around a point. */
  badness(point) {
    let sum = 0;
    const cells = new Set();
    for (const piece of this.graph.points[point].pieces) {
      const { from, to, left, right } = this.graph.pieces[piece];
      const slack = left === FRAME || right === FRAME ? 0.2 : this.isAt('sea', left, right) ? 0.4 : 1;
      sum += slack * 2.6e-5 * distance(this.at(from), this.at(to)) ** 2;
      cells.add(left).add(right);
    }
    for (const cell of cells) {
      const wish = this.wishes.get(cell);
      if (!wish) continue;
      const { area, around, middle } = measure(this.outlines.get(cell).map((one) => this.at(one)));
      sum += (area / wish.area - 1) ** 2 * wish.firm + wish.pull * distance(middle, wish.at) ** 2;
      sum += 0.25 * (around ** 2 / area / 4 / Math.PI);
      if (area < wish.area * 0.6) sum += 8 * (0.6 - area / wish.area) ** 2;
    }
    for (const arc of this.arcsAt[point]) {
      const long = distance(this.at(arc.chain[0]), this.at(arc.chain.at(-1)));
      if (arc.wish && long < arc.wish) sum += 2 * (1 - long / arc.wish) ** 2;
    }
    return sum;
  }

  /** Whether the lines at a point cross no other line. */
  clear(point) {
    const { pieces, points } = this.graph;
    for (const own of points[point].pieces) {
      const { from, to } = pieces[own];
      const [a, b] = [this.at(from), this.at(to)];
      const [left, right, top, low] = [
        Math.min(a[0], b[0]),
        Math.max(a[0], b[0]),
        Math.min(a[1], b[1]),
        Math.max(a[1], b[1]),
      ];
      for (const { from: c, to: d } of pieces) {
        if (c === from || c === to || d === from || d === to) continue;
        const [p, q] = [this.at(c), this.at(d)];
        if (p[0] < left && q[0] < left) continue;
        if (p[0] > right && q[0] > right) continue;
        if (p[1] < top && q[1] < top) continue;
        if (p[1] > low && q[1] > low) continue;
        if (crosses(a, b, p, q)) return false;
      }
    }
    return this.inOrder(point);
  }

  /** Whether a point on the frame is still between its neighbours there. */
  inOrder(point) {
    const { at, locks, pieces } = this.graph.points[point];
    if (locks.length === 0) return true;
    const axis = 1 - this.frame[locks[0]][0];
    const beside = pieces
      .map((one) => this.graph.pieces[one])
      .filter((one) => one.left === FRAME || one.right === FRAME)
      .map((one) => this.at(one.from === point ? one.to : one.from)[axis] - at[axis]);
    return beside.length < 2 || beside[0] * beside[1] < 0;
  }

  /** Moves each point once, downhill by at most a step. */
  relax(step) {
    for (const [point, { at, locks }] of this.graph.points.entries()) {
      if (locks.length > 1 || this.graph.points[point].pieces.length === 0) continue;
      const old = [...at];
      const before = this.badness(point);
      const slope = [0, 1].map((axis) => {
        if (locks.length > 0 && this.frame[locks[0]][0] === axis) return 0;
        at[axis] = old[axis] + 0.05;
        const after = this.badness(point);
        at[axis] = old[axis];
        return after - before;
      });
      const steep = distance(slope, [0, 0]);
      if (steep === 0) continue;
      for (let way = step; way > step / 30; way /= 2.5) {
        at[0] = old[0] - (slope[0] / steep) * way;
        at[1] = old[1] - (slope[1] / steep) * way;
        if (this.badness(point) < before && this.clear(point)) break;
        [at[0], at[1]] = old;
      }
    }
  }
}

/** Reproducible numbers from 0 to 1. */
function numbers(seed) {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** Cuts every long piece in two and moves its middle aside, until all are short. */
export function roughen(sheet) {
  const random = numbers(20260);
  const { points, pieces } = sheet.graph;
  for (let cut = true; cut;) {
    cut = false;
    for (let at = pieces.length - 1; at >= 0; at--) {
      const { from, to, left, right } = pieces[at];
      const [a, b] = [sheet.at(from), sheet.at(to)];
      const long = distance(a, b);
      if (long < 13 || left === FRAME || right === FRAME) continue;
      cut = true;
      const middle = points.length;
      const water = sheet.isAt('sea', left, right) || sheet.isAt('lake', left, right);
      const way = (random() - 0.5) * (water ? 0.7 : 0.36) * Math.min(1, 24 / long + 0.35);
      const straight = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      points.push({
        at: [straight[0] - (b[1] - a[1]) * way, straight[1] + (b[0] - a[0]) * way],
        locks: [],
        pieces: [at, pieces.length],
      });
      points[to].pieces[points[to].pieces.indexOf(at)] = pieces.length;
      pieces.push({ from: middle, to, left, right });
      pieces[at].to = middle;
      if (!sheet.clear(middle)) points[middle].at = straight;
    }
  }
}
