import type { Page } from '@playwright/test';
import type { GameInfo, TableInfo } from '../src/wire';
import { expect, test } from './fixtures';
import { Rest } from './rest';

/** How many kB of script a page has fetched, compressed. */
async function scripts(page: Page): Promise<number> {
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  return bytes / 1000;
}

test('pages are light: 60 kB of script to begin with, 140 kB for a board', async ({ visit }) => {
  const { page, context } = await visit();
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const heavy: string[] = [];
  const weigh = async (name: string, most: number) => {
    const weight = await scripts(page);
    expect(weight, `${name} has scripts`).toBeGreaterThan(5);
    if (weight > most) heavy.push(`${name}: ${weight.toFixed(1)} kB`);
  };
  await weigh('home', 60);
  const rest = new Rest(context.request);
  await rest.guest('Light Sparrow');
  for (const game of await rest.get<GameInfo[]>('/api/games')) {
    for (const scenario of game.scenarios.slice(0, 2)) {
      const people = scenario.layouts[0]?.people ?? 1;
      const places = (scenario.layouts[0]?.places ?? []).map((_, n) =>
        n === 0 ? 'me' : { computer: 'random' },
      );
      const table = await rest.post<TableInfo>('/api/tables', {
        game: game.slug,
        scenario: scenario.id,
        people,
        places,
      });
      // A document of its own, so that nothing is left over from the page before.
      await page.goto(`/table/${table.id}`);
      await expect(page.getByRole('log')).toBeAttached();
      await page.waitForLoadState('networkidle');
      await weigh(`${game.slug}, ${scenario.id}`, 140);
    }
  }
  expect(heavy).toEqual([]);
});
