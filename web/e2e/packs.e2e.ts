import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { GameInfo, GamePacks, PackEntry } from '../src/wire';
import { barriers } from './barriers';
import { desktop, expect, phone, test } from './fixtures';
import { Rest } from './rest';

const pictures = process.env['LONGTABLE_PICTURES'];

/** The page fits the window and keeps nobody out. */
async function inspect(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide, `${name} is wider than the window`).toBeLessThanOrEqual(0);
  expect(await barriers(page), name).toEqual([]);
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  // Hiding the caret would put a style into the page, which its policy forbids.
  await page.screenshot({ path: path.join(pictures, `${name}-${width}.png`), caret: 'initial' });
}

/** The first game with data packs, a value of it that is a number, and one that is JSON. */
async function packedGame(rest: Rest) {
  const game = (await rest.get<GameInfo[]>('/api/games')).find((one) => one.packs);
  if (!game) return null;
  const { entries } = await rest.get<GamePacks>(`/api/games/${game.slug}/packs`);
  const numbers = entries.find((entry) => entry.form.is === 'number');
  const json = entries.find((entry) => entry.form.is === 'ops' || entry.form.is === 'json');
  return numbers && json ? { game, numbers, json } : null;
}

const groupOf = (page: Page, { key, what }: PackEntry) =>
  page.getByRole('group', { name: `${key} ${what}`, exact: true });

test('a data pack is made, kept, shared and played', async ({ visit }) => {
  const me = await visit({ ...desktop });
  const other = await visit({ ...phone, scheme: 'dark' });
  const { page } = me;
  await page.goto('/');
  const found = await packedGame(new Rest(me.context.request));
  test.skip(!found, 'no game has data packs');
  if (!found) return;
  const { game, numbers, json } = found;
  const range = numbers.form.is === 'number' ? numbers.form.range : { least: 0, most: 0 };
  const wanted = numbers.ours === range.most ? range.least : range.most;
  const value = groupOf(page, numbers);

  await test.step('the page of a game leads there', async () => {
    await page.getByRole('link', { name: `Data packs for ${game.name}` }).click();
    await expect(page.getByRole('heading', { name: 'Data packs', exact: true })).toBeVisible();
    await inspect(page, 'packs-none');
    await page.getByRole('link', { name: 'New data pack' }).click();
    await expect(value).toBeVisible();
    await expect(value.getByText('Ours holds')).toBeVisible();
    await inspect(page, 'pack-new');
  });

  await test.step('values are checked as they are typed', async () => {
    await value.getByLabel('Your value').fill(String(range.most + 50));
    await expect(value.getByRole('status')).toBeVisible();
    await expect(page.getByText('One fault')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play with this pack' })).toBeDisabled();
    await inspect(page, 'pack-fault');
    await value.getByLabel('Your value').fill(String(wanted));
    await expect(page.getByText('Fits the game')).toBeVisible();
    await expect(value.getByText('Yours holds')).toBeVisible();
    const typed = groupOf(page, json);
    await typed.getByLabel('Your value, as JSON').fill('{');
    await expect(typed.getByText('This is not JSON')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await typed.getByRole('button', { name: 'Take ours' }).click();
    await expect(typed.getByText('Ours holds')).toBeVisible();
    await expect(page.getByText('Fits the game')).toBeVisible();
  });

  await test.step('it is kept, and comes back', async () => {
    await page.getByLabel('Name of the pack').fill('Thorin’s box');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The data pack is saved.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/packs/${game.slug}/(?!new)\\w+`));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Thorin’s box' })).toBeVisible();
    await expect(value.getByLabel('Your value')).toHaveValue(String(wanted));
  });

  await test.step('it goes out as a file and comes in', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${game.slug}-Thorin-s-box.json`);
    const file = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(file)).toEqual({
      format: 1,
      game: game.slug,
      pack: 'Thorin’s box',
      values: { [numbers.key]: wanted },
    });
    await page.getByRole('link', { name: 'All data packs' }).click();
    const bring = page.getByLabel('Open a file');
    const given = (text: string) => ({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await bring.setInputFiles(given('nonsense'));
    await expect(page.getByText('This file is no data pack, or it is too large.')).toBeVisible();
    // A value that is known no more is reported, and can be struck.
    await bring.setInputFiles(given(file.replace('"values": {', '"values": {"R99": 1,')));
    await expect(page.getByRole('heading', { name: 'Thorin’s box' })).toBeVisible();
    await expect(page.getByRole('region', { name: /does not know/ })).toBeVisible();
    await inspect(page, 'pack-stranger');
    await page.getByRole('button', { name: 'Strike R99' }).click();
    await expect(page.getByText('Fits the game')).toBeVisible();
  });

  let link = '';
  await test.step('it is shared by a link', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    link = await page.getByRole('dialog').getByLabel('Link to this pack').inputValue();
    expect(link).toMatch(/\/pack\/[0-9a-f]{32}$/);
    await inspect(page, 'pack-share');
    await page.keyboard.press('Escape');
    await other.page.goto(link);
    await expect(other.page.getByRole('heading', { name: 'Thorin’s box' })).toBeVisible();
    await expect(other.page.getByText(numbers.what)).toBeVisible();
    await inspect(other.page, 'pack-shared');
    await other.page.getByRole('link', { name: 'Make a copy' }).click();
    await expect(groupOf(other.page, numbers).getByLabel('Your value')).toHaveValue(String(wanted));
    await inspect(other.page, 'pack-copy');
    await groupOf(other.page, json).scrollIntoViewIfNeeded();
    await inspect(other.page, 'pack-copy-json');
    await other.page.goto(link);
    await other.page.getByRole('link', { name: 'Play with this pack' }).click();
    await expect(other.page.getByLabel('Data pack')).toHaveValue(/^hash /);
  });

  await test.step('a table is played with it, and says so before one sits down', async () => {
    await page.getByRole('button', { name: 'Play with this pack' }).click();
    await expect(page.getByLabel('Data pack')).toHaveValue(/^own /);
    await expect(page.getByText(numbers.what)).toBeVisible();
    await inspect(page, 'pack-choice');
    await page.getByRole('button', { name: 'With anybody' }).click();
    // Two people are enough.
    const chairs = page.getByRole('combobox', { name: /team \d/i });
    for (let at = (await chairs.count()) - 1; at >= 2; at -= 1) {
      await chairs.nth(at).selectOption('computer random');
    }
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page).toHaveURL(/\/table\//);
    const mark = page.getByRole('link', { name: 'Data pack Thorin’s box' });
    await expect(mark.first()).toBeVisible();
    await inspect(page, 'pack-waiting');
    await other.page.goto('/lobby');
    await expect(other.page.getByRole('link', { name: 'Data pack Thorin’s box' })).toBeVisible();
    await expect(other.page.getByText(numbers.what)).toBeVisible();
    await inspect(other.page, 'pack-lobby');
    // Others may wait at tables of the same game.
    const row = other.page
      .getByRole('article')
      .filter({ has: other.page.getByRole('link', { name: 'Data pack Thorin’s box' }) });
    await row.getByRole('link', { name: /^Sit down: The battle/ }).click();
    await other.page.getByRole('button', { name: /^Sit here/ }).click();
    await expect(other.page.getByRole('link', { name: 'Data pack Thorin’s box' })).toBeVisible();
    await expect(other.page.getByText('changes one value')).toBeVisible();
    await inspect(other.page, 'pack-table');
    await expect(page.getByText('changes one value')).toBeVisible();
    await inspect(page, 'pack-table');
  });

  await test.step('it is thrown away, and the table goes on', async () => {
    const table = page.url();
    await page.goto(`/packs/${game.slug}`);
    await inspect(page, 'packs');
    for (let n = 2; n > 0; n -= 1) {
      await page.getByRole('button', { name: 'Delete Thorin’s box' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('button', { name: 'Delete Thorin’s box' })).toHaveCount(n - 1);
    }
    await page.goto(table);
    await page.getByRole('link', { name: 'Data pack Thorin’s box' }).click();
    await expect(page.getByRole('heading', { name: 'Thorin’s box' })).toBeVisible();
  });
});

test('a border of the map of a pack opens its own value', async ({ visit }) => {
  const { page } = await visit({ ...desktop });
  await page.goto('/packs/third-age/new');
  const line = page.getByRole('button', { name: /^(Wold and Downs|Downs and Wold):/ });
  await line.scrollIntoViewIfNeeded();

  await test.step('by the pointer', async () => {
    // A line is pointed at somewhere on it, not in the middle of the box around it.
    const at = await line.evaluate((one) => {
      const path = one as SVGPathElement;
      const { x, y } = path.getPointAtLength(path.getTotalLength() / 3);
      const { a, b, c, d, e, f } = path.getScreenCTM() ?? new DOMMatrix();
      return { x: a * x + c * y + e, y: b * x + d * y + f };
    });
    await page.mouse.click(at.x, at.y);
    const value = page.getByRole('group', { name: 'map-rohan/wold--downs/border' });
    await expect(value.getByRole('combobox', { name: 'Wold and Downs: what lies between' })).toBeInViewport();
    await expect(page.getByRole('group', { name: /^.* map-rohan/ })).toHaveCount(1);
    await inspect(page, 'pack-border');
  });

  await test.step('by the keyboard', async () => {
    await page
      .getByRole('button', { name: /^Edoras/ })
      .first()
      .focus();
    await page.keyboard.press('Shift+ArrowRight');
    const border = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(border).toMatch(/Edoras/);
    await page.keyboard.press('Enter');
    const [one = '', other = ''] = (border.split(':')[0] ?? '').split(' and ');
    const names = new RegExp(`^(${one} and ${other}|${other} and ${one})$`);
    await expect(page.getByRole('heading', { name: names })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('path.region:focus')).toHaveAttribute('aria-label', /^Edoras/);
  });
});
