/*
 * Where an Army stands in a region, and where the region's name is written.
 */
import { depth, distance, measure } from './plane.mjs';

/** The width of a letter and the height of a line in names of usual size. */
const LETTER = 6.5;
const LINE = 12;
/** The same in names as large as they get, which those of areas off the map have room for. */
const LARGE_LETTER = 7.4;
const LARGE_LINE = 13.5;

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
export function settle(outline, name) {
  const [low, high] = [0, 1]
    .map((axis) => outline.map((one) => one[axis]))
    .map((all) => [Math.min(...all), Math.max(...all)]);
  const { middle: heart } = measure(outline);
  const places = [];
  for (let x = low[0]; x < low[1]; x += 5) {
    for (let y = high[0]; y < high[1]; y += 5) {
      const room = depth([x, y], outline);
      if (room < 17) continue;
      const worth = Math.min(room - 20, 10) + 0.08 * Math.min(room, 50) - 0.05 * distance([x, y], heart);
      places.push({ x, y, worth, order: places.length });
    }
  }
  // The best places come first, so that most others need not be looked at; of equals the first one in order is taken.
  places.sort((a, b) => b.worth - a.worth || a.order - b.order);
  let best = { score: -Infinity, order: Infinity };
  for (const { x, y, worth, order } of places) {
    if (worth < best.score) break;
    for (const lines of linesOf(name)) {
      const half = [(Math.max(...lines.map((one) => one.length)) * LETTER) / 2, (lines.length * LINE) / 2];
      for (const way of [1, -1]) {
        for (const aside of [0, -8, 8, -16, 16]) {
          const odd = lines.length * 1.5 + Math.abs(aside) / 12 + (way < 0 ? 3 : 0);
          if (worth - odd < best.score) continue;
          const middle = [x + aside, y + (way > 0 ? 20 + half[1] : -26 - half[1])];
          const corners = [-1, 0, 1].flatMap((dx) =>
            [-1, 1].map((dy) => [middle[0] + dx * half[0], middle[1] + dy * half[1]]),
          );
          const clear = Math.min(...corners.map((one) => depth(one, outline)));
          const score = worth + Math.min(0, 2.5 * clear - 10) - odd;
          if (score < best.score || (score === best.score && order >= best.order)) continue;
          const label = [middle[0], middle[1] - half[1] + LINE * 0.76].map(Math.round);
          best = { score, order, at: [x, y].map(Math.round), lines, label };
        }
      }
    }
  }
  return { at: best.at, room: Math.floor(depth(best.at, outline)), lines: best.lines, label: best.label };
}

/** The least size of an area off the map: it has room for an Army below its name. */
const BOX = { width: 96, height: 58 };

/** The size of the box of an area off the map, its name's lines, and how high they are. */
function sizeBox({ name, width = 0, height = 0 }) {
  const lines = linesOf(name).at(-1);
  const letters = Math.max(...lines.map((one) => one.length)) * LARGE_LETTER + 14;
  const head = lines.length * LARGE_LINE + 6;
  const size = [Math.max(BOX.width, letters, width), Math.max(BOX.height + head, height)];
  return { lines, head, size: size.map(Math.round) };
}

/** How large the clearing of an area off the map should be. */
export function clearingOf(box) {
  const [width, height] = sizeBox(box).size;
  return 1.3 * (width + 14) * (height + 14);
}

/** How far a box on the sheet is from its edge at least. */
const RIM = 6;

/** The middle of a box that lies as deep in an outline as can be, and on the sheet. */
function middleIn(outline, [width, height], sheet) {
  const [xs, ys] = [0, 1].map((axis) => outline.map((one) => one[axis]));
  let best = { clear: -Infinity };
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 4) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 4) {
      const corners = [-1, 1].flatMap((dx) =>
        [-1, 1].map((dy) => depth([x + (dx * width) / 2, y + (dy * height) / 2], outline)),
      );
      const clear = Math.min(...corners);
      if (clear > best.clear) best = { clear, at: [x, y] };
    }
  }
  return best.at.map((one, axis) => {
    const half = [width, height][axis] / 2 + RIM;
    return Math.max(half, Math.min([sheet.width, sheet.height][axis] - half, one));
  });
}

/** An area off the map: a box around its place or in its clearing, its name on top. */
export function settleBox(told, clearing, sheet) {
  const { id, name, is, at, land, leadsTo } = told;
  const { lines, head, size } = sizeBox(told);
  const middle = clearing ? middleIn(clearing, size, sheet) : at;
  const [left, top] = [middle[0] - size[0] / 2, middle[1] - size[1] / 2].map(Math.round);
  return {
    id,
    name,
    is,
    land,
    leadsTo,
    box: [left, top, ...size],
    at: [left + size[0] / 2, top + head + (size[1] - head) / 2].map(Math.round),
    room: Math.floor(Math.min(size[0], size[1] - head) / 2),
    lines,
    label: [left + size[0] / 2, top + 4 + LARGE_LINE * 0.82].map(Math.round),
  };
}
