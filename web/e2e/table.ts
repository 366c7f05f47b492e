import { expect, type Locator, type Page } from '@playwright/test';
import type { Answer, SeatState, State } from '../src/wire';
import { asideOf, isClosing } from '../src/games/board';
import type { Visitor } from './fixtures';
import { anyOf } from './rest';

/** The parts of the table's page, found as somebody would who only hears it. */
export const at = {
  board: (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true }),
  side: (page: Page): Locator => page.getByRole('complementary', { name: 'Question, log and chat' }),
  /** Those of the list, and then those that end something, which have a place of their own. */
  answers: (page: Page): Locator => page.locator('button[data-answer]'),
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

/** The answers that stand in the list, in which they have a number. Those of a way of their own don't until it is chosen. */
export function inList<A extends Answer>(answers: A[]): A[] {
  return answers.filter((answer) => !isClosing(answer) && asideOf(answer) === null);
}

/** The key that gives any answer. */
export function anyKey(answers: Answer[]): string {
  const n = Math.min(9, inList(answers).length);
  return n === 0 ? '0' : String(1 + Math.floor(Math.random() * n));
}

/** Waits until pointing at something has narrowed the answers down, or has given the only one that was about it. Says whether there is one to choose. */
export async function narrowed({ page, traffic }: Visitor, number: number, what = 'it'): Promise<boolean> {
  await expect
    .poll(
      async () =>
        traffic.number > number || (await page.getByText(/answers? about it|^Confirm it/).isVisible()),
      { message: `after a click on “${what}”, asked: ${traffic.state?.question?.kind}` },
    )
    .toBe(true);
  return traffic.number === number;
}

/** Waits until the page shows all answers that the server has listed. */
export async function listed(visitor: Visitor): Promise<Said[]> {
  let answers: Said[] = [];
  // What was pointed at may lead on by itself, so that another question comes meanwhile.
  await expect(async () => {
    const state = await visitor.traffic.until('a question', (now) => askedOf(now) !== undefined);
    await visitor.traffic.catalogue();
    const all = said(visitor, askedOf(state)?.answers ?? []);
    answers = [...inList(all), ...all.filter(isClosing)];
    const buttons = at.answers(visitor.page);
    // What was pointed at may turn out not to be possible; the page says why, until it is told to go on.
    const why = visitor.page
      .getByRole('dialog', { name: /^Why not / })
      .getByRole('button', { name: 'Close' });
    if (await why.isVisible()) await why.click({ timeout: 1_000 }).catch(() => undefined);
    // What was pointed at may still be so in the question that follows.
    const narrower = at.side(visitor.page).getByRole('button', { name: 'Show all' });
    if (await narrower.isVisible()) await narrower.click({ timeout: 1_000 }).catch(() => undefined);
    await expect(buttons).toContainText(
      answers.map((answer) => answer.text),
      { timeout: 2_000 },
    );
    await expect(buttons.first()).toBeEnabled({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
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
    if (await narrowed(visitor, number, name.trim())) {
      const left = page.getByRole('list', { name: 'Answers' }).getByRole('button');
      await left.nth(Math.floor(Math.random() * (await left.count()))).click();
    }
  } else if (way === 'key') {
    await page.keyboard.press(anyKey(answers));
  } else {
    const one = at.answers(page).nth(Math.floor(Math.random() * answers.length));
    // What is carried on from the question before may have answered this one meanwhile.
    await one.click({ timeout: 5_000 }).catch((error: unknown) => {
      if (traffic.number === number) throw error;
    });
  }
  await traffic.until('the next question', (now) => now.number > number);
}
