import type { Page } from '@playwright/test';
import { changed } from '../src/lib/changes';
import type { ServerMessage, State, TableInfo } from '../src/wire';
import { expect, test, type Visitor } from './fixtures';
import { Rest } from './rest';
import { Secrets } from './secrets';
import { at } from './table';
import type { Heard } from './traffic';

/** Lets the pages of this visitor show what happens, though the tests want less motion. */
async function showBeats({ context }: Visitor, speed: string): Promise<void> {
  await context.addInitScript((wanted) => {
    const key = 'longtable.choices';
    const choices = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...choices, speed: wanted }));
    // What was shown, in order.
    const told: string[] = [];
    (window as unknown as { told: string[] }).told = told;
    new MutationObserver(() => {
      const words = document.querySelector('[data-beat] .caption')?.textContent?.trim();
      if (words && told.at(-1) !== words) told.push(words);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, speed);
}
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);
const stage = (page: Page) => page.locator('[data-beat]');
/** What the board draws, without what lies over it. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('section.board')?.cloneNode(true) as Element;
    for (const over of board.querySelectorAll('[data-beat], [aria-live]')) over.remove();
    return board.textContent;
  });

/** The positions that a course tells of, each as if it had been told when it was the present. */
function positionsIn({ from, text }: Heard): Heard[] {
  const message = from === 'socket' ? (JSON.parse(text) as ServerMessage) : null;
  if (message?.is !== 'done' || !('course' in message.ok) || !message.ok.course.first) return [];
  const { after, first, steps } = message.ok.course;
  let value: unknown = first;
  const told = (number: number): Heard => {
    const { seats } = value as { seats: unknown };
    const state = { is: 'state', number, question: null, seats, log: [] };
    return { number, from: 'socket', text: JSON.stringify(state) };
  };
  const all = [told(after)];
  for (const { number, changes, whole } of steps) {
    value = whole ?? changed(value, changes);
    all.push(told(number));
  }
  return all;
}

async function answerOnce(rest: Rest, id: string): Promise<boolean> {
  const state = await rest.get<State>(`/api/tables/${id}/state?after=100000`);
  const seat = state.seats.find((one) => one.asked);
  const chosen = seat?.answers[0];
  if (!seat || !chosen || state.outcome) return false;
  await rest.post(`/api/tables/${id}/answers`, {
    seat: seat.seat,
    number: state.number,
    era: state.era,
    answer: chosen.words,
  });
  return true;
}

test('what happens is shown beat by beat, ends at the present, and tells nothing hidden', async ({
  visit,
}) => {
  const [ann, bob, eve] = [await visit(), await visit(), await visit()];
  await showBeats(ann, 'fast');
  await showBeats(eve, 'fast');
  const [mine, theirs] = [new Rest(ann.context.request), new Rest(bob.context.request)];
  await mine.guest('Ann');
  await theirs.guest('Bob');
  const { id } = await mine.duel(['me', 'open'], 'Beats');
  await theirs.post(`/api/tables/${id}/join`, { place: 1 });
  await ann.page.goto(`/table/${id}`);
  await expect(at.board(ann.page)).toBeVisible();
  await expect(at.log(ann.page)).toBeVisible();

  await test.step('in the order of the log, up to the present', async () => {
    for (let given = 0; given < 24; given += 1) {
      if (!(await answerOnce(mine, id))) await answerOnce(theirs, id);
    }
    await expect.poll(async () => (await told(ann.page)).length, { timeout: 30_000 }).toBeGreaterThan(3);
    // A click on the board has seen it.
    while ((await stage(ann.page).count()) > 0) {
      await ann.page.keyboard.press('Escape');
      await ann.page.waitForTimeout(100);
    }
    const log = ((await at.log(ann.page).textContent()) ?? '').replace(/\s+/g, ' ');
    const words = (await told(ann.page)).map((one) => one.replace(/\s+/g, ' '));
    const inLog = words.filter((one) => log.includes(one));
    expect(inLog.length).toBeGreaterThan(2);
    // The same may be said more than once: each is looked for after the one before.
    let from = 0;
    for (const one of inLog) {
      const place = log.indexOf(one, from);
      expect(place, `“${one}”, in the order of the log`).toBeGreaterThanOrEqual(0);
      from = place;
    }
    const shown = await drawn(ann.page);
    await ann.page.reload();
    await expect(at.board(ann.page)).toBeVisible();
    await expect.poll(() => drawn(ann.page), { message: 'the board of the present' }).toBe(shown);
  });

  await test.step('what came while one was away is shown from where one looked last', async () => {
    await eve.page.goto(`/table/${id}`);
    await expect(at.log(eve.page)).toBeVisible();
    // What was looked at is remembered once the board has been seen.
    await expect.poll(() => eve.page.evaluate(() => Object.keys(localStorage).join())).toContain(id);
    await ann.page.goto('/lobby');
    await eve.page.goto('/lobby');
    for (let given = 0; given < 6; given += 1) {
      if (!(await answerOnce(mine, id))) await answerOnce(theirs, id);
    }
    await ann.page.goto(`/table/${id}`);
    await expect(stage(ann.page)).toBeVisible();
    await expect(stage(ann.page).getByRole('button', { name: 'Skip' })).toBeVisible();
    // Each beat is spoken.
    const spoken = ann.page.locator('section.board [aria-live="polite"] p').last();
    await expect(spoken).toHaveText(/\w/);
    // Who only looks on is shown it too.
    await eve.page.goto(`/table/${id}`);
    await expect(stage(eve.page)).toBeVisible();
  });

  await test.step('an answer ends it', async () => {
    for (let tries = 0; tries < 40; tries += 1) {
      const { seats } = await mine.get<State>(`/api/tables/${id}/state?after=100000`);
      if (seats.some((seat) => seat.awaited)) break;
      await answerOnce(theirs, id);
    }
    await ann.page.getByRole('button', { name: 'Show again what happened since your last turn' }).click();
    await expect(stage(ann.page)).toBeVisible();
    await answerOnce(mine, id);
    await ann.page.keyboard.press('Escape');
    await expect(stage(ann.page)).toHaveCount(0);
  });

  await test.step('nothing hidden was sent', async () => {
    const seen = (await ann.traffic.all()).flatMap(positionsIn);
    expect(seen.length, 'what was seen meanwhile was asked for').toBeGreaterThan(10);
    await mine.post(`/api/tables/${id}/resign`);
    const info = await mine.get<TableInfo>(`/api/tables/${id}`);
    const secrets = await Secrets.of(mine, id, info.number);
    expect(secrets.inTraffic(seen, 'free')).toEqual([]);
    // How often depends on the game: hands are small at times, but never empty for long.
    expect(secrets.looked).toBeGreaterThan(seen.length * 2);
    const watched = (await eve.traffic.all()).flatMap(positionsIn);
    expect(watched.length).toBeGreaterThan(3);
    expect(secrets.inTraffic(watched, 'free')).toEqual([]);
    expect(secrets.inTraffic(watched, 'shadow')).toEqual([]);
    // The one who holds the cards is told of them: so the search finds what is there to find.
    expect(secrets.inTraffic(seen, 'shadow').length).toBeGreaterThan(seen.length);
  });
});

test('nothing moves where less motion is wanted', async ({ visit }) => {
  const ann = await visit();
  const mine = new Rest(ann.context.request);
  await mine.guest('Ann');
  const { id } = await mine.duel(['me', 'me'], 'Still');
  await ann.page.goto(`/table/${id}`);
  await ann.page.getByRole('button').first().waitFor();
  for (let given = 0; given < 10; given += 1) await answerOnce(mine, id);
  await ann.page.waitForTimeout(500);
  await expect(stage(ann.page)).toHaveCount(0);
});
