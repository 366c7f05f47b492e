/*
 * Draws a map from its description.
 */
import { arcsOf, dual, FRAME, makeSites, pairName, ringsOf, triangulate, trianglesOf } from './graph.mjs';
import { distance, measure } from './plane.mjs';
import { clearingOf, settle, settleBox } from './settle.mjs';
import { roughen, Sheet } from './sheet.mjs';

/** The kinds of border, and how long each should be at least. */
const LENGTHS = {
  open: 44,
  slope: 44,
  ford: 44,
  stream: 44,
  river: 30,
  wall: 44,
  dike: 44,
  'city-wall': 44,
  'city-gate': 44,
  pass: 44,
  impassable: 14,
  coast: 40,
  shore: 30,
  frame: 0,
};

/** The description with every place where it lies on the sheet. */
function planOf({ place = (at) => at, margin = 0, ...told }) {
  const { width, height } = told;
  const borders = new Map();
  for (const { between, kind = 'open', high } of told.borders) {
    if (!(kind in LENGTHS)) throw new Error(`${between.join(' - ')}: there is no border of kind ${kind}`);
    borders.set(pairName(...between), { kind, high });
  }
  const boxes = (told.boxes ?? []).map((box) => {
    const at = place(box.at);
    const inside = at[0] > margin && at[0] < width - margin && at[1] > margin && at[1] < height - margin;
    return { leadsTo: [], ...box, at, inside };
  });
  return {
    width,
    height,
    typical: told.typical ?? (0.62 * width * height) / told.regions.length,
    regions: told.regions.map((one) => ({ ...one, at: place(one.at) })),
    borders,
    boxes,
    wastes: told.wastes ?? {},
    sites: Object.fromEntries(
      Object.entries(told.sites ?? {}).map(([cell, places]) => [cell, placesOf(places).map(place)]),
    ),
  };
}

/** Places written as "x,y x,y". */
const placesOf = (text) => text.split(' ').map((pair) => pair.split(',').map(Number));

/** What a line between two areas is. */
function kindOf(plan, { left, right }) {
  if (left === FRAME || right === FRAME) return 'frame';
  const border = plan.borders.get(pairName(left, right));
  if (border) return border.kind;
  const wastes = [left, right].map((area) => plan.wastes[area]?.is);
  if (wastes.includes('sea')) return 'coast';
  return wastes.includes('lake') ? 'shore' : 'impassable';
}

/** How large each area should be, and where. */
function wishesOf(plan, sites, graph, arcs) {
  const { typical } = plan;
  const wishes = new Map();
  for (const cell of new Set(arcs.flatMap((arc) => [arc.left, arc.right]))) {
    const waste = plan.wastes[cell];
    if (cell === FRAME || waste?.is === 'sea') continue;
    const [ring] = ringsOf(arcs, cell);
    const { area, middle } = measure(
      ring.flatMap((one) => one.chain.slice(0, -1)).map((one) => graph.points[one].at),
    );
    const box = plan.boxes.find((one) => one.id === cell);
    if (box) {
      wishes.set(cell, { area: clearingOf(box), firm: 2.5, at: box.at, pull: 4e-4 });
    } else if (waste) {
      wishes.set(cell, { area: waste.area ?? area, firm: 1, at: middle, pull: 6e-5 });
    } else {
      const { size } = plan.regions.find((one) => one.id === cell);
      const wish = 1.12 * Math.sqrt(area * typical);
      wishes.set(cell, {
        area: size ? size * typical : Math.max((typical * 76) / 85, Math.min((typical * 190) / 85, wish)),
        firm: 1.3,
        at: sites.find((one) => one.cell === cell).at,
        pull: 8e-5,
      });
    }
  }
  return wishes;
}

/** The side of a line that lies higher, or behind the wall. */
function highSide(plan, { left, right }) {
  const high = plan.borders.get(pairName(left, right))?.high;
  return high === left ? { high: 'left' } : high === right ? { high: 'right' } : {};
}

/** The whole of what is drawn, areas off the map included. */
function boundsOf({ width, height }, boxes) {
  const rim = 8;
  return boxes.reduce(
    ([left, top, right, foot], { box: [x, y, wide, high] }) => [
      Math.min(left, x - rim),
      Math.min(top, y - rim),
      Math.max(right, x + wide + rim),
      Math.max(foot, y + high + rim),
    ],
    [0, 0, width, height],
  );
}

/** Areas off the map must not lie on each other. */
function checkBoxes(boxes) {
  const on = ([x, y, wide, high], [u, v, width, height]) =>
    x < u + width && u < x + wide && y < v + height && v < y + high;
  for (const [at, one] of boxes.entries()) {
    const other = boxes.slice(at + 1).find(({ box }) => on(one.box, box));
    if (other) throw new Error(`${one.id} and ${other.id} lie on each other: move one of them`);
  }
}

/** The borders of a description that a drawing does not show. */
function missing(plan, lines) {
  const shown = new Set(lines.map(({ left, right }) => pairName(left, right)));
  return [...plan.borders].filter(([pair]) => !shown.has(pair)).map(([pair, { kind }]) => `${pair}: ${kind}`);
}

/** What is printed of a region. */
function printed({ name, land, site, terrain }, outline) {
  return { name, land, site, terrain, ...settle(outline, name) };
}

/** Draws a map. What the file has is described in `src/parts/war/geometry.ts`. */
export function draw(description) {
  const plan = planOf(description);
  const sites = makeSites(plan);
  const edges = triangulate(sites, plan.borders, description.lenient);
  const graph = dual(plan, sites, edges, trianglesOf(sites, edges));
  const arcs = arcsOf(graph);
  for (const arc of arcs) arc.wish = LENGTHS[kindOf(plan, arc)];
  const wishes = wishesOf(plan, sites, graph, arcs);
  const sheet = new Sheet(plan, graph, arcs, wishes);
  for (let round = 0; round < 260; round++) sheet.relax(round < 60 ? 9 : round < 160 ? 4 : 1.5);
  roughen(sheet);
  for (const point of graph.points) point.at = point.at.map(Math.round);

  const lines = arcsOf(graph);
  const outlineOf = (cell) =>
    ringsOf(lines, cell)[0]
      .flatMap((one) => one.chain.slice(0, -1))
      .map((one) => graph.points[one].at);
  const boxes = plan.boxes.map((box) => settleBox(box, box.inside ? outlineOf(box.id) : null, plan));
  checkBoxes(boxes);
  const file = {
    ...(description.key && { key: description.key }),
    width: plan.width,
    height: plan.height,
    bounds: boundsOf(plan, boxes),
    arcs: lines.map((arc) => {
      const along = arc.chain.map((one) => graph.points[one].at);
      const points = along.filter((one, at) => at === 0 || distance(one, along[at - 1]) > 0);
      const { left, right } = arc;
      return { kind: kindOf(plan, arc), left, right, ...highSide(plan, arc), points: points.join(' ') };
    }),
    areas: {},
    boxes: Object.fromEntries(boxes.map(({ id, ...box }) => [id, box])),
  };
  const seas = Object.keys(plan.wastes).filter((cell) => plan.wastes[cell].is === 'sea');
  for (const cell of [...wishes.keys(), ...seas].sort()) {
    const [ring] = ringsOf(lines, cell);
    const region = plan.regions.find((one) => one.id === cell);
    file.areas[cell] = {
      is: region ? 'region' : (plan.wastes[cell]?.is ?? 'mountains'),
      ring: ring.map((one) => (one.back ? -1 - one.at : one.at)).join(' '),
      ...(region && printed(region, outlineOf(cell))),
    };
  }
  return { file, missing: missing(plan, lines) };
}
