import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { State, TableInfo } from '../src/wire';
import type { Facts, View } from '../src/wire/wotr';
import { dress } from './dress';
import { expect, phone, test, type Visitor } from './fixtures';
import { Rest } from './rest';
import { askedOf, at, give } from './table';
import { RingBearer } from './war';

const pictures = process.env['LONGTABLE_PICTURES'];

/** The moments that are worth a picture. */
const MOMENTS: Record<string, (state: State, view: View) => boolean> = {
  'set-up': (_, view) => view.turn === 1,
  dice: (state, view) => view.turn === 2 && state.question?.kind === 'act',
  march: (state) => state.question?.kind === 'group' || state.question?.kind === 'march',
  'combat-card': (state) => state.question?.kind === 'combat-card',
  battle: (state, view) => state.question?.kind === 'casualty' && (view.battle?.round ?? 0) > 0,
  siege: (_, view) =>
    view.battle?.kind === 'siege' || view.regions.some((region) => region.besieged === 'free-peoples'),
  assault: (_, view) => view.battle?.kind === 'siege' && view.battle.round > 0,
  hunt: (_, view) => (view.hunt?.dice.length ?? 0) > 0,
  'hunt-casualty': (state) => state.question?.kind === 'hunt-casualty',
  mordor: (_, view) => (view.fellowship.mordor ?? 0) > 1,
};
const MOST_GAMES = 6;

/** Parts of the table for the lesson, each at the first moment that shows it well. */
const PARTS: Record<string, { moment: string; part: (page: Page) => Locator }> = {
  'wotr-map': {
    moment: 'set-up',
    part: (page) => page.getByRole('group', { name: 'Map of Middle-earth' }),
  },
  'wotr-politics': {
    moment: 'set-up',
    part: (page) => page.getByRole('region', { name: 'Political Track' }),
  },
  'wotr-hand': { moment: 'dice', part: (page) => page.getByRole('region', { name: /^Your hand/ }) },
  'wotr-dice': { moment: 'dice', part: (page) => page.getByRole('region', { name: 'Free Peoples' }) },
  'wotr-fellowship': { moment: 'dice', part: (page) => page.getByRole('region', { name: 'The Fellowship' }) },
  'wotr-hunt': { moment: 'hunt', part: (page) => page.getByRole('region', { name: 'The Hunt is on' }) },
  'wotr-battle': { moment: 'battle', part: (page) => page.getByRole('region', { name: 'Battle' }) },
  'wotr-mordor': { moment: 'mordor', part: (page) => page.getByRole('region', { name: 'The Fellowship' }) },
};

test.skip(!pictures, 'taken by `npm run e2e -- --pictures FOLDER wotr-pictures`');

test('pictures of whole games of War of the Ring against the search', async ({ visit }) => {
  test.setTimeout(1_800_000);
  const folder = pictures ?? '';
  mkdirSync(folder, { recursive: true });
  const desk = await visit({ width: 1440, height: 900 });
  const rest = new Rest(desk.context.request);
  await rest.guest('Careful Otter');
  // The same person, with a telephone.
  const hand = await visit(phone);
  await hand.context.addCookies(await desk.context.cookies());
  const watcher = await visit({ width: 1440, height: 900, scheme: 'dark' });
  const bearer = new RingBearer(await rest.get<Facts>('/api/games/wotr/facts'));

  const take = async (name: string) => {
    for (const [who, width] of [
      [desk, 'desktop'],
      [hand, 'phone'],
    ] as const)
      for (const scheme of ['light', 'dark'] as const) {
        await dress(who.page, scheme);
        const file = path.join(folder, `${name}-${width}-${scheme}.png`);
        await who.page.screenshot({ path: file, caret: 'initial', fullPage: width === 'phone' });
      }
    await dress(desk.page, 'light');
    for (const [file, { moment, part }] of Object.entries(PARTS)) {
      if (moment !== name) continue;
      await part(desk.page).screenshot({ path: path.join(folder, `${file}.png`), caret: 'initial' });
    }
    await watcher.page.screenshot({
      path: path.join(folder, `${name}-watched-dark.png`),
      caret: 'initial',
    });
  };
  const caughtUp = (number: number, ...others: Visitor[]) =>
    Promise.all(
      others.map(({ traffic }) => traffic.until('the same position', (state) => state.number >= number)),
    );

  const wanted = new Set(Object.keys(MOMENTS));
  for (let game = 1; game <= MOST_GAMES && wanted.size > 0; game += 1) {
    const places = ['me', { computer: 'easy' }];
    const table = {
      game: 'wotr',
      scenario: 'two-player',
      people: 2,
      places,
      title: 'The third age',
      private: false,
    };
    const { id } = await rest.post<TableInfo>('/api/tables', table);
    for (const { page, traffic } of [desk, hand, watcher]) {
      traffic.state = null;
      await page.goto(`/table/${id}`);
    }
    for (const { page } of [desk, hand]) await expect(at.board(page)).toBeVisible();
    for (;;) {
      const state = await desk.traffic.until(
        'a question',
        (now) => now.outcome !== null || askedOf(now) !== undefined,
        120_000,
      );
      if (state.outcome || !state.question) break;
      const view = askedOf(state)?.view as View;
      const moment = [...wanted].find((name) => MOMENTS[name]?.(state, view));
      if (moment) {
        await caughtUp(state.number, hand, watcher);
        await expect(at.answers(hand.page).first()).toBeEnabled();
        await take(moment);
        wanted.delete(moment);
      }
      const { question } = state;
      await give(desk, (answers) => bearer.choose(question, answers, view));
    }
    for (const { page } of [desk, hand]) await expect(at.over(page)).toBeVisible();
    await take(`end-${game}`);
  }
  expect([...wanted], 'moments that never came').toEqual([]);
});
