import { on } from 'svelte/events';
import type { Pointing } from './pointing';

/** How long a pointer rests on a thing before it is shown large, in milliseconds. */
const REST = 280;
/** How long a finger is held on it. */
export const HOLD = 450;
/** How far a finger may slip while it is held, in pixels. */
const SLIP = 10;

interface Options {
  /** What is shown; nothing if there is no more to see. */
  what: unknown;
  board: Pointing<unknown, unknown>;
}

/** Shows a thing large: on hover after a moment, on keyboard focus, and on a long press. */
export function peek(node: HTMLElement, options: Options) {
  let { what, board } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: { x: number; y: number } | null = null;
  let held = false;

  const stop = () => clearTimeout(timer);
  const after = (delay: number, show: () => void) => {
    stop();
    timer = setTimeout(show, delay);
  };
  const show = (hold: boolean) => {
    if (what) board.enlarge(what, node, hold);
  };

  const listen: Record<string, (event: PointerEvent) => void> = {
    pointerenter: (event) => {
      if (event.pointerType === 'mouse') after(REST, () => show(false));
    },
    pointerleave: (event) => {
      stop();
      if (event.pointerType === 'mouse') board.reduce(node);
    },
    pointerdown: (event) => {
      held = false;
      if (event.pointerType === 'mouse') stop();
      if (event.pointerType === 'mouse') return;
      start = { x: event.clientX, y: event.clientY };
      after(HOLD, () => {
        held = true;
        show(true);
      });
    },
    pointermove: (event) => {
      if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) <= SLIP) return;
      stop();
      start = null;
    },
    pointerup: () => {
      if (start) stop();
      start = null;
    },
    pointercancel: () => {
      if (start) stop();
      start = null;
    },
  };
  for (const [name, listener] of Object.entries(listen)) {
    node.addEventListener(name, listener as (event: Event) => void);
  }
  node.addEventListener(
    'click',
    (event) => {
      stop();
      if (!held) return;
      // The finger came up after a long press: it looked, it did not choose.
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  node.addEventListener('contextmenu', (event) => {
    if (start || held) event.preventDefault();
  });
  // What leaves the table while it has the focus loses it in the middle of the drawing, where a plain listener must
  // not change anything.
  on(node, 'focus', () => {
    if (node.matches(':focus-visible')) show(false);
  });
  on(node, 'blur', () => {
    stop();
    board.reduce(node);
  });

  return {
    update(next: Options) {
      ({ what, board } = next);
    },
    destroy() {
      // The listeners go with the node.
      stop();
      board.reduce(node);
    },
  };
}
