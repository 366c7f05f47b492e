import { thingKey } from '../../games/board';
import { HOLD } from './peek';
import type { Pointing } from './pointing';

/*
 * Drag and drop on a board.
 *
 * What can be dragged says `BoardPointing`, by its third argument: cards of the hand, Armies, figures. `ThingButton` does the rest. An
 * element of another kind, such as an Army on a map, uses the action itself:
 *
 *     <g data-thing={thingKey(thing)} use:drag={{ thing, board }}>
 *
 * Whatever something can be dropped on carries `data-thing` with its key, and is lit: taking a thing in the hand points at it, so that
 * the answers about it light what comes next; dropping it points at both, in this order. A drop elsewhere and Escape put it back.
 * The element that would take it has `data-drop` meanwhile. The mouse drags at once; a finger is held first, so that it can still scroll.
 * Clicks and keys stay what they are: everything that can be dragged can also be chosen by pointing at one thing after the other.
 */

/** How far a pointer goes before it drags, in pixels. */
const THRESHOLD = 6;
/** How near to an edge of the window it scrolls, and how far in one frame, in pixels. */
const EDGE = 56;
const SCROLL = 11;

export interface DragOptions {
  thing: unknown;
  /** What is seen in the hand, if that is not the element itself: an Army, not its region. */
  picture?: (() => HTMLElement | SVGElement | null) | undefined;
  board: Pick<Pointing<unknown, unknown>, 'drags' | 'canDrop' | 'take' | 'drop' | 'putBack'>;
}

/** Lets an element be dragged to another thing of the board. */
export function drag(node: HTMLElement | SVGElement, options: DragOptions) {
  let { thing, board, picture } = options;
  let start: { x: number; y: number; time: number; id: number; finger: boolean } | null = null;
  let ghost: HTMLElement | null = null;
  let target: Element | null = null;
  let at = { x: 0, y: 0 };
  let frame = 0;

  /** The thing at a place of the window that would take what is dragged. */
  function under(x: number, y: number): Element | null {
    let element = document.elementFromPoint(x, y)?.closest('[data-thing]') ?? null;
    while (element) {
      const key = element.getAttribute('data-thing') ?? '';
      if (element !== node && key !== thingKey(thing) && board.canDrop(key)) return element;
      element = element.parentElement?.closest('[data-thing]') ?? null;
    }
    return null;
  }

  function aim(): void {
    if (!ghost || !start) return;
    ghost.style.transform = `translate(${at.x - start.x}px, ${at.y - start.y}px) rotate(2deg)`;
    const next = under(at.x, at.y);
    if (next === target) return;
    target?.removeAttribute('data-drop');
    target = next;
    target?.setAttribute('data-drop', '');
  }

  /** Near an edge the page moves along, so that everything can be reached. */
  function roll(): void {
    frame = requestAnimationFrame(roll);
    const by = at.y < EDGE ? -SCROLL : at.y > innerHeight - EDGE ? SCROLL : 0;
    if (by === 0) return;
    scrollBy(0, by);
    aim();
  }

  function begin(): void {
    if (!start) return;
    ghost = ghostOf(picture?.() ?? node);
    // Beside it, so that the board's colours hold; an HTML element can't lie in a drawing.
    (node.closest('svg') ?? node).parentElement?.append(ghost);
    ghost.showPopover();
    (picture?.() ?? node).setAttribute('data-dragged', '');
    if (!node.hasPointerCapture(start.id)) node.setPointerCapture(start.id);
    addEventListener('keydown', escape, true);
    frame = requestAnimationFrame(roll);
    board.take(thing);
    aim();
  }

  function end(dropped: boolean): void {
    const on = target?.getAttribute('data-thing');
    const dragged = ghost !== null;
    ghost?.remove();
    ghost = null;
    target?.removeAttribute('data-drop');
    target = null;
    start = null;
    cancelAnimationFrame(frame);
    removeEventListener('keydown', escape, true);
    (picture?.() ?? node).removeAttribute('data-dragged');
    if (!dragged) return;
    if (dropped && on) board.drop(thing, JSON.parse(on));
    else board.putBack();
  }

  /** The click that follows a drag is none. */
  function noClick(): void {
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, true), 0);
  }
  function swallow(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function escape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    addEventListener('pointerup', noClick, { capture: true, once: true });
    end(false);
  }

  const down = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.button !== 0 || !event.isPrimary || !board.drags(thing))
      return;
    const finger = event.pointerType === 'touch';
    start = { x: event.clientX, y: event.clientY, time: event.timeStamp, id: event.pointerId, finger };
    at = { x: start.x, y: start.y };
    // A quick hand leaves it at once; a finger's events stay with it anyway.
    if (!finger) node.setPointerCapture(event.pointerId);
  };
  const move = (event: Event) => {
    if (!(event instanceof PointerEvent) || !start || event.pointerId !== start.id) return;
    at = { x: event.clientX, y: event.clientY };
    if (ghost) aim();
    else if (Math.hypot(at.x - start.x, at.y - start.y) > THRESHOLD) {
      if (start.finger && event.timeStamp - start.time < HOLD) start = null;
      else begin();
    }
  };
  const up = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerId !== start?.id) return;
    if (ghost) noClick();
    end(true);
  };
  const cancel = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerId === start?.id) end(false);
  };
  /** A finger that was held does not scroll any more. */
  const touch = (event: Event) => {
    if (ghost || (start?.finger && event.timeStamp - start.time >= HOLD)) event.preventDefault();
  };
  const native = (event: Event) => event.preventDefault();

  const listeners: [string, (event: Event) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['dragstart', native],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener);
  node.addEventListener('touchmove', touch, { passive: false });

  return {
    update(next: DragOptions) {
      ({ thing, board, picture } = next);
    },
    destroy() {
      // The listeners go with the node. What is in the hand when its place vanishes is put back.
      if (start) end(false);
    },
  };
}

/** A picture of what is dragged, in the top layer, where it lies now. */
function ghostOf(node: HTMLElement | SVGElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.popover = 'manual';
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const copy = node.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'data-thing', 'data-dragged', 'tabindex', 'title']) one.removeAttribute(name);
  }
  if (node instanceof SVGGraphicsElement && node.tagName !== 'svg') {
    // A part of a drawing has its own measure: the copy is drawn in it.
    const box = node.getBBox();
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    frame.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    frame.setAttribute('width', `${width}`);
    frame.setAttribute('height', `${height}`);
    copy.removeAttribute('transform');
    frame.append(copy);
    ghost.append(frame);
  } else ghost.append(copy);
  return ghost;
}
