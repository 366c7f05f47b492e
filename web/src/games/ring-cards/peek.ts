import { on } from 'svelte/events';
import type { Large, Table } from './table';

/** How long a pointer rests on a thing before it is shown large, in milliseconds. */
const REST = 320;
/** How long a finger is held on it. */
const HOLD = 450;
/** How far a finger may slip while it is held, in pixels. */
const SLIP = 10;

/** Shows a card or location large: on hover after a moment, on keyboard focus, and on a long press. */
export function peek(node: HTMLElement, options: { what: Large | null; table: Table }) {
  let { what, table } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: { x: number; y: number } | null = null;
  let held = false;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const after = (delay: number, show: () => void) => {
    stop();
    timer = setTimeout(show, delay);
  };
  const show = (hold: boolean) => {
    if (what) table.enlarge(what, node, hold);
  };

  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') after(REST, () => show(false));
  };
  const leave = (event: PointerEvent) => {
    stop();
    if (event.pointerType === 'mouse') table.reduce(node);
  };
  const down = (event: PointerEvent) => {
    held = false;
    if (event.pointerType === 'mouse') return;
    start = { x: event.clientX, y: event.clientY };
    after(HOLD, () => {
      held = true;
      show(true);
    });
  };
  const move = (event: PointerEvent) => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) {
      stop();
      start = null;
    }
  };
  const up = () => {
    if (start) stop();
    start = null;
  };
  const click = (event: MouseEvent) => {
    stop();
    if (held) {
      // The finger came up after a long press: it looked, it did not choose.
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  const menu = (event: Event) => {
    if (start || held) event.preventDefault();
  };
  const focus = () => {
    if (node.matches(':focus-visible')) show(false);
  };
  const blur = () => {
    stop();
    table.reduce(node);
  };

  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('contextmenu', menu);
  // A card that leaves the table while it has the focus loses it in the middle of the drawing, where a plain
  // listener must not change anything.
  on(node, 'focus', focus);
  on(node, 'blur', blur);

  return {
    update(next: { what: Large | null; table: Table }) {
      ({ what, table } = next);
    },
    destroy() {
      // The listeners go with the node.
      stop();
      table.reduce(node);
    },
  };
}
