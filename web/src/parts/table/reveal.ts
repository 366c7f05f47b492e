/** The part of the window, from top to bottom in pixels, in which things are seen. */
interface Room {
  top: number;
  bottom: number;
}

/** Where to scroll, in pixels, so that all of these boxes are seen, or one if they don't fit: not at all if that is so already. */
export function scrollTo(boxes: readonly { top: number; bottom: number }[], { top, bottom }: Room): number {
  const upper = Math.min(...boxes.map((box) => box.top));
  const lower = Math.max(...boxes.map((box) => box.bottom));
  if (boxes.length > 1 && lower - upper <= bottom - top)
    return upper < top ? upper - top : lower > bottom ? lower - bottom : 0;
  const seen = boxes.some((box) => box.top >= top && box.bottom <= bottom);
  const [first] = boxes;
  if (seen || !first) return 0;
  // Larger than the room: its top is seen.
  const spare = Math.max(0, bottom - top - (first.bottom - first.top));
  return first.top - top - spare / 2;
}

/** When it is tried, in milliseconds: a board that has just been loaded takes a while. */
const TRIES = [0, 120, 400, 1000, 2000];

/**
 * Scrolls the page so that what is asked about can be seen above the sheet that asks, or some of it. It tries until there is such a thing;
 * the answer ends that.
 */
export function reveal(keys: ReadonlySet<string>, sheet: HTMLElement): () => void {
  const look = () => {
    const boxes = [...document.querySelectorAll('[data-thing]')]
      .filter((node) => keys.has(node.getAttribute('data-thing') ?? ''))
      .map((node) => node.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0);
    if (boxes.length === 0) return;
    stop();
    const by = scrollTo(boxes, { top: 8, bottom: sheet.getBoundingClientRect().top - 8 });
    if (by === 0) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollBy({ top: by, behavior: still ? 'instant' : 'smooth' });
  };
  const timers = TRIES.map((time) => setTimeout(look, time));
  const stop = () => timers.forEach(clearTimeout);
  return stop;
}
