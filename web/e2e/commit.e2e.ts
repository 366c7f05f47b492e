import type { Page } from '@playwright/test';
import { thingKey } from '../src/games/board';
import { expect, test, type Visitor } from './fixtures';
import { Rest } from './rest';
import { askedOf, at, give, listed, type Said } from './table';

/** Sits down at a Duel against the computer. */
async function duel(me: Visitor): Promise<void> {
  const rest = new Rest(me.context.request);
  await rest.guest('Steady Wren');
  const { id } = await rest.duel(['me', { computer: 'random' }], 'By hand');
  await me.page.goto(`/table/${id}`);
  await expect(at.hand(me.page)).toBeVisible();
}

/** Plays on until there is such an answer. */
async function until(me: Visitor, wanted: (answer: Said) => boolean): Promise<Said> {
  for (let tries = 0; tries < 80; tries += 1) {
    const found = (await listed(me)).find(wanted);
    if (found) return found;
    await give(me, (answers) => answers.at(-1) as Said);
  }
  throw new Error('There never was such an answer.');
}

const thing = (page: Page, value: unknown) =>
  at
    .board(page)
    .locator(`[data-thing='${thingKey(value)}']`)
    .first();

test('a card is dragged to where it is played, and Escape puts it back', async ({ visit }) => {
  const me = await visit({ width: 1440, height: 900 });
  const { page, traffic } = me;
  await duel(me);
  const answer = await until(me, ({ words }) => /^play \S+ (path|battleground)/.test(words));
  const [card, place] = answer.things;
  const { number } = traffic;
  const lift = async () => {
    await thing(page, card).hover();
    await page.mouse.down();
    const from = await thing(page, card).boundingBox();
    await page.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) - 20, { steps: 3 });
    await expect(page.locator('.drag-ghost')).toBeVisible();
    const to = await thing(page, place).boundingBox();
    await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + 20, { steps: 4 });
    await expect(thing(page, place)).toHaveAttribute('data-drop');
  };
  await lift();
  await page.keyboard.press('Escape');
  await expect(page.locator('.drag-ghost')).toHaveCount(0);
  await page.mouse.up();
  await expect(at.answers(page)).toHaveCount(askedOf(traffic.state)?.answers.length ?? 0);
  expect(traffic.number).toBe(number);

  await lift();
  await page.mouse.up();
  await traffic.until('the card to be played', (now) => now.number > number);
});

test('an answer is confirmed where that is wanted, and a pass has its own place', async ({ visit }) => {
  const me = await visit({ commit: 'confirm' });
  const { page, traffic } = me;
  await duel(me);
  const { number } = traffic;
  const list = page.getByRole('list', { name: 'Answers' }).getByRole('button');
  await list.first().click();
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeVisible();
  expect(traffic.number).toBe(number);
  await page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);
  await list.first().click();
  await confirm.click();
  await traffic.until('the answer', (now) => now.number > number);

  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Answer with one click' }).click();
  await until(me, ({ words }) => words === 'pass');
  await expect(list.filter({ hasText: 'Pass.' })).toHaveCount(0);
  const bar = page.getByRole('group', { name: 'To end it' });
  const before = traffic.number;
  await bar.getByRole('button', { name: /Pass\.$/ }).click();
  await traffic.until('the pass', (now) => now.number > before);
});

test('what a new question brings can’t be clicked for a moment', async ({ visit }) => {
  const me = await visit({ quiet: 60_000 });
  const { page, traffic } = me;
  await duel(me);
  const { number } = traffic;
  await at.answers(page).first().click();
  await page.keyboard.press('1');
  await page.keyboard.press('0');
  for (const lit of await at.choosable(page).all()) await lit.click();
  await expect(at.answers(page)).toHaveCount(askedOf(traffic.state)?.answers.length ?? 0);
  expect(traffic.number).toBe(number);
});
