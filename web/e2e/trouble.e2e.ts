import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '../src/wire';
import { expect, phone, test } from './fixtures';
import { startLongtable } from './programs';
import { Rest } from './rest';
import { at } from './table';

test('what can’t be saved now is offered again, and then it is done', async ({ visit }) => {
  const { page, context } = await visit();
  const rest = new Rest(context.request);
  await rest.guest('Full Disk');
  const { id } = await rest.duel(['me', 'me'], 'On a full disk');
  let broken = true;
  let given = 0;
  await page.routeWebSocket(/\/live/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => {
      const wish = JSON.parse(String(message)) as { do: string; id: number };
      if (wish.do === 'answer') given += 1;
      if (wish.do !== 'answer' || !broken) return far.send(message);
      const problem = { kind: 'unsaved', rule: null, why: 'the disk is full' };
      near.send(JSON.stringify({ is: 'refused', re: wish.id, problem }));
    });
  });
  await page.goto(`/table/${id}`);
  const curtain = page.getByRole('button', { name: /^I am / });
  await expect(at.answers(page).or(curtain).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  const { number } = await rest.state(id);

  await at.answers(page).first().click();
  const notice = page.getByText('This can’t be saved right now. Nothing is lost: try again in a moment.');
  await expect(notice).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.poll(() => given).toBe(2);
  await expect(notice).toBeVisible();
  expect((await rest.state(id)).number).toBe(number);

  broken = false;
  await again.click();
  await expect.poll(async () => (await rest.state(id)).number).toBeGreaterThan(number);
  await expect(notice).toBeHidden();
  expect(given).toBe(3);
});

test('a table from before its rules were corrected says so, once', async ({ visit }) => {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const earlier = path.resolve(here, '../../crates/cli/tests/earlier/1/longtable.sqlite');
  const longtable = await startLongtable(earlier);
  const ann = { name: 'Ann', password: 'correct horse battery' };
  try {
    const { page, context } = await visit({ url: longtable.url });
    const rest = new Rest(context.request);
    await rest.post('/api/login', ann);
    const tables = await rest.get<TableInfo[]>('/api/tables/mine');
    const whole = await Promise.all(tables.map(({ id }) => rest.get<TableInfo>(`/api/tables/${id}`)));
    const table = whole.find(({ status, corrections }) => {
      return status === 'playing' && (corrections.at(-1)?.asked_again ?? 0) > 0;
    });
    if (!table) throw new Error('Nothing is asked again at any table.');
    const asked = table.corrections.at(-1)?.asked_again ?? 0;
    await page.goto(`/table/${table.id}`);
    const bar = page.getByRole('status').filter({ hasText: 'The rules were corrected' });
    await expect(bar).toContainText(`${asked} answers are asked again.`);
    await bar.getByText(/^Show the/).click();
    await expect(bar.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: 'I have seen it' }).click();
    await expect(bar).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: /^I am / }).click();
    await expect(at.board(page)).toBeVisible();
    await expect(bar).toHaveCount(0);

    // On another device it is told again, and it fits there.
    const other = await visit({ url: longtable.url, ...phone });
    await new Rest(other.context.request).post('/api/login', ann);
    await other.page.goto(`/table/${table.id}`);
    await expect(other.page.getByText('The rules were corrected')).toBeVisible();
    const wide = await other.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    // Their pages don't see the server stop.
    await context.close();
    await other.context.close();
  } finally {
    await longtable.stop();
  }
});
