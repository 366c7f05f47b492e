import { expect, type Locator, type Page } from '@playwright/test';
import type { Answer, SeatState, State } from '../src/wire';
import type { Visitor } from './fixtures';
import { anyOf } from './rest';

/** The parts of the table's page, found as somebody would who only hears it. */
export const at = {
  board: (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true }),
  side: (page: Page): Locator => page.getByRole('complementary', { name: 'Question, log and chat' }),
  answers: (page: Page): Locator => page.getByRole('list', { name: 'Answers' }).getByRole('button'),
  log: (page: Page): Locator => page.getByRole('log', { name: 'Log' }),
  hand: (page: Page): Locator => at.board(page).getByRole('list', { name: 'Your hand' }),
  choosable: (page: Page): Locator => at.board(page).getByRole('button', { name: 'can be chosen' }),
  over: (page: Page): Locator => page.getByRole('heading', { name: /^You won$|^You lost$| wins?$/ }),
};

/** The seat of this browser that is asked. */
export function askedOf(state: State | null): SeatState | undefined {
  return state?.seats.find((one) => one.seat !== null && one.asked);
}

/** An answer, and how the page puts it into words. */
export type Said = Answer & { text: string };

/** Answers, put into words. */
export function said({ traffic }: Visitor, answers: Answer[]): Said[] {
  return answers.map((one) => ({ ...one, text: traffic.say(one.says) }));
}

/** Waits until the page shows all answers that the server has listed. */
export async function listed(visitor: Visitor): Promise<Said[]> {
  const state = await visitor.traffic.until('a question', (now) => askedOf(now) !== undefined);
  await visitor.traffic.catalogue();
  const answers = said(visitor, askedOf(state)?.answers ?? []);
  const buttons = at.answers(visitor.page);
  await expect(buttons).toContainText(answers.map((answer) => answer.text));
  await expect(buttons.first()).toBeEnabled();
  return answers;
}

/** Gives one of the listed answers: any, or the one that is chosen. */
export async function give(visitor: Visitor, choose: (answers: Said[]) => Said): Promise<void> {
  const answers = await listed(visitor);
  const { number } = visitor.traffic;
  await at
    .answers(visitor.page)
    .nth(answers.indexOf(choose(answers)))
    .click();
  await visitor.traffic.until('the next question', (now) => now.number > number || now.outcome !== null);
}

export type Way = 'list' | 'key' | 'board';

/** Gives any legal answer in one of the ways that the page offers. */
export async function answer(visitor: Visitor, way: Way): Promise<void> {
  const { page, traffic } = visitor;
  const answers = await listed(visitor);
  const { number } = traffic;
  if (way === 'board' && (await at.choosable(page).count()) > 0) {
    const thing = anyOf(await at.choosable(page).all());
    const name = await thing.evaluate((node) => node.getAttribute('aria-label') ?? node.textContent);
    await thing.click();
    // What was pointed at narrows the list down; one answer that is left wants a second click.
    await expect(
      page.getByText(/answers? about it|Click once more, or press Enter/),
      `after a click on “${name.trim()}”, asked: ${traffic.state?.question?.kind}`,
    ).toBeVisible();
    const left = at.answers(page);
    await left.nth(Math.floor(Math.random() * (await left.count()))).click();
  } else if (way === 'key') {
    await page.keyboard.press(String(1 + Math.floor(Math.random() * Math.min(9, answers.length))));
  } else {
    await at
      .answers(page)
      .nth(Math.floor(Math.random() * answers.length))
      .click();
  }
  await traffic.until('the next question', (now) => now.number > number);
}
