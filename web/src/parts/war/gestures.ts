import type { Camera } from './camera.svelte';

/** How far a pointer moves before it is a drag and no longer a click. */
const SLIP = 6;

/** Moves and zooms the map by mouse, pen and fingers. A drag does not end in a click. */
export function gestures(node: HTMLElement, camera: Camera): { destroy: () => void } {
  const down = new Map<number, { x: number; y: number }>();
  let moved = 0;

  const place = (event: MouseEvent) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function press(event: PointerEvent) {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest('button')) return;
    // The mouse drags what stands on the map, not the map.
    if (event.pointerType === 'mouse' && target.closest('[data-drags]')) return;
    if (down.size === 0) moved = 0;
    down.set(event.pointerId, place(event));
  }

  function move(event: PointerEvent) {
    const from = down.get(event.pointerId);
    // A finger that was held has taken something.
    if (!from || node.querySelector('[data-dragged]')) return;
    const to = place(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    moved += Math.hypot(to.x - from.x, to.y - from.y);
    if (moved > SLIP) {
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      camera.moving = !other;
      if (other) pinch(from, to, other);
      else camera.drag(to.x - from.x, to.y - from.y);
      down.set(event.pointerId, to);
    }
  }

  function pinch(
    from: { x: number; y: number },
    to: { x: number; y: number },
    other: { x: number; y: number },
  ) {
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const after = Math.hypot(to.x - other.x, to.y - other.y);
    if (before > 8) camera.zoomBy(after / before, (to.x + other.x) / 2, (to.y + other.y) / 2);
    camera.drag((to.x - from.x) / 2, (to.y - from.y) / 2);
  }

  function release(event: PointerEvent) {
    down.delete(event.pointerId);
    camera.moving = false;
  }

  function click(event: MouseEvent) {
    // A click by keyboard has no detail.
    if (moved > SLIP && event.detail > 0) event.stopPropagation();
    moved = 0;
  }

  function wheel(event: WheelEvent) {
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.0016 : 0.05));
    // The page scrolls on where the map cannot be made smaller.
    if (factor < 1 && camera.isFitted) return;
    event.preventDefault();
    const { x, y } = place(event);
    camera.zoomBy(factor, x, y);
  }

  node.addEventListener('pointerdown', press);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', release);
  node.addEventListener('pointercancel', release);
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('wheel', wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', release);
      node.removeEventListener('pointercancel', release);
      node.removeEventListener('click', click, { capture: true });
      node.removeEventListener('wheel', wheel);
    },
  };
}
