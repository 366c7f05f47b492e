/** Small words that stay small inside a name. */
const small = new Set(['of', 'the', 'and', 'in', 'to', 'a', 'an', 'on', 'at', 'for']);

/** An id as words for people: `knights-of-dol-amroth` becomes `Knights of Dol Amroth`. */
export function words(id: string): string {
  return id
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((part, at) => (at > 0 && small.has(part) ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(' ');
}

/** The same as the start of a sentence: `draw_deck` becomes `Draw deck`. */
export function label(id: string): string {
  const text = id.replace(/[-_]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
