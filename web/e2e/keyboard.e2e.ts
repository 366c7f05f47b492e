import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { anyKey, at, inList, listed, narrowed } from './table';

/** Presses Tab until what is wanted has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: (name: string) => boolean, most = 150): Promise<string> {
  const names: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.matches('a, button, input, select')) return '';
      return element.getAttribute('aria-label') ?? element.textContent.trim();
    });
    if (wanted(name)) return name;
    names.push(name.slice(0, 40));
  }
  throw new Error(`Tab does not lead there, only to: ${names.join(' | ')}`);
}

test('a game can be begun and played with the keyboard alone', async ({ visit }) => {
  const me = await visit();
  const { page, traffic } = me;
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now/ }).first()).toBeVisible();

  await test.step('the first Tab offers to skip to the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('to the table', async () => {
    await tabTo(page, (name) => name.startsWith('Play now against the computer'));
    await page.keyboard.press('Enter');
    await expect(at.hand(page)).toBeVisible();
  });
  await test.step('a rule opens and closes, and the focus is where it was', async () => {
    await listed(me);
    await tabTo(page, (name) => name.startsWith('Rule '));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Rule / })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(
      at
        .side(page)
        .getByRole('link', { name: /^Rule / })
        .first(),
    ).toBeFocused();
  });
  await test.step('what is pointed at narrows the answers, and Escape clears that', async () => {
    let answers = await listed(me);
    for (; (await at.choosable(page).count()) === 0; answers = await listed(me)) {
      const { number } = traffic;
      await page.keyboard.press(anyKey(answers));
      await traffic.until('the next question', (state) => state.number > number);
    }
    const { number } = traffic;
    await tabTo(page, (name) => name.includes('can be chosen'));
    await page.keyboard.press('Enter');
    if (!(await narrowed(me, number))) return;
    await page.keyboard.press('Escape');
    await expect(at.answers(page)).toHaveCount(answers.length);
  });
  await test.step('ten answers', async () => {
    for (let given = 0; given < 10; given += 1) {
      const answers = await listed(me);
      const { number } = traffic;
      if (given % 3 === 2) {
        // To the list by Tab, down by arrow, and Enter.
        const first = answers[0]?.text ?? '';
        await tabTo(page, (name) => name.endsWith(first));
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      } else if (given % 3 === 1 && (await at.choosable(page).count()) > 0) {
        // A card that is shown large, because it has the focus, and may leave the hand with the answer.
        const card = await tabTo(page, (name) => name.includes('can be chosen'));
        const about = answers.findIndex(({ text }) => text.includes(card.split(',')[0] ?? card));
        await page.keyboard.press(about >= 0 && about < 9 ? String(about + 1) : anyKey(answers));
      } else if (inList(answers).length > 9 && given % 2 === 0) {
        // The box that filters long lists.
        await page.keyboard.press('/');
        await page.keyboard.type(inList(answers).at(-1)?.text ?? '');
        await expect(page.getByRole('list', { name: 'Answers' }).getByRole('button')).toHaveCount(1);
        await page.keyboard.press('Enter');
      } else {
        await page.keyboard.press(anyKey(answers));
      }
      await traffic.until('the next question', (state) => state.number > number);
    }
  });
  await test.step('the menu, too', async () => {
    await tabTo(page, (name) => name === 'Table menu');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Resign' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Table menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, (name) => name === 'Report a problem');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Table menu' })).toBeFocused();
  });
});
