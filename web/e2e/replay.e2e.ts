import { expect, test } from './fixtures';
import { Rest } from './rest';
import { at } from './table';

test('a finished game can be looked at step by step, and played on', async ({ visit }) => {
  const me = await visit();
  const { page } = me;
  const rest = new Rest(me.context.request);
  await rest.guest('Looking Back');
  const table = await rest.duel(['me', 'me'], 'A game that is over');
  await rest.play(table.id, 1000);
  const { number: length } = await rest.state(table.id);

  const position = page.getByRole('slider', { name: 'Position' });
  const shows = (n: number) => expect(position).toHaveAttribute('aria-valuetext', `${n} of ${length}`);
  const hands = at.board(page).getByRole('list', { name: 'Your hand' });
  const view = page.getByRole('combobox', { name: 'View' });

  await test.step('it is found among my tables', async () => {
    await page.goto('/mine');
    await page.getByRole('link', { name: 'Replay of A game that is over' }).click();
    await expect(page.getByRole('heading', { name: 'Replay: A game that is over' })).toBeVisible();
    await expect(page.getByText('The beginning')).toBeVisible();
    await shows(0);
  });
  await test.step('keys step forward and back', async () => {
    for (const n of [1, 2, 3]) {
      await page.keyboard.press('ArrowRight');
      await shows(n);
    }
    await page.keyboard.press('ArrowLeft');
    await shows(2);
    await page.keyboard.press('End');
    await shows(length);
    await page.keyboard.press('Home');
    await shows(0);
    for (let tens = 1; tens <= 3; tens += 1) {
      await page.keyboard.press('PageDown');
      await shows(10 * tens);
    }
    await page.getByRole('button', { name: 'One step on' }).click();
    await shows(31);
  });
  await test.step('the game can be seen from each seat', async () => {
    await view.selectOption({ label: 'The Witch-king' });
    await expect(page).toHaveURL(/at=31&as=witch-king/);
    await expect(at.board(page).getByRole('region', { name: 'The Witch-king, Shadow' })).toContainText('You');
    await view.selectOption({ label: 'As a spectator' });
    await expect(at.board(page).getByText('You', { exact: true })).toHaveCount(0);
    await expect(hands).toHaveCount(0);
    await view.selectOption({ label: 'Gandalf' });
    await expect(at.board(page).getByRole('region', { name: 'Gandalf, Free Peoples' })).toContainText('You');
  });
  await test.step('a link leads others to the same position', async () => {
    const address = page.url();
    const [board, log] = [await at.board(page).innerText(), await at.log(page).innerText()];
    const other = await visit();
    await other.page.goto(address);
    const otherPosition = other.page.getByRole('slider', { name: 'Position' });
    await expect(otherPosition).toHaveAttribute('aria-valuetext', `31 of ${length}`);
    await expect.poll(() => at.log(other.page).innerText()).toBe(log);
    await expect.poll(() => at.board(other.page).innerText()).toBe(board);
  });
  await test.step('it plays by itself', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await shows(32);
    await page.getByRole('button', { name: 'Pause' }).click();
  });
  await test.step('with everything open, both hands are there', async () => {
    await view.selectOption({ label: 'Everything open' });
    await expect(page).toHaveURL(/at=\d+$/);
    await expect(at.board(page).getByRole('region', { name: 'Score' })).toBeVisible();
  });
  await test.step('playing on from here makes a new table', async () => {
    await page.keyboard.press('Home');
    for (let tens = 1; tens <= 3; tens += 1) await page.keyboard.press('PageDown');
    await shows(30);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Play on from position 30' });
    await dialog.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).toHaveURL(/\/table\//);
    await expect(page).not.toHaveURL(new RegExp(table.id));
    await expect(at.board(page).getByRole('region', { name: 'Score' })).toBeVisible();
    await me.traffic.until('the new game', (state) => state.number >= 30);
  });
});
