import type { Page } from '@playwright/test';

/** Something that a page says, and where. */
interface Said {
  where: string;
  text: string;
}

/**
 * Everything that the page says, seen or only heard, and apart from it what people wrote and the books of rules say: that
 * is marked, in any language.
 */
async function saidBy(page: Page): Promise<{ said: Said[]; written: string[] }> {
  return page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
      'label',
    ];
    const said = [{ where: 'title', text: document.title }];
    const where = (node: Element | null) => {
      const names = [];
      for (let at = node; at && at !== document.body && names.length < 4; at = at.parentElement) {
        const [first] = at.classList;
        names.unshift(first ? `${at.localName}.${first}` : at.localName);
      }
      return names.join(' ');
    };
    const own = (node: Element | null) => !node?.closest('[data-server-text], script, style, noscript');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of attributes) {
          const text = own(node) && node.getAttribute(name);
          if (text) said.push({ where: `${where(node)} [${name}]`, text });
        }
      } else if (own(node.parentElement) && node.textContent?.trim()) {
        said.push({ where: where(node.parentElement), text: node.textContent.trim() });
      }
    }
    const written = [...document.querySelectorAll('[data-server-text]')].map((node) =>
      node.textContent.trim(),
    );
    return { said, written };
  });
}

/** What is the same in every language. */
const everywhere = new Set(['https://']);

/** Letters without marks. One alone may be a key, two or three may be a number. */
const word = /[A-Za-z]{2,}/;
const roman = /^[IVX]+$/;
/** The numbers of rules are as the books of rules have them. */
const numbered = /^(?:Appendix [A-Z]|[\d.]+ step \d+)$/;

/**
 * What a page in the made-up language says in plain English. What people wrote is filled in between two characters that
 * are not seen: a label that names something tells its name as the page does beside it, where it is marked, or as the
 * test has written it.
 */
export async function plainEnglish(page: Page, writtenHere: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const { said, written: marked } = await saidBy(page);
  const written = [...writtenHere, ...marked];
  const isPlain = (text: string) =>
    word.test(text) &&
    !roman.test(text) &&
    !numbered.test(text) &&
    !everywhere.has(text) &&
    !written.includes(text.trim());
  for (const { where, text } of said) {
    let rest = text;
    // A title may hold such characters itself, so whole names go first.
    for (const name of written) rest = rest.replaceAll(`\u2068${name}\u2069`, '');
    for (
      let inner = /\u2068([^\u2068\u2069]*)\u2069/.exec(rest);
      inner;
      inner = /\u2068([^\u2068\u2069]*)\u2069/.exec(rest)
    ) {
      const name = inner[1] ?? '';
      if (isPlain(name)) found.add(`${where}: ${name} in ${text}`);
      rest = rest.replace(inner[0], '');
    }
    if (isPlain(rest)) found.add(`${where}: ${text}`);
  }
  return [...found];
}

/** Texts of the page's own that are wider than their place, and pages that are wider than the window. */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.add(`the page, by ${over} pixels`);
    const firm = 'button, a.button, label, legend, summary, .chip, .flag';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !/\p{L}/u.test(node.textContent ?? '')) continue;
      if (parent.closest('[data-server-text], .unseen, .sr, .skip, svg')) continue;
      const clamped = parent.closest<HTMLElement>('.name');
      if (clamped && getComputedStyle(clamped).webkitLineClamp !== 'none') {
        const lost = clamped.scrollHeight - clamped.clientHeight;
        if (lost > 2)
          found.add(
            `${clamped.localName}.${clamped.className}, ${lost} pixels below: ${clamped.textContent}`,
          );
      }
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX, display } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const isCut = overflowX === 'hidden' || overflowX === 'clip';
        if (display === 'inline' || (!isCut && !at.matches(firm))) continue;
        const box = at.getBoundingClientRect();
        // What is only heard is a point.
        if (box.width <= 2) break;
        const more = Math.ceil(Math.max(right - box.right, box.left - left));
        if (more > 1)
          found.add(`${at.localName}.${at.className}, by ${more} pixels: ${node.textContent?.trim()}`);
        break;
      }
    }
    return [...found];
  });
}
