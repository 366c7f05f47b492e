import { tick } from 'svelte';

/** The largest and the smallest letters, and the steps between them, in pixels. */
const MOST = 13;
const LEAST = 8.5;
/** On a narrow screen letters stay larger: it is held in the hand, and cards have more room there. */
const LEAST_NARROW = 10.5;
const STEP = 0.5;

/**
 * Makes the letters of an element as large as there is room for all of its words, so that a card can be read as it lies in the
 * hand; where there is not, `data-cut` says so. With `null` they stay as they are.
 */
export function fit(node: HTMLElement, words: string | null) {
  let [width, height] = [0, 0];

  function measure() {
    [width, height] = [node.clientWidth, node.clientHeight];
    if (words === null || height === 0) return;
    let letters = MOST;
    node.style.fontSize = `${letters}px`;
    const least = matchMedia('(max-width: 899px)').matches ? LEAST_NARROW : LEAST;
    while (letters > least && node.scrollHeight > node.clientHeight) {
      letters -= STEP;
      node.style.fontSize = `${letters}px`;
    }
    node.toggleAttribute('data-cut', node.scrollHeight > node.clientHeight);
  }

  const watch = new ResizeObserver(() => {
    if (node.clientWidth !== width || node.clientHeight !== height) measure();
  });
  measure();
  watch.observe(node);
  return {
    update(next: string | null) {
      if (next !== words) {
        words = next;
        // The new words are not there yet.
        void tick().then(measure);
      }
    },
    destroy() {
      watch.disconnect();
    },
  };
}
