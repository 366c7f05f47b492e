import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { KeptDeck } from '../src/wire';
import { barriers } from './barriers';
import { desktop, expect, phone, test } from './fixtures';
import { Rest } from './rest';
import { listed } from './table';

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

test('a deck is built, kept and played', async ({ visit }) => {
  const me = await visit({ ...desktop, width: 1440, height: 900 });
  const { page } = me;
  const deck = page.getByRole('region', { name: 'The deck' });
  const cards = page.getByRole('region', { name: 'The cards' });
  const filters = page.getByRole('search', { name: 'Filters' });

  await test.step('from a deck that comes with the game', async () => {
    await page.goto('/decks');
    await page.getByRole('link', { name: 'Build on it: Spider-Man (Justice)' }).click();
    await expect(page.getByRole('heading', { name: 'Spider-Man (Justice)' })).toBeVisible();
    await expect(deck.getByText('40 cards')).toBeVisible();
    await expect(deck.getByText('Legal', { exact: true })).toBeVisible();
    await expect(deck.getByRole('img', { name: /^Cost curve: \d+ of cost 0/ })).toBeVisible();
    await inspect(page, 'deck-starter');
  });

  await test.step('faults come with their rules, and go', async () => {
    await deck.getByRole('button', { name: 'One less: Emergency' }).click();
    await expect(deck.getByText('39 cards; a deck has 40 to 50')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play with this deck' })).toBeDisabled();
    await filters.getByLabel('Aspect').selectOption('aggression');
    await cards.getByRole('button', { name: 'One more: Uppercut' }).click();
    await expect(deck.getByText(/^Cards of .*; a deck has one aspect$/)).toBeVisible();
    await inspect(page, 'deck-faults');
    await deck.getByRole('link', { name: 'Rule 5.4' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'All rules' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).click();
    await filters.getByLabel('Aspect').selectOption('fits');
    await page.getByRole('searchbox', { name: 'Search the cards' }).fill('emergency');
    await cards.getByRole('button', { name: 'One more: Emergency' }).click();
    await expect(deck.getByText('Legal', { exact: true })).toBeVisible();
  });

  await test.step('a card is changed, and the deck is kept', async () => {
    await deck.getByRole('button', { name: 'One less: Tenacity' }).click();
    await page.getByRole('searchbox', { name: 'Search the cards' }).fill('haymaker');
    await cards.getByRole('button', { name: 'One more: Haymaker' }).click();
    await expect(cards.getByText('1 card fits')).toBeVisible();
    await page.getByLabel('Name of the deck').fill('Webs and fists');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The deck is saved.')).toBeVisible();
    await expect(page).toHaveURL(/\/decks\/champions\/(?!new)\w+/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Webs and fists' })).toBeVisible();
    await expect(deck.getByText('40 cards')).toBeVisible();
    await expect(deck.getByRole('button', { name: 'One less: Tenacity' })).toHaveCount(0);
    const [kept] = await new Rest(me.context.request).get<KeptDeck[]>('/api/decks?game=champions');
    expect(kept?.deck?.cards['01087']).toBe(2);
    expect(kept?.deck?.faults).toEqual([]);
  });

  await test.step('it goes out and comes in', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const list = page.getByRole('dialog').getByLabel('Deck list');
    await expect(list).toHaveValue(/^Name: Webs and fists\nHero: Spider-Man/);
    const text = await list.inputValue();
    await page.getByRole('radio', { name: 'JSON for other programs' }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Webs-and-fists.json');
    const json = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(json)).toMatchObject({ hero_code: '01001a', slots: { '01087': 2 } });
    await inspect(page, 'deck-export');
    await page.keyboard.press('Escape');

    await page.goto('/decks/champions/new');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('dialog').getByLabel('Deck list').fill('Hero: Nobody');
    // The server refuses this list, which the browser notes as an error.
    me.offline = true;
    await page.getByRole('button', { name: 'Bring it in' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('there is no hero');
    me.offline = false;
    for (const form of [json, text]) {
      if (!(await page.getByRole('dialog').isVisible()))
        await page.getByRole('button', { name: 'Import' }).click();
      await page.getByRole('dialog').getByLabel('Deck list').fill(form);
      await page.getByRole('button', { name: 'Bring it in' }).click();
      await expect(page.getByRole('heading', { name: 'Webs and fists' })).toBeVisible();
      await expect(deck.getByText('Legal', { exact: true })).toBeVisible();
    }
  });

  await test.step('hands are tried', async () => {
    await page.getByRole('button', { name: 'Draw a sample hand' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('article')).toHaveCount(6);
    await expect(dialog.getByText(/^6 cards.*34 are left/)).toBeVisible();
    await dialog
      .getByRole('button', { name: /^Put away: / })
      .first()
      .click();
    await inspect(page, 'deck-hand');
    await dialog.getByRole('button', { name: 'Mulligan: 1 card' }).click();
    await expect(dialog.getByText('6 cards; 33 are left in the deck.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Mulligan/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a link shows it to others, who take a copy', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByLabel('Link to this deck').inputValue();
    const other = await visit({ ...desktop, width: 1440, height: 900 });
    await other.page.goto(link);
    await expect(other.page.getByRole('heading', { name: 'Webs and fists' })).toBeVisible();
    const haymaker = other.page.getByRole('article', { name: 'Haymaker' });
    await expect(haymaker).toContainText('×2');
    await expect(haymaker.locator('[data-emblem=haymaker]')).toBeVisible();
    await expect(other.page.getByRole('button', { name: /^One (more|less)/ })).toHaveCount(0);
    await inspect(other.page, 'deck-shared');
    await other.page.getByRole('button', { name: 'Copy to my decks' }).click();
    await expect(other.page).toHaveURL(/\/decks\/champions\/(?!new|shared)\w+/);
    await expect(other.page.getByLabel('Name of the deck')).toHaveValue('Webs and fists');
    await other.page.goto(`${link.slice(0, link.indexOf('#'))}#nothing`);
    await expect(other.page.getByText('This link holds no deck.')).toBeVisible();
  });

  await test.step('it is played', async () => {
    await page.goto('/decks');
    await page.getByRole('link', { name: 'Webs and fists', exact: true }).click();
    await page.getByRole('button', { name: 'Play with this deck' }).click();
    await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
    const choice = page.getByLabel('Deck 1', { exact: true });
    await expect(choice.getByRole('option', { name: 'Webs and fists' })).toHaveAttribute('value', /\w/);
    await expect(choice.locator('option:checked')).toHaveText('Webs and fists');
    await inspect(page, 'deck-new-table');
    await page.getByRole('button', { name: 'Start playing' }).click();
    await expect(page).toHaveURL(/\/table\//);
    await listed(me);
  });
});

test('a deck is built on a phone', async ({ visit }) => {
  const { page } = await visit(phone);
  await page.goto('/');
  await page.getByRole('link', { name: /^Decks for / }).tap();
  await expect(page.getByRole('heading', { name: 'Your decks' })).toBeVisible();
  await inspect(page, 'decks');
  await page.getByRole('link', { name: 'New deck' }).tap();
  await page.getByLabel('Begin with').selectOption('starter-she-hulk-aggression');
  await expect(page.getByRole('heading', { name: 'She-Hulk (Aggression)' })).toBeVisible();
  await inspect(page, 'deck-cards');
  await page.getByRole('button', { name: 'One less: Tigra' }).tap();
  await page.getByRole('button', { name: 'Deck (39)' }).tap();
  await expect(page.getByText('39 cards; a deck has 40 to 50')).toBeVisible();
  await inspect(page, 'deck-deck');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('The deck is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'All decks' }).tap();
  await expect(page.getByText('1 fault')).toBeVisible();
  await page.getByRole('button', { name: /^Delete She-Hulk/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await expect(page.getByText('You keep no decks yet.')).toBeVisible();
});
