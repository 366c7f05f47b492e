import { expect, test } from './fixtures';
import { answer, askedOf, at, listed } from './table';

test('a guest plays the computer from the home page', async ({ visit }) => {
  const me = await visit();
  const { page, traffic } = me;

  await test.step('one click leads to a running table', async () => {
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Play now against the computer: War of the Ring: The Card Game/ })
      .click();
    await expect(page).toHaveURL(/\/table\//);
    await expect(at.hand(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Account of / })).toBeVisible();
    for (let given = 0; given < 4; given += 1) await answer(me, given % 2 === 0 ? 'list' : 'board');
  });

  await test.step('an answer is taken back', async () => {
    // Paying for a card that is played comes as a second question; until then nothing else has happened.
    const free = () => askedOf(traffic.state)?.can_step_back ?? false;
    for (let tries = 0; tries < 60; tries += 1) {
      const before = await listed(me);
      const { number } = traffic;
      const card = before.findIndex(({ words }) => /^play |^winnow /.test(words));
      await at.answers(page).nth(Math.max(card, 0)).click();
      const after = await traffic.until(
        'my next question',
        (state) => state.number > number && !!askedOf(state),
      );
      if (after.number !== number + 1 || !free()) continue;
      await page.getByRole('button', { name: 'Step back', exact: true }).click();
      await traffic.until('the question before', (state) => state.number === number);
      expect(await listed(me)).toEqual(before);
      return;
    }
    throw new Error('No answer could be taken back.');
  });

  await test.step('the table says why something can’t be chosen, with the rule', async () => {
    const why = page.getByRole('dialog', { name: /^Why not / });
    const places = at.board(page).getByRole('region', { name: 'Active locations' }).getByRole('button');
    let told = false;
    for (let tries = 0; tries < 20 && !told; tries += 1) {
      await listed(me);
      for (const place of await places.filter({ hasNotText: 'can be chosen' }).all()) {
        await place.click();
        await expect(why).toBeVisible();
        await expect(why).not.toContainText('Loading…');
        told = (await why.getByRole('link', { name: /^Rule / }).count()) > 0;
        if (told) break;
        await page.keyboard.press('Escape');
        await expect(why).toBeHidden();
      }
      if (!told) await answer(me, 'key');
    }
    expect(told, 'some reason names its rule').toBe(true);

    const address = page.url();
    const { number } = traffic;
    const link = why.getByRole('link', { name: /^Rule / }).first();
    const rule = page.getByRole('dialog', { name: (await link.innerText()).trim(), exact: true });
    await link.click();
    await expect(rule.getByRole('link', { name: 'All rules' })).toBeVisible();
    await rule.getByRole('button', { name: 'Close' }).click();
    await expect(rule).toBeHidden();
    // The reasons are still there, and so is the game.
    await expect(why).toBeVisible();
    await why.getByRole('button', { name: 'Close' }).click();
    await expect(why).toBeHidden();
    expect(page.url()).toBe(address);
    expect(traffic.number).toBe(number);
  });

  await test.step('an entry of the log shows what happened on the board', async () => {
    const line = at
      .log(page)
      .getByText(/becomes active|becomes the active path/)
      .last();
    const entry = line.getByRole('button').first();
    await entry.click();
    await expect(entry).toHaveAttribute('aria-pressed', 'true');
    const name = await entry.innerText();
    const thing = at.board(page).getByRole('article', { name }).getByRole('button').first();
    if ((await thing.count()) > 0) await expect(at.board(page).locator('button.lit')).not.toHaveCount(0);
    await entry.click();
    await expect(entry).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('resigning ends the game, and a rematch begins another', async () => {
    const address = page.url();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
    await expect(at.over(page)).toHaveText('You lost');
    await expect(page.getByRole('link', { name: 'Replay' }).first()).toBeVisible();
    await at.side(page).getByRole('button', { name: 'Rematch', exact: true }).click();
    await expect(page).not.toHaveURL(address);
    await expect(at.hand(page)).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Other games' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pull up a chair.' })).toBeVisible();
  });
});
