import type { Page } from '@playwright/test';

/** Lets a page show itself in light or dark colours. */
export async function dress(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction((wanted) => {
    // Dark letters are for light paper.
    const [red = 0] = (getComputedStyle(document.body).color.match(/\d+/g) ?? []).map(Number);
    return wanted === 'dark' ? red > 150 : red < 100;
  }, scheme);
  // Colours fade into each other, unless somebody wants less motion.
  if (!(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)))
    await page.waitForTimeout(500);
}
