import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { overlapping } from './overlapping';
import { anyOf } from './rest';
import { answer, askedOf, at, give, listed } from './table';

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

test('an Army goes where it is dragged before the die is known, and Elven Rings are a mode of their own', async ({
  visit,
}) => {
  const me = await visit();
  const { page, traffic } = me;
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Play now against the computer: War of the Ring, Second Edition/ })
    .click();
  for (let tries = 0; tries < 40 && traffic.state?.question?.kind !== 'act'; tries += 1) {
    await give(me, (answers) => answers.find(({ words }) => words === 'decline') ?? anyOf(answers));
    await listed(me);
  }
  const asked = () => askedOf(traffic.state)?.answers.map(({ words }) => words) ?? [];

  const rings = asked().filter((words) => words.startsWith('ring '));
  if (rings.length > 0) {
    await page.getByRole('button', { name: 'Use an Elven Ring…' }).click();
    await expect(at.answers(page)).toHaveCount(rings.length);
    const die = at
      .board(page)
      .getByRole('button', { name: / die.*can be chosen|can be chosen/ })
      .first();
    await die.click();
    await expect(page.locator('[data-means]').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(at.answers(page)).toHaveCount(asked().length - rings.length);
  }

  // An Army, and a region beside it that lights up while it is dragged.
  const army = page.locator('[data-drags]').first();
  if ((await army.count()) === 0) return;
  const { number } = traffic;
  /** A place of the window where nothing but a region lies. */
  const within = (what: Locator) =>
    what.evaluate((path) => {
      const box = path.getBoundingClientRect();
      for (let n = 1; n < 400; n += 1) {
        const [x, y] = [box.x + (box.width * (n % 20)) / 20, box.y + (box.height * Math.floor(n / 20)) / 20];
        if (document.elementFromPoint(x, y) === path) return { x, y };
      }
      throw new Error('The region is covered.');
    });
  const from = await within(army);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 9, from.y + 9, { steps: 3 });
  const goal = page.locator('path.region.can').first();
  await expect(goal).toBeVisible();
  const to = await within(goal);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(goal).toHaveAttribute('data-drop', '');
  await page.mouse.up();
  // Either the die was plain, or it is asked for.
  await expect
    .poll(async () => traffic.number > number || (await page.locator('[data-means]').count()) > 0)
    .toBe(true);
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
