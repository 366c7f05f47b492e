/*
 * From sites and borders to lines: a triangulation that has every border as an edge, and its dual, in which exactly
 * the right areas touch.
 */
import { crosses, distance, side } from './plane.mjs';

/** What lies around the sheet. */
export const FRAME = 'frame';

/** One name for two areas, whichever comes first. */
export const pairName = (a, b) => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How far apart the sites around the sheet are, and how far outside. */
const STEP = 60;

/** All sites: regions, areas off the map that lie on it, what parts them, and a ring outside the frame. */
export function makeSites({ regions, boxes, sites: more, width, height }) {
  const sites = regions.map(({ id, at }) => ({ cell: id, at, own: true }));
  for (const { id, at, inside } of boxes) if (inside) sites.push({ cell: id, at });
  for (const [cell, places] of Object.entries(more)) for (const at of places) sites.push({ cell, at });
  for (let x = STEP / 2; x < width; x += STEP) {
    sites.push(
      { cell: FRAME, at: [x, -STEP], frame: 'n' },
      { cell: FRAME, at: [x, height + STEP], frame: 's' },
    );
  }
  for (let y = STEP / 2; y < height; y += STEP) {
    sites.push(
      { cell: FRAME, at: [-STEP, y], frame: 'w' },
      { cell: FRAME, at: [width + STEP, y], frame: 'e' },
    );
  }
  return sites;
}

/** Borders that must be there: what can be crossed. Rivers come next, since a gap in one would be a ford. */
function urgency(kind, same, long) {
  if (kind && kind !== 'river' && kind !== 'impassable') return 0;
  if (kind === 'river') return 1;
  if (same && long < 160) return 2;
  return kind === 'impassable' && long < 150 ? 3 : 4;
}

/**
 * A triangulation that has the borders as edges: whatever crosses none of those taken before is taken. Borders that cross
 * are an error, unless the drawing is to do without them.
 */
export function triangulate(sites, borders, lenient) {
  const edges = [];
  for (let a = 0; a < sites.length; a++) {
    for (let b = a + 1; b < sites.length; b++) {
      const [one, other] = [sites[a], sites[b]];
      const long = distance(one.at, other.at);
      if (one.frame && one.frame === other.frame && long > STEP + 1) continue;
      const { kind } = borders.get(pairName(one.cell, other.cell)) ?? {};
      const own = one.own && other.own;
      const order = urgency(own || kind === 'impassable' ? kind : undefined, one.cell === other.cell, long);
      edges.push({ a, b, order, long });
    }
  }
  edges.sort(
    (one, other) => one.order - other.order || one.long - other.long || one.a - other.a || one.b - other.b,
  );
  const kept = [];
  const crossing = [];
  for (const edge of edges) {
    const [a, b] = [sites[edge.a].at, sites[edge.b].at];
    const other = kept.find(
      (one) =>
        one.a !== edge.a &&
        one.a !== edge.b &&
        one.b !== edge.a &&
        one.b !== edge.b &&
        crosses(a, b, sites[one.a].at, sites[one.b].at),
    );
    if (!other) kept.push(edge);
    else if (edge.order < 2 && !lenient) {
      const [first, second] = [edge, other].map((one) => `${sites[one.a].cell} - ${sites[one.b].cell}`);
      crossing.push(`${first} crosses ${second}`);
    }
  }
  if (crossing.length > 0) throw new Error(crossing.join('\n'));
  return kept;
}

/** The triangles left of and right of each edge. */
export function trianglesOf(sites, edges) {
  const near = sites.map(() => new Set());
  for (const { a, b } of edges) {
    near[a].add(b);
    near[b].add(a);
  }
  const triangles = new Map();
  for (const edge of edges) {
    for (const sign of [1, -1]) {
      const common = [...near[edge.a]].filter(
        (c) => near[edge.b].has(c) && side(sites[edge.a].at, sites[edge.b].at, sites[c].at) * sign > 0,
      );
      const inside = (c, d) => {
        const t = [edge.a, edge.b, c].map((at) => sites[at].at);
        const s = t.map((p, at) => side(p, t[(at + 1) % 3], sites[d].at) > 0);
        return s.every((one) => one === s[0]);
      };
      const c = common.find((one) => common.every((other) => other === one || !inside(one, other)));
      if (c === undefined) continue;
      const key = [edge.a, edge.b, c].sort((x, y) => x - y).join(' ');
      if (!triangles.has(key)) triangles.set(key, key.split(' ').map(Number));
      (edge.triangles ??= []).push(key);
    }
  }
  return triangles;
}

/** The frame's sides as lines that points may slide on. */
export const linesOfFrame = ({ width, height }) => ({ n: [1, 0], s: [1, height], w: [0, 0], e: [0, width] });

/** The dual of the triangulation: points, and pieces of lines with the area on either hand. */
export function dual(plan, sites, edges, triangles) {
  const frame = linesOfFrame(plan);
  const points = [];
  const index = new Map();
  function point(key, members) {
    if (index.has(key)) return index.get(key);
    const mean = (list, axis) => list.reduce((sum, one) => sum + sites[one].at[axis], 0) / list.length;
    const at = [mean(members, 0), mean(members, 1)];
    const frames = members.filter((one) => sites[one].frame);
    const rest = members.filter((one) => !sites[one].frame);
    const locks = [...new Set(frames.map((one) => sites[one].frame))];
    for (const lock of locks) {
      const [axis, value] = frame[lock];
      at[axis] = value;
      if (locks.length === 1) at[1 - axis] = 0.93 * mean(frames, 1 - axis) + 0.07 * mean(rest, 1 - axis);
    }
    index.set(key, points.length);
    points.push({ at, locks, pieces: [] });
    return points.length - 1;
  }
  const pieces = [];
  function piece(from, to, left, right) {
    points[from].pieces.push(pieces.length);
    points[to].pieces.push(pieces.length);
    pieces.push({ from, to, left, right });
  }
  for (const edge of edges) {
    const [left, right] = [sites[edge.a].cell, sites[edge.b].cell];
    if (left === right) continue;
    // The first triangle lies to the left of a to b: the line from the second to the first has a on its left.
    const [ahead, behind] = edge.triangles.map((key) => point(key, triangles.get(key)));
    const middle = point(`${edge.a} ${edge.b}`, [edge.a, edge.b]);
    piece(behind, middle, left, right);
    piece(middle, ahead, left, right);
  }
  return { points, pieces };
}

/** The lines between two areas, from one junction to the next. */
export function arcsOf({ points, pieces }) {
  const used = new Set();
  const arcs = [];
  for (const [start, { pieces: around }] of points.entries()) {
    if (around.length < 3) continue;
    for (const first of around) {
      if (used.has(first)) continue;
      const forwards = pieces[first].from === start;
      const chain = [start];
      let at = first;
      for (;;) {
        used.add(at);
        const next = pieces[at].from === chain.at(-1) ? pieces[at].to : pieces[at].from;
        chain.push(next);
        if (points[next].pieces.length !== 2) break;
        at = points[next].pieces.find((other) => other !== at);
      }
      const { left, right } = pieces[first];
      arcs.push(forwards ? { left, right, chain } : { left: right, right: left, chain });
    }
  }
  return arcs;
}

/** The outline of an area as points, from its arcs. */
export function ringsOf(arcs, cell) {
  const open = arcs.flatMap((arc, at) =>
    arc.left === cell
      ? [{ at, chain: arc.chain }]
      : arc.right === cell
        ? [{ at, back: true, chain: arc.chain.toReversed() }]
        : [],
  );
  const rings = [];
  while (open.length > 0) {
    const ring = [open.shift()];
    while (ring.at(-1).chain.at(-1) !== ring[0].chain[0]) {
      const next = open.findIndex((one) => one.chain[0] === ring.at(-1).chain.at(-1));
      if (next < 0) throw new Error(`the outline of ${cell} is open`);
      ring.push(...open.splice(next, 1));
    }
    rings.push(ring);
  }
  return rings;
}
