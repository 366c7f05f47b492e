import type { Chair, Question, Says, ServerMessage, State, TableInfo } from '../src/wire';
import type { PaymentView, View } from '../src/wire/champions';
import { chapters, type Chapter } from '../src/director/chapters';
import { story } from '../src/games/champions/story';
import { desktop, expect, phone, test, type Visitor } from './fixtures';
import { anyOf, Rest } from './rest';
import { answer, askedOf, at, give, listed, said, type Said } from './table';

/** What to say to a question of some kind, the better words first. */
const WISHES: Record<string, RegExp[]> = {
  turn: [/^Change to hero form/, /^Play /, / attacks | thwarts /, /^End the turn/],
  pay: [/^Use /, /^Discard /],
  mulligan: [/^Keep/],
  defend: [/defends/],
};

/** A hero who plays cheap cards, fights and defends: no good player, but games end, and much happens. */
function choose(question: Question, answers: Said[]): Said {
  for (const wish of WISHES[question.kind] ?? []) {
    const found = answers.filter(({ text }) => wish.test(text));
    if (found.length > 0) return anyOf(found);
  }
  return anyOf(answers);
}

async function fits({ page }: Visitor): Promise<void> {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide, 'no sideways scrolling').toBeLessThanOrEqual(screen ?? 0);
}

/** What a chapter of the log says, from its heading on. */
function saysOf({ head, entries, parts }: Chapter): Says[] {
  return [...(head ? [head.says] : []), ...entries.map(({ says }) => says), ...parts.flatMap(saysOf)];
}

/** The log with all its turns opened shows what the server has told this seat: every entry once, in order. */
async function tellsAll({ context, page, traffic }: Visitor, table: string): Promise<void> {
  const { log } = await new Rest(context.request).get<State>(`/api/tables/${table}/state`);
  const expected = chapters(log, story).flatMap(saysOf);
  // On a phone the log lies behind another tab, where nothing can be clicked.
  await at
    .log(page)
    .locator('details:not([open]) > summary')
    .evaluateAll((turns) => turns.forEach((turn) => (turn as HTMLElement).click()));
  await expect(at.log(page).locator('details:not([open])')).toHaveCount(0);
  const shown = await at.log(page).locator('summary > span:first-child, .line').allTextContents();
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  expect(shown.map(plain), 'no entry of the log is lost or doubled').toEqual(
    expected.map((says) => plain(traffic.say(says))),
  );
}

test('a guest fights Rhino alone, on the board, by key and in the list', async ({ visit }) => {
  test.setTimeout(240_000);
  const me = await visit(desktop);
  const { page, traffic } = me;

  await test.step('from the home page to a table for one', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: /^New table: Marvel Champions/ }).click();
    await expect(page.getByRole('radio', { name: /^Rhino/ })).toBeChecked();
    await page.getByRole('button', { name: 'Start playing' }).click();
    await expect(at.hand(page)).toBeVisible();
    await expect(at.board(page).getByRole('region', { name: 'Villain' })).toContainText('Rhino');
    await expect(at.board(page).getByRole('region', { name: 'Main scheme' })).toContainText('Break-In!');
  });

  await test.step('paying shows the running total, and what can pay is marked', async () => {
    const panel = at.board(page).getByRole('region', { name: 'Paying' });
    const payment = () => (askedOf(traffic.state)?.view as View | undefined)?.payment ?? null;
    const sum = (paid: PaymentView | null) => Object.values(paid?.got ?? {}).reduce((all, n) => all + n, 0);
    for (let tries = 0; tries < 150 && !traffic.state?.outcome; tries += 1) {
      await listed(me);
      const before = payment();
      const card = at.hand(page).getByRole('button', { name: 'can be chosen' }).first();
      if (before && before.total > 1 && sum(before) === 0 && (await card.count()) > 0) {
        await expect(panel).toContainText(`0 of ${before.total}`);
        const { number } = traffic;
        await card.click();
        await traffic.until('the next question', (now) => now.number > number);
        const after = payment();
        if (!after) {
          // One card was enough.
          await expect(panel).toBeHidden();
          continue;
        }
        expect(after.cards).toHaveLength(1);
        expect(sum(after)).toBeGreaterThan(0);
        await expect(panel).toContainText(`${sum(after)} of ${before.total}`);
        return;
      }
      await give(me, (answers) => choose(traffic.state?.question as Question, answers));
    }
    throw new Error('Nothing was ever paid for with cards.');
  });

  await test.step('answers are given on the board, by key and in the list', async () => {
    const ways = ['board', 'list', 'key'] as const;
    for (let given = 0; given < 30 && !traffic.state?.outcome; given += 1) {
      await answer(me, ways[given % ways.length] ?? 'list');
    }
    expect(traffic.state?.number ?? 0).toBeGreaterThanOrEqual(30);
  });
});

test('a hero changes form: the card turns over on the board, which stays whole', async ({ visit }) => {
  const me = await visit({ width: 1440, height: 900 });
  await me.context.addInitScript(() => {
    const key = 'longtable.choices';
    const choices = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...choices, speed: 'slow' }));
  });
  const { page } = me;
  const rest = new Rest(me.context.request);
  await rest.guest('Careful Otter');
  const options = { 'hero-1': 'spider-man' };
  const table = { game: 'champions', scenario: 'rhino', people: 1, places: ['me'], options, title: 'Alone' };
  const { id } = await rest.post<TableInfo>('/api/tables', table);
  await page.goto(`/table/${id}`);
  const beat = (kind: string) => page.locator(`[data-beat=${kind}]`);
  const say = (pattern: RegExp) =>
    give(me, (answers) => answers.find(({ text }) => pattern.test(text)) ?? anyOf(answers));
  await say(/^Keep/);
  // What turns over is drawn large, as it is then.
  await say(/^Change to hero form/);
  await expect(beat('card').locator('[data-set=spider-man]').first()).toContainText('Spider-Man');
  await page.keyboard.press('Escape');
  await expect(at.board(page).getByRole('region', { name: 'Villain' })).toContainText('Rhino');
});

test('two heroes in two browsers play a game to its end', async ({ visit }) => {
  test.setTimeout(240_000);
  const first = await visit({ width: 1440, height: 900 });
  const second = await visit({ ...phone, scheme: 'dark' });
  const both = [first, second];
  let id = '';

  await test.step('one opens a table for two, the other sits down', async () => {
    const rest = new Rest(first.context.request);
    await rest.guest('Careful Otter');
    const places: Chair[] = ['me', 'open'];
    const options = { 'hero-1': 'spider-man', 'hero-2': 'she-hulk' };
    const table = { game: 'champions', scenario: 'rhino', people: 2, places, options, title: 'Two heroes' };
    ({ id } = await rest.post<TableInfo>('/api/tables', table));
    await first.page.goto(`/table/${id}`);
    await second.page.goto(`/table/${id}`);
    await second.page.getByRole('button', { name: /^Sit here/ }).click();
    for (const { page } of both) await expect(at.hand(page)).toBeVisible();
    await expect(at.board(first.page).getByRole('region', { name: 'She-Hulk, player 2' })).toBeVisible();
    await expect(at.board(second.page).getByRole('region', { name: 'She-Hulk, you' })).toBeVisible();
  });

  await test.step('they play until it is over', async () => {
    const isOver = () => both.every(({ traffic }) => traffic.state?.outcome);
    const awaited = ({ traffic }: Visitor) =>
      !traffic.state?.outcome && traffic.state?.seats.some((one) => one.seat !== null && one.awaited);
    for (let given = 0; !isOver();) {
      const asked = both.find(awaited);
      const state = asked?.traffic.state;
      if (!asked || !state?.question) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      const { question, number, era } = state;
      const { seat, answers } = askedOf(state) ?? { seat: null, answers: [] };
      // A whole game is long: after the first rounds the pages look on most of the time, and are clicked now and then.
      if (given < 24 || given % 25 === 0) {
        await give(asked, (list) => choose(question, list));
        await fits(second);
      } else {
        const words = choose(question, said(asked, answers)).words;
        await new Rest(asked.context.request).post(`/api/tables/${id}/answers`, {
          seat,
          number,
          era,
          answer: words,
        });
        await asked.traffic.until('the next question', (now) => now.number > number || !!now.outcome);
      }
      given += 1;
    }
  });

  await test.step('both see the same end', async () => {
    for (const { page } of both)
      await expect(at.board(page)).toContainText(/the (heroes have|villain has) won/);
    for (const visitor of both) await tellsAll(visitor, id);
    await fits(second);
  });

  await test.step('neither was ever sent the hand of the other', async () => {
    for (const [who, you] of [
      [first, 0],
      [second, 1],
    ] as const) {
      const told = (await who.traffic.all())
        .filter(({ from }) => from === 'socket')
        .map(({ text }) => JSON.parse(text) as ServerMessage)
        .flatMap((message) => (message.is === 'state' ? message.seats.map((one) => one.view as View) : []));
      // Before somebody sits down the page looks on as a spectator.
      const seated = told.filter((view) => view.you !== null);
      expect(seated.length).toBeGreaterThan(20);
      expect(seated.every((view) => view.you === you && view.players[you]?.hand !== null)).toBe(true);
      expect(told.every((view) => view.players[1 - you]?.hand === null)).toBe(true);
    }
  });
});
