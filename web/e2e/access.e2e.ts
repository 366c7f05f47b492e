import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import type { GameInfo, TableInfo } from '../src/wire';
import { dress } from './dress';
import { expect, phone, test } from './fixtures';
import { Rest } from './rest';

/** Everything that axe finds on a page, be it ever so small; in other colours only what is about them. */
async function found(page: Page, onlyColours: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};0`);
  const { violations } = await page.evaluate(
    (how) =>
      (window as unknown as { axe: { run: (what: Document, how: object) => Promise<AxeResults> } }).axe.run(
        document,
        how,
      ),
    {
      resultTypes: ['violations'],
      ...(onlyColours && { runOnly: ['color-contrast', 'link-in-text-block'] }),
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

test('axe finds nothing on any page, light and dark, wide and narrow', async ({ visit }) => {
  test.setTimeout(240_000);
  const { page, context } = await visit({ width: 1440, height: 900 });
  const rest = new Rest(context.request);
  await rest.guest('Careful Otter');
  const games = await rest.get<GameInfo[]>('/api/games');
  const over = await rest.duel(['me', 'me'], 'The long war');
  await rest.play(over.id, 40);
  await rest.post<TableInfo>(`/api/tables/${over.id}/resign`);
  await rest.duel(['me', 'invited'], 'Room for one more');

  const pages: [string, string][] = [
    ['/', '.games .card'],
    ['/lobby', 'article'],
    ['/mine', 'article'],
    ['/rules', '.games .card'],
    ['/rules/champions', '.rule'],
    ['/learn/wotr', 'h1'],
    ['/account', '#tokens'],
    ['/decks', '.list .card'],
    ['/decks/champions/new', '.bar .chip'],
    ['/packs', '.list .card'],
    ['/packs/five-armies/new', 'fieldset'],
    ['/nowhere', 'h1'],
    [`/result/${over.id}`, 'figure'],
    [`/replay/${over.id}?at=30`, 'section.board .board'],
    ...games.map(({ slug }): [string, string] => [`/new/${slug}`, 'form button.primary']),
  ];
  const barriers: string[] = [];
  for (const [address, sign] of pages)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator(sign).first()).toBeVisible();
      // All of a book of rules looks like a part of it.
      const search = page.getByRole('searchbox', { name: 'Search the rules' });
      if (await search.isVisible()) await search.fill('obligation');
      await page.evaluate(() => document.fonts.ready);
      for (const size of [{ width: 1440, height: 900 }, phone]) {
        await page.setViewportSize(size);
        for (const scheme of ['light', 'dark'] as const) {
          await dress(page, scheme);
          const told = await found(page, scheme === 'dark');
          barriers.push(...told.map((one) => `${address}, ${size.width}, ${scheme}: ${one}`));
        }
      }
    });
  expect(barriers).toEqual([]);
});

test('a first visit goes without a complaint: nobody is asked who they are', async ({ visit }) => {
  const { page } = await visit();
  const refused: string[] = [];
  page.on('response', (reply) => {
    if (reply.status() >= 400) refused.push(`${reply.status()} ${reply.url()} on ${page.url()}`);
  });
  for (const address of ['/', '/lobby', '/mine', '/rules', '/decks', '/packs', '/account', '/new']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(refused).toEqual([]);
});
