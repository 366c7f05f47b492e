/*
 * Draws the map of War of the Ring from the positions and borders in regions.json, and writes map.json.
 *
 *     node scripts/wotr-map.mjs
 *
 * The regions' positions and some sites of sea, lake and mountain are joined to a triangulation that has every
 * border of the game as an edge. Its dual is a map in which exactly the right regions touch. The points of that
 * map are then moved, never across a line, until the regions are even and rounded; at last the lines are made
 * rough. Two regions that touch without a border of the game are parted by mountains or water.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';

const source = new URL('../../crates/games/wotr/data/regions.json', import.meta.url);
const target = new URL('../src/games/wotr/map.json', import.meta.url);
const { regions } = JSON.parse(readFileSync(source, 'utf8'));

/** The size of the map, and where the data's square of 1000 by 1000 lies on it. */
const WIDTH = 1290;
const HEIGHT = 1060;
const place = ([x, y]) => [20 + 1.25 * x, 30 + y];

/** The width of a letter and the height of a line in names. */
const LETTER = 6.5;
const LINE = 12;

/** Where a region's position in the data would cross lines. */
const MOVED = { osgiliath: [643, 705] };

/** Sites besides the regions' own, by the name of their area. */
const SITES = {
  'north-ered-luin': '110,30',
  'mount-gram': '345,10',
  lamedon: '511,778',
  khand: '985,830',
  'far-harad': '985,960',
  sea:
    '-10,0 35,25 60,90 0,110 -10,200 -5,285 22,268 -10,400 60,425 110,415 140,500 160,570 175,650 ' +
    '150,740 190,810 270,810 345,810 410,850 470,880 511,842 520,900 470,950 480,1020',
  'sea-of-rhun': '848,352 872,385',
  'grey-mountains': '520,30 570,25 620,25 670,20 725,15',
  'eastern-mountains': '975,590 985,650 985,730',
};

/** How large lake and mountains are. */
const BULK = { 'sea-of-rhun': 11000, 'grey-mountains': 22000, 'eastern-mountains': 11000 };

/** A reproducible number from 0 to 1. */
let seed = 20260;
function random() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

const side = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const crosses = (a, b, c, d) =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;
const distance = (a, b) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
const pairName = (a, b) => (a < b ? `${a} ${b}` : `${b} ${a}`);

function fail(message) {
  throw new Error(message);
}

const borders = new Set(regions.flatMap((one) => one.adjacent.map((other) => pairName(one.id, other))));
const touching = new Set(regions.flatMap((one) => one.impassableTo.map((other) => pairName(one.id, other))));
const regionIds = new Set(regions.map((one) => one.id));

/** All sites: regions, what parts them, and a ring outside the frame. */
function makeSites() {
  const sites = regions.map((one) => ({ cell: one.id, at: place(MOVED[one.id] ?? [one.x, one.y]) }));
  for (const [cell, list] of Object.entries(SITES)) {
    for (const at of list.split(' ')) sites.push({ cell, at: place(at.split(',').map(Number)) });
  }
  const step = 60;
  for (let x = step / 2; x < WIDTH; x += step) {
    sites.push(
      { cell: 'frame', at: [x, -60], frame: 'n' },
      { cell: 'frame', at: [x, HEIGHT + 60], frame: 's' },
    );
  }
  for (let y = step / 2; y < HEIGHT; y += step) {
    sites.push(
      { cell: 'frame', at: [-60, y], frame: 'w' },
      { cell: 'frame', at: [WIDTH + 60, y], frame: 'e' },
    );
  }
  return sites;
}

/** A triangulation that has the given edges: whatever crosses none of those taken before is taken. */
function triangulate(sites) {
  const edges = [];
  for (let a = 0; a < sites.length; a++) {
    for (let b = a + 1; b < sites.length; b++) {
      const name = pairName(sites[a].cell, sites[b].cell);
      const long = distance(sites[a].at, sites[b].at);
      const same = sites[a].cell === sites[b].cell;
      if (sites[a].frame && sites[a].frame === sites[b].frame && long > 61) continue;
      const order = same && long < 160 ? 1 : touching.has(name) && long < 150 ? 2 : 3;
      edges.push({
        a,
        b,
        order: borders.has(name) && a < regions.length && b < regions.length ? 0 : order,
        long,
      });
    }
  }
  edges.sort(
    (one, other) => one.order - other.order || one.long - other.long || one.a - other.a || one.b - other.b,
  );
  const kept = [];
  for (const edge of edges) {
    const [a, b] = [sites[edge.a].at, sites[edge.b].at];
    const clear = kept.every(
      (other) =>
        other.a === edge.a ||
        other.a === edge.b ||
        other.b === edge.a ||
        other.b === edge.b ||
        !crosses(a, b, sites[other.a].at, sites[other.b].at),
    );
    if (clear) kept.push(edge);
    else if (edge.order === 0) fail(`${sites[edge.a].cell} - ${sites[edge.b].cell} crosses another border`);
  }
  return kept;
}

/** The triangles left of and right of each edge. */
function trianglesOf(sites, edges) {
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
const LINES = { n: [1, 0], s: [1, HEIGHT], w: [0, 0], e: [0, WIDTH] };

/** The dual of the triangulation: points, and pieces of lines with the area on either hand. */
function dual(sites, edges, triangles) {
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
      const [axis, value] = LINES[lock];
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
function arcsOf({ points, pieces }) {
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
function ringsOf(arcs, cell) {
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
      if (next < 0) fail(`the outline of ${cell} is open`);
      ring.push(...open.splice(next, 1));
    }
    rings.push(ring);
  }
  return rings;
}

/** Area, and the middle of it. */
function measure(outline) {
  let [area, x, y, around] = [0, 0, 0, 0];
  for (let at = 0, last = outline.length - 1; at < outline.length; last = at++) {
    const [a, b] = [outline[last], outline[at]];
    const part = a[0] * b[1] - b[0] * a[1];
    area += part;
    around += distance(a, b);
    x += (a[0] + b[0]) * part;
    y += (a[1] + b[1]) * part;
  }
  return { around, area: Math.abs(area / 2), middle: [x / (3 * area), y / (3 * area)] };
}

/** A map whose points can be moved one by one. */
class Sheet {
  constructor(graph, arcs, wishes) {
    this.graph = graph;
    this.arcs = arcs;
    this.wishes = wishes;
    this.outlines = new Map();
    for (const cell of wishes.keys()) {
      const [ring, ...more] = ringsOf(arcs, cell);
      if (!ring || more.length > 0) fail(`${cell} is in ${more.length + 1} parts`);
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

  /** How bad the map is around a point. */
  badness(point) {
    let sum = 0;
    const cells = new Set();
    for (const piece of this.graph.points[point].pieces) {
      const { from, to, left, right } = this.graph.pieces[piece];
      const slack = left === 'frame' || right === 'frame' ? 0.2 : left === 'sea' || right === 'sea' ? 0.4 : 1;
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
    const axis = 1 - LINES[locks[0]][0];
    const beside = pieces
      .map((one) => this.graph.pieces[one])
      .filter((one) => one.left === 'frame' || one.right === 'frame')
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
        if (locks.length > 0 && LINES[locks[0]][0] === axis) return 0;
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

/** Cuts every long piece in two and moves its middle aside, until all are short. */
function roughen(sheet) {
  const { points, pieces } = sheet.graph;
  for (let cut = true; cut;) {
    cut = false;
    for (let at = pieces.length - 1; at >= 0; at--) {
      const { from, to, left, right } = pieces[at];
      const [a, b] = [sheet.at(from), sheet.at(to)];
      const long = distance(a, b);
      if (long < 13 || left === 'frame' || right === 'frame') continue;
      cut = true;
      const middle = points.length;
      const water = [left, right].some((one) => one === 'sea' || one === 'sea-of-rhun');
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

/** How far a place is from an outline; less than nothing outside of it. */
function depth([x, y], outline) {
  let inside = false;
  let near = Infinity;
  for (let at = 0, last = outline.length - 1; at < outline.length; last = at++) {
    const [a, b] = [outline[last], outline[at]];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    near = Math.min(near, distance([x, y], [a[0] + along * dx, a[1] + along * dy]));
  }
  return inside ? near : -near;
}

/** A name in one line, and in two if it has more than one word. */
function linesOf(name) {
  const words = name.split(' ');
  const cuts = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const widest = (lines) => Math.max(...lines.map((one) => one.length));
  return [[name], ...cuts.sort((a, b) => widest(a) - widest(b)).slice(0, 1)];
}

/** Where an Army stands in a region, and its name above or below, so that both have as much room as can be. */
function settle(outline, name) {
  const [low, high] = [0, 1]
    .map((axis) => outline.map((one) => one[axis]))
    .map((all) => [Math.min(...all), Math.max(...all)]);
  const { middle: heart } = measure(outline);
  let best = { score: -Infinity };
  for (let x = low[0]; x < low[1]; x += 5) {
    for (let y = high[0]; y < high[1]; y += 5) {
      const room = depth([x, y], outline);
      const worth = Math.min(room - 20, 10) + 0.08 * Math.min(room, 50) - 0.05 * distance([x, y], heart);
      if (room < 17 || worth < best.score) continue;
      for (const lines of linesOf(name)) {
        const half = [(Math.max(...lines.map((one) => one.length)) * LETTER) / 2, (lines.length * LINE) / 2];
        for (const way of [1, -1]) {
          for (const aside of [0, -8, 8, -16, 16]) {
            const middle = [x + aside, y + (way > 0 ? 20 + half[1] : -26 - half[1])];
            const corners = [-1, 0, 1].flatMap((dx) =>
              [-1, 1].map((dy) => [middle[0] + dx * half[0], middle[1] + dy * half[1]]),
            );
            const clear = Math.min(...corners.map((one) => depth(one, outline)));
            const odd = lines.length * 1.5 + Math.abs(aside) / 12 + (way < 0 ? 3 : 0);
            const score = worth + Math.min(0, 2.5 * clear - 10) - odd;
            if (score <= best.score) continue;
            const label = [middle[0], middle[1] - half[1] + LINE * 0.76].map(Math.round);
            best = { score, at: [x, y].map(Math.round), lines, label };
          }
        }
      }
    }
  }
  return { at: best.at, room: Math.floor(depth(best.at, outline)), lines: best.lines, label: best.label };
}

function kindOf({ left, right }) {
  const name = pairName(left, right);
  if (name.includes('frame')) return 'frame';
  if (borders.has(name)) return 'border';
  if (left === 'sea' || right === 'sea') return 'coast';
  if (left === 'sea-of-rhun' || right === 'sea-of-rhun') return 'shore';
  return 'ridge';
}

function draw() {
  const sites = makeSites();
  const edges = triangulate(sites);
  const graph = dual(sites, edges, trianglesOf(sites, edges));
  const arcs = arcsOf(graph);
  for (const arc of arcs) arc.wish = { border: 44, coast: 40, shore: 30, ridge: 14, frame: 0 }[kindOf(arc)];
  const wishes = new Map();
  for (const cell of new Set(arcs.flatMap((arc) => [arc.left, arc.right]))) {
    if (cell === 'frame' || cell === 'sea') continue;
    const [ring] = ringsOf(arcs, cell);
    const { area, middle } = measure(
      ring.flatMap((one) => one.chain.slice(0, -1)).map((one) => graph.points[one].at),
    );
    const own = sites.find((one) => one.cell === cell);
    wishes.set(
      cell,
      regionIds.has(cell)
        ? {
            area: Math.max(7600, Math.min(19000, 1.12 * Math.sqrt(area * 8500))),
            firm: 1.3,
            at: own.at,
            pull: 8e-5,
          }
        : { area: BULK[cell], firm: 1, at: middle, pull: 6e-5 },
    );
  }
  const sheet = new Sheet(graph, arcs, wishes);
  for (let round = 0; round < 260; round++) sheet.relax(round < 60 ? 9 : round < 160 ? 4 : 1.5);
  roughen(sheet);
  for (const point of graph.points) point.at = point.at.map(Math.round);
  const lines = arcsOf(graph);
  const file = { width: WIDTH, height: HEIGHT, arcs: [], areas: {} };
  for (const arc of lines) {
    const along = arc.chain.map((one) => graph.points[one].at);
    const points = along.filter((one, at) => at === 0 || distance(one, along[at - 1]) > 0);
    file.arcs.push({ kind: kindOf(arc), left: arc.left, right: arc.right, points: points.join(' ') });
  }
  for (const cell of [...wishes.keys(), 'sea'].sort()) {
    const [ring] = ringsOf(lines, cell);
    const outline = ring.flatMap((one) => one.chain.slice(0, -1)).map((one) => graph.points[one].at);
    const region = regions.find((one) => one.id === cell);
    file.areas[cell] = {
      ring: ring.map((one) => (one.back ? -1 - one.at : one.at)).join(' '),
      ...(region && {
        name: region.name,
        nation: region.nation,
        settlement: region.fortification ? 'fortification' : region.settlement,
        ...settle(outline, region.name),
      }),
    };
  }
  return file;
}

writeFileSync(target, await format(JSON.stringify(draw()), { parser: 'json', printWidth: 110 }));
