import type { TableInfo } from '../src/wire';
import { barriers } from './barriers';
import { expect, phone, test } from './fixtures';
import { Rest } from './rest';
import { listed } from './table';

const idOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

test('a table of heroes is set up by its tiles', async ({ visit }) => {
  const me = await visit({ width: 1440, height: 900 });
  const { page } = me;
  await page.goto('/new');
  await page.getByRole('radio', { name: 'Marvel Champions' }).check();
  const summary = page.getByRole('complementary', { name: 'What you are about to play' });

  await test.step('what is usual has its name, and nobody is played against', async () => {
    await expect(summary).toContainText('Rhino');
    await expect(summary).toContainText('Spider-Man, Justice starter deck');
    await expect(page.getByLabel('Deck 1').locator('option:checked')).toHaveText(
      'Spider-Man, Justice starter deck',
    );
    await expect(page.getByText('Against the computer')).toHaveCount(0);
    await expect(page.getByLabel('Skirmish')).toBeHidden();
  });
  await test.step('how hard it is follows what is chosen', async () => {
    const villain = page.getByRole('group', { name: 'Villain' }).getByRole('radio', { name: /^Rhino/ });
    await expect(villain).toHaveAccessibleName(/Gentle$/);
    await page.getByRole('radio', { name: /^Expert/ }).check();
    await expect(villain).toHaveAccessibleName(/Demanding$/);
    await page.getByRole('radio', { name: /^Standard/ }).check();
  });
  await test.step('two heroes, and no hero twice', async () => {
    await page.getByRole('radio', { name: '2 people', exact: true }).check();
    await page
      .getByRole('group', { name: 'Hero 1: You' })
      .getByRole('radio', { name: /^She-Hulk/ })
      .check();
    const second = page.getByRole('group', { name: /^Hero 2: Computer/ });
    await second.getByRole('radio', { name: /^She-Hulk/ }).check();
    await expect(summary).toContainText('Spider-Man, Justice starter deck');
    await second.getByRole('radio', { name: /^Iron Man/ }).check();
    await page
      .getByRole('group', { name: 'Hero 1: You' })
      .getByRole('radio', { name: /^She-Hulk/ })
      .check();
    await expect(summary).toContainText('She-Hulk, Aggression starter deck');
    await expect(summary).toContainText('Iron Man, Aggression starter deck');
    expect(await barriers(page)).toEqual([]);
  });
  await test.step('it begins, says who plays, and is nobody else’s', async () => {
    await page.getByRole('button', { name: 'Start playing' }).click();
    await expect(page).toHaveURL(/\/table\//);
    await listed(me);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rhino: She-Hulk and Iron Man');
    const info = await new Rest(me.context.request).get<TableInfo>(`/api/tables/${idOf(page.url())}`);
    expect(info).toMatchObject({ private: true, options: { 'hero-1': 'she-hulk', 'hero-2': 'iron-man' } });
    const other = await visit();
    const listing = await new Rest(other.context.request).get<TableInfo[]>('/api/tables');
    expect(listing.map(({ id }) => id)).not.toContain(info.id);
    await page.goto('/mine');
    await expect(page.getByRole('article').getByText('Private')).toBeVisible();
  });
});

test('Play now offers the same tiles', async ({ visit }) => {
  const me = await visit(phone);
  const { page } = me;
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose what to play now: War of the Ring: The Card Game' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: /^Two-Player Duel/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^The Witch-king/ }).check();
  await dialog.getByRole('radio', { name: /^Random/ }).check();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Start playing' }).tap();
  await expect(page).toHaveURL(/\/table\//);
  await listed(me);
  const info = await new Rest(me.context.request).get<TableInfo>(`/api/tables/${idOf(page.url())}`);
  expect(info.places.map(({ who, yours }) => [who.is, yours])).toEqual([
    ['computer', false],
    ['person', true],
  ]);
  expect(info.private).toBe(true);
  await test.step('decks are in the navigation of a phone, below a low header', async () => {
    await page.goto('/lobby');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Decks', exact: true })).toBeInViewport();
    expect((await header.boundingBox())?.height).toBeLessThan(100);
  });
});

test('a table against the computer is opened to others by hand, and found among the tables of its game', async ({
  visit,
}) => {
  const me = await visit();
  const { page } = me;
  await page.goto('/new/ring-cards');
  await page.getByRole('radio', { name: /^Two-Player Duel/ }).check();
  await page.getByRole('checkbox', { name: /^Private/ }).uncheck();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await expect(page).toHaveURL(/\/table\//);
  const info = await new Rest(me.context.request).get<TableInfo>(`/api/tables/${idOf(page.url())}`);
  expect(info.private).toBe(false);
  const rest = new Rest(me.context.request);
  await rest.post('/api/tables', { game: 'five-armies', places: ['me', 'open'] });
  const other = await visit();
  await other.page.goto('/lobby');
  const rows = other.page.getByRole('article');
  const row = rows.filter({ hasText: info.title });
  await expect(row).toBeVisible();
  await other.page.getByRole('button', { name: /^The Battle of Five Armies/ }).click();
  await expect(row).toHaveCount(0);
  await expect(rows.first()).toContainText('One place is free');
});
