import { expect, test } from './fixtures';
import { overlapping } from './overlapping';
import { answer, at, listed } from './table';

test('a guest plays War of the Ring from the map and from the list', async ({ visit }) => {
  const me = await visit();
  const { page, traffic } = me;

  await test.step('one click leads to the map', async () => {
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Play now against the computer: War of the Ring, Second Edition/ })
      .click();
    await expect(page).toHaveURL(/\/table\//);
    await expect(at.board(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Minas Tirith/ }).first()).toBeVisible();
  });

  await test.step('answers are given on the board, by key and in the list', async () => {
    const ways = ['board', 'list', 'key'] as const;
    for (let given = 0; given < 30 && !traffic.state?.outcome; given += 1) {
      await answer(me, ways[given % ways.length] ?? 'list');
    }
    expect(traffic.state?.number ?? 0).toBeGreaterThan(30);
    await expect(at.log(page)).toContainText(/Turn 1|turn 1|first turn|drew/);
  });

  await test.step('a card that can’t be played now says why', async () => {
    const why = page.getByRole('dialog', { name: /^Why not / });
    for (let tries = 0; tries < 60; tries += 1) {
      await listed(me);
      const kind = traffic.state?.question?.kind ?? '';
      const hand = page.getByRole('region', { name: /^Your hand/ }).getByRole('button');
      const card = hand.filter({ hasNotText: 'can be chosen' }).first();
      if ((kind === 'act' || kind === 'use') && (await card.count()) > 0) {
        await card.click();
        await expect(why.getByRole('link', { name: /^Rule (7|14)\./ })).toBeVisible();
        await why.getByRole('button', { name: 'Close' }).click();
        return;
      }
      await answer(me, 'list');
    }
    throw new Error('No card was ever in the way.');
  });

  await test.step('a newcomer can read how it goes', async () => {
    await page.goto('/learn/wotr');
    await expect(page.getByRole('heading', { name: 'Learn War of the Ring here' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^The table of War of the Ring/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /5\.2/ }).first()).toBeVisible();
    for (const part of [
      /map/,
      /Free Peoples have/,
      /Political Track/,
      /hand of cards/,
      /Hunt/,
      /battle/,
      /Mordor Track$/,
    ])
      await expect(page.getByRole('img', { name: part }).first()).toBeVisible();
  });
});

test('no two names on the map overlap, however wide the page is and however near one looks', async ({
  visit,
}) => {
  const { page } = await visit();
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Play now against the computer: War of the Ring, Second Edition/ })
    .click();
  await expect(page.getByRole('button', { name: /^Minas Tirith/ }).first()).toBeVisible();
  for (const width of [1920, 1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : Math.round(width * 0.62) });
    await expect.poll(() => overlapping(page), { message: `names at ${width}` }).toEqual([]);
    for (let near = 0; near < 2; near += 1) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(() => overlapping(page), { message: `names at ${width}, nearer` }).toEqual([]);
    }
    expect(await page.locator('[data-name]').count()).toBeGreaterThan(95);
    await page.getByRole('button', { name: 'Show the whole map' }).click();
  }
});
