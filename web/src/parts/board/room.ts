/** The least height in which the table is laid out without scrolling. */
const LEAST = 520;

/**
 * Gives an element the height that is left in the nearest ancestor that scrolls, so that nothing has to. Without such
 * an ancestor the page itself scrolls, and the element is as high as it likes.
 */
export function room(node: HTMLElement): { destroy: () => void } {
  let holder: HTMLElement | null = null;

  function scrolls(element: HTMLElement): boolean {
    const { overflowY } = getComputedStyle(element);
    return overflowY === 'auto' || overflowY === 'scroll';
  }
  function find(): HTMLElement | null {
    let at = node.parentElement;
    while (at && at !== document.body && !scrolls(at)) at = at.parentElement;
    return at === document.body ? null : at;
  }
  function measure() {
    holder = find();
    if (!holder) {
      node.style.removeProperty('height');
      return;
    }
    const above = node.getBoundingClientRect().top - holder.getBoundingClientRect().top + holder.scrollTop;
    node.style.height = `${Math.max(LEAST, Math.floor(holder.clientHeight - above))}px`;
  }

  const watch = new ResizeObserver(measure);
  measure();
  watch.observe(holder ?? document.documentElement);
  addEventListener('resize', measure);
  return {
    destroy() {
      watch.disconnect();
      removeEventListener('resize', measure);
    },
  };
}
