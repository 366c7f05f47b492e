import type { Page } from '@playwright/test';

/** The names on the map that overlap, two by two. */
export const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll<SVGTSpanElement>('[data-name] tspan')].map((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      // Small capitals have nothing below the line, and little above it.
      const trim = (bottom - top) * 0.2;
      const name = line.parentElement?.getAttribute('data-name') ?? '';
      return { name, left, right, top: top + trim, bottom: bottom - trim };
    });
    return lines.flatMap((a, at) =>
      lines
        .slice(at + 1)
        .filter(
          (b) =>
            a.name !== b.name && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        )
        .map((b) => `${a.name}, ${b.name}`),
    );
  });
