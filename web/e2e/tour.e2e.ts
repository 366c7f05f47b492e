import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { TableInfo } from '../src/wire';
import { barriers } from './barriers';
import { desktop, expect, phone, test, type Look } from './fixtures';
import { Rest } from './rest';
import { at } from './table';

const pictures = process.env['LONGTABLE_PICTURES'];

for (const size of [desktop, phone])
  for (const scheme of ['light', 'dark'] as const) {
    const look: Look = { ...size, scheme };
    test(`every page is open to everybody: ${size.width} wide, ${scheme}`, async ({ visit }) => {
      test.setTimeout(150_000);
      const me = await visit(look);
      const { page } = me;
      const found: string[] = [];
      const inspect = async (name: string, whole = true) => {
        await page.evaluate(() => document.fonts.ready);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (tooWide > 0) found.push(`${name}: ${tooWide} pixels wider than the window`);
        found.push(...(await barriers(page)).map((text) => `${name}: ${text}`));
        if (!pictures) return;
        mkdirSync(pictures, { recursive: true });
        const file = path.join(pictures, `${name}-${size.width}-${scheme}.png`);
        // Hiding the caret would put a style into the page, which its policy forbids.
        await page.screenshot({ path: file, fullPage: whole, caret: 'initial' });
      };
      const choose = (choices: object) =>
        page.evaluate((text) => localStorage.setItem('longtable.choices', text), JSON.stringify(choices));

      await test.step('pages for somebody who has just come', async () => {
        await page.goto('/');
        await expect(page.getByRole('button', { name: /^Play now/ }).first()).toBeVisible();
        await inspect('home');
        await page.goto('/account');
        await expect(page.getByRole('heading', { name: 'Look and sound' })).toBeVisible();
        await inspect('account-nobody');
        await page.goto('/rules');
        await expect(
          page.getByRole('link', { name: /Read the rules|War of the Ring/ }).first(),
        ).toBeVisible();
        await inspect('rules');
        await page.goto('/rules/ring-cards#rule-8.3.2');
        await expect(page.getByRole('searchbox', { name: 'Search the rules' })).toBeVisible();
        await inspect('rulebook', false);
        await page.goto('/learn/wotr');
        await expect(page.getByRole('heading', { name: 'Learn War of the Ring here' })).toBeVisible();
        await inspect('learn');
        await page.goto('/nowhere');
        await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
        await inspect('missing');
      });

      const rest = new Rest(me.context.request);
      await rest.guest('Careful Otter');
      const running = await rest.duel(['me', { computer: 'random' }], 'Friday evening');
      await rest.play(running.id, 25);
      const waiting = await rest.duel(['me', 'invited'], 'Room for one more');
      const over = await rest.duel(['me', 'me'], 'The long war');
      await rest.play(over.id, 60);
      await rest.post<TableInfo>(`/api/tables/${over.id}/resign`);

      await test.step('pages for somebody who plays', async () => {
        await page.goto('/new/ring-cards');
        await expect(page.getByRole('button', { name: 'Start playing' })).toBeVisible();
        await inspect('new');
        await page.goto('/lobby');
        await expect(page.getByRole('link', { name: 'Friday evening', exact: true }).first()).toBeVisible();
        await inspect('lobby');
        await page.goto('/mine');
        await expect(page.getByRole('link', { name: 'The long war', exact: true })).toBeVisible();
        await inspect('mine');
        await page.goto('/account');
        await expect(page.getByRole('heading', { name: 'Tokens for bots' })).toBeVisible();
        await inspect('account');
        await page.goto(`/table/${waiting.id}`);
        await expect(page.getByRole('heading', { name: 'Waiting for people' })).toBeVisible();
        await inspect('waiting');
      });

      await test.step('the table', async () => {
        await page.goto(`/table/${running.id}`);
        await expect(at.answers(page).first()).toBeVisible();
        await expect(at.board(page).getByRole('region', { name: 'Score' })).toBeVisible();
        await inspect('table', false);
        await page.getByRole('button', { name: 'Table menu' }).click();
        await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
        await inspect('menu', false);
        await page.keyboard.press('Escape');
        await at
          .side(page)
          .getByRole('link', { name: /^Rule / })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByRole('link', { name: 'All rules' })).toBeVisible();
        await inspect('rule', false);
        await page.keyboard.press('Escape');
        await choose({ plain: true });
        await page.reload();
        await expect(at.board(page).getByRole('heading').first()).toBeVisible();
        await inspect('table-plain');
        await choose({});
      });

      await test.step('what is over', async () => {
        await page.goto(`/table/${over.id}`);
        await expect(at.over(page)).toBeVisible();
        await inspect('over', false);
        await page.goto(`/replay/${over.id}?at=80`);
        await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible();
        await expect(at.board(page).getByRole('region', { name: 'Score' })).toBeVisible();
        await inspect('replay', false);
      });
      expect(found).toEqual([]);
    });
  }
