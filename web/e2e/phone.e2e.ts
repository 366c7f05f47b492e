import type { Page } from '@playwright/test';
import { expect, phone, test } from './fixtures';
import { at, listed, narrowed } from './table';

async function fits(page: Page): Promise<void> {
  const [page_, window_] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(page_, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(window_ ?? 0);
}

test('a game can be begun and played on a phone', async ({ visit }) => {
  const me = await visit(phone);
  const { page, traffic } = me;
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now/ }).first()).toBeVisible();
  await fits(page);

  await page.getByRole('link', { name: /^New table: War of the Ring: The Card Game/ }).tap();
  await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
  await fits(page);
  await page.getByRole('radio', { name: 'Two-Player Duel' }).check();
  await page.getByRole('button', { name: 'Against the computer' }).tap();
  await page.getByRole('button', { name: 'Start playing' }).tap();

  await expect(at.hand(page)).toBeVisible();
  for (let given = 0; given < 6; given += 1) {
    await listed(me);
    await fits(page);
    const { number } = traffic;
    await at.answers(page).first().tap();
    await traffic.until('the next question', (state) => state.number > number);
  }

  await test.step('the answers can be folded away', async () => {
    await listed(me);
    await page.getByRole('button', { name: 'Hide the answers' }).tap();
    await expect(at.answers(page).first()).toBeHidden();
    await page.getByRole('button', { name: 'Show the answers' }).tap();
    await expect(at.answers(page).first()).toBeVisible();
  });
  await test.step('cards of the hand can be brought into view and tapped', async () => {
    for (let tries = 0; tries < 30; tries += 1) {
      await listed(me);
      const card = at.hand(page).getByRole('button', { name: 'can be chosen' }).last();
      if ((await card.count()) > 0) {
        await card.scrollIntoViewIfNeeded();
        await fits(page);
        const { number } = traffic;
        await card.tap();
        await narrowed(me, number);
        return;
      }
      const { number } = traffic;
      await at.answers(page).first().tap();
      await traffic.until('the next question', (state) => state.number > number);
    }
    throw new Error('No card of the hand could ever be chosen.');
  });
});
