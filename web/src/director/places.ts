import { thingKey } from '../games/board';

/** A point of the page, and how much room there is around it. */
export interface Spot {
  x: number;
  y: number;
  /** Half of the size of what is there. */
  r: number;
}

/** Where something is drawn: the middle of what can be seen of the board. */
export function middleOf(area: DOMRect): Spot {
  return { x: area.left + area.width / 2, y: area.top + area.height / 2, r: 0 };
}

/** How finely it is felt out what covers the board, in pixels. */
const FEEL = 24;

/** What can be seen of the board: what lies over its lower edge, as the sheet of a phone does, is left out. */
export function areaOf(board: Element): DOMRect {
  const box = board.getBoundingClientRect();
  const top = Math.max(box.top, 0);
  const left = Math.max(box.left, 0);
  const right = Math.max(left, Math.min(box.right, innerWidth));
  let bottom = Math.max(top, Math.min(box.bottom, innerHeight));
  while (bottom - top > FEEL * 8) {
    const there = document.elementFromPoint((left + right) / 2, bottom - 4);
    if (!there || board.contains(there) || there.contains(board)) break;
    bottom -= FEEL;
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

function isIn({ x, y }: Spot, area: DOMRect): boolean {
  return x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
}

/** Where a thing is drawn largest, in sight: elsewhere it is only named. */
export function placeOf(board: Element, thing: unknown, area: DOMRect): Spot | null {
  const key = CSS.escape(thingKey(thing));
  let best: Spot | null = null;
  let size = 0;
  for (const node of board.querySelectorAll(`[data-thing="${key}"], [data-place="${key}"]`)) {
    const box = node.getBoundingClientRect();
    if (box.width * box.height <= size) continue;
    const spot = onMap(node) ?? middle(box);
    if (!isIn(spot, area)) continue;
    best = spot;
    size = box.width * box.height;
  }
  return best;
}

const middle = (box: DOMRect): Spot => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
  r: Math.min(box.width, box.height) / 2,
});

/** Where a region has its middle, whatever its outline and wherever the map was moved. */
function onMap(node: Element): Spot | null {
  if (!(node instanceof SVGGraphicsElement)) return null;
  const [x = NaN, y = NaN] = (node.dataset['at'] ?? '').split(' ').map(Number);
  const matrix = node.getScreenCTM();
  if (!matrix || Number.isNaN(x) || Number.isNaN(y)) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix);
  return { x: point.x, y: point.y, r: 26 };
}
