import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Chair, TableInfo } from '../src/wire';
import type { Area, Facts, View } from '../src/wire/five-armies';
import { dress } from './dress';
import { expect, phone, test } from './fixtures';
import { Host } from './host';
import { Rest } from './rest';
import { askedOf, at, said } from './table';

const pictures = process.env['LONGTABLE_PICTURES'];

/** A moment: its question, as the side sees it that is asked. */
interface Moment {
  kind: string;
  view: View;
  answers: number;
}

const BEFORE_CARDS = ['fighting-army', 'maneuver'];

/** Whether dice have fallen in a battle, and some of them hit. */
const isHot = ({ kind, view }: Moment) =>
  !BEFORE_CARDS.includes(kind) && (view.battle?.sides.some((side) => side.hits > 0) ?? false);

/** Whether the army that is attacked still stands. */
const isFought = ({ areas, battle }: View) =>
  areas.some(({ area, army }) => area === battle?.at && army !== null && army.side !== battle.attacker);

const isBreached = (view: View, fortifications: ReadonlyMap<Area, number>) =>
  view.areas.some(({ area, breach }) => breach > 0 && breach >= (fortifications.get(area) ?? 99));

const beorn = (view: View) => {
  const spot = view.characters.find((one) => one.character === 'beorn')?.spot;
  return typeof spot === 'object' && 'at' in spot;
};

/** The moments that are worth a picture, and the side that looks. */
const MOMENTS: Record<string, (moment: Moment, fortifications: ReadonlyMap<Area, number>) => boolean> = {
  'set-up': ({ view }) => view.turn === 1,
  dice: ({ kind, view }) => kind === 'act' && view.turn >= 3 && view.you === 'free-peoples',
  generals: ({ kind, view }) => kind === 'activate' && view.turn >= 3,
  march: ({ kind, view, answers }) =>
    kind === 'march' && view.turn >= 2 && view.you === 'shadow' && answers > 8,
  'who-goes': ({ kind, view }) => kind === 'group' && view.turn >= 2,
  recruitment: ({ kind, view }) => kind === 'recruit' && view.turn >= 2,
  leadership: ({ kind, view }) => kind === 'shadow-leadership' && view.turn >= 3,
  bats: ({ kind, view }) => kind === 'bats' && view.turn >= 3 && view.territories.some((one) => one.bats > 0),
  cards: ({ kind, view }) => kind === 'maneuver' && (view.battle?.round ?? 0) > 1,
  reroll: ({ kind }) => kind === 'reroll',
  battle: (moment) =>
    isHot(moment) &&
    moment.kind === 'casualty' &&
    (moment.view.battle?.sides.every((one) => one.hits > 0) ?? false),
  combined: (moment) =>
    isHot(moment) && isFought(moment.view) && (moment.view.battle?.armies.length ?? 0) > 1,
  walls: (moment, fortifications) =>
    isHot(moment) &&
    fortifications.has(moment.view.battle?.at ?? 'camp') &&
    moment.view.battle?.fortification !== 0,
  breached: ({ view }, fortifications) => isBreached(view, fortifications),
  fate: ({ kind, view }) => kind === 'fate-tile' && view.characters.some((one) => one.ready),
  ready: ({ kind, view }) => kind === 'act' && view.characters.filter((one) => one.ready).length > 0,
  eagles: ({ view }) => view.territories.some((one) => one.eagles > 0 || one.lord),
  beorn: ({ kind, view }) => kind === 'act' && beorn(view),
  'beorn-battle': (moment) => isHot(moment) && (moment.view.battle?.beorn ?? false),
};
const MOST_GAMES = 24;

/** Parts of the table for the lesson, each at a moment that shows it well. */
const PARTS: Record<string, { moment: string; part: (page: Page) => Locator }> = {
  'five-armies-map': {
    moment: 'dice',
    part: (page) => page.getByRole('group', { name: 'Map of the battle below the Lonely Mountain' }),
  },
  'five-armies-dice': {
    moment: 'dice',
    part: (page) => page.getByRole('region', { name: 'Free Peoples' }),
  },
  'five-armies-hand': { moment: 'dice', part: (page) => page.getByRole('region', { name: /^Your hand/ }) },
  'five-armies-people': { moment: 'ready', part: (page) => page.getByRole('region', { name: 'Characters' }) },
  'five-armies-fate': { moment: 'ready', part: (page) => page.getByRole('region', { name: 'Fate' }) },
  'five-armies-battle': { moment: 'battle', part: (page) => page.getByRole('region', { name: 'Battle' }) },
};

test.skip(!pictures, 'taken by `npm run e2e -- --pictures FOLDER five-armies-pictures`');

test('pictures of whole games of The Battle of Five Armies', async ({ visit }) => {
  test.setTimeout(1_800_000);
  const folder = pictures ?? '';
  mkdirSync(folder, { recursive: true });
  const desk = await visit({ width: 1440, height: 900 });
  const rest = new Rest(desk.context.request);
  await rest.guest('Careful Otter');
  // The same person, with a telephone.
  const hand = await visit(phone);
  await hand.context.addCookies(await desk.context.cookies());
  const facts = await rest.get<Facts>('/api/games/five-armies/facts');
  const fortifications = new Map(
    facts.areas.flatMap(({ id, fortification }) => (fortification ? [[id, fortification] as const] : [])),
  );

  const take = async (name: string) => {
    for (const [{ page }, width] of [
      [desk, 'desktop'],
      [hand, 'phone'],
    ] as const)
      for (const scheme of ['light', 'dark'] as const) {
        await dress(page, scheme);
        const file = path.join(folder, `${name}-${width}-${scheme}.png`);
        await page.screenshot({ path: file, caret: 'initial' });
      }
    for (const { page } of [desk, hand]) await dress(page, 'light');
    const whole = path.join(folder, `${name}-phone-whole.png`);
    await hand.page.screenshot({ path: whole, caret: 'initial', fullPage: true });
    for (const [file, { moment, part }] of Object.entries(PARTS)) {
      if (moment !== name) continue;
      await part(desk.page).screenshot({ path: path.join(folder, `${file}.png`), caret: 'initial' });
    }
  };
  const open = async (id: string) => {
    for (const { page, traffic } of [desk, hand]) {
      traffic.state = null;
      await page.goto(`/table/${id}`);
      await expect(at.board(page).getByRole('group', { name: /^Map of the battle/ })).toBeVisible();
    }
  };
  /** Goes on from a moment of a game, in the seat that is asked. */
  const goOn = async (table: string, number: number, seat: string) => {
    const places = ['free-peoples', 'shadow'].map((side): Chair =>
      side === seat ? 'me' : { computer: 'random' },
    );
    const { id } = await rest.post<TableInfo>(`/api/tables/${table}/play-on`, {
      at: number,
      places,
      private: false,
      pace: 'live',
    });
    await open(id);
    for (const { page } of [desk, hand]) await expect(at.answers(page).first()).toBeEnabled();
  };
  /** What is looked at: a card of the hand and a region, by the pointer and by a finger. */
  const look = async () => {
    const card = (page: Page) =>
      page
        .getByRole('region', { name: /^Your hand/ })
        .getByRole('button')
        .first();
    await card(desk.page).hover();
    await desk.page.waitForTimeout(500);
    await desk.page.screenshot({ path: path.join(folder, 'card-desktop.png') });
    const region = (page: Page) => at.board(page).getByRole('button', { name: /^Ruins of Dale;/ });
    await region(desk.page).hover();
    await desk.page.waitForTimeout(300);
    await desk.page.screenshot({ path: path.join(folder, 'region-desktop.png') });
    await desk.page.mouse.move(0, 0);
    await hand.page.getByRole('button', { name: 'Hide the answers' }).click();
    await card(hand.page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await card(hand.page).boundingBox()) ?? {};
    const touch = await hand.context.newCDPSession(hand.page);
    // Its head: the question lies on the rest.
    const touchPoints = [{ x: x + width / 2, y: y + 24 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await hand.page.waitForTimeout(700);
    await hand.page.screenshot({ path: path.join(folder, 'card-phone.png') });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    for (const tab of ['Dice', 'Characters']) {
      await hand.page.getByRole('button', { name: tab }).click();
      await hand.page.screenshot({
        path: path.join(folder, `${tab.toLowerCase()}-phone.png`),
        fullPage: true,
      });
    }
  };

  const wanted = new Set(Object.keys(MOMENTS));
  for (let game = 1; game <= MOST_GAMES && wanted.size > 0; game += 1) {
    const table = { game: 'five-armies', people: 2, title: 'Below the Lonely Mountain' };
    const places = ['me', 'me'];
    // Now and then the Shadow gathers: then it attacks from several sides.
    const player = new Host(facts, game % 2 === 0);
    const { id } = await rest.post<TableInfo>('/api/tables', { ...table, places });
    for (;;) {
      const state = await rest.state(id);
      if (state.outcome || !state.question) break;
      const seat = askedOf(state);
      if (!seat) continue;
      const { kind } = state.question;
      const view = seat.view as View;
      const moment = { kind, view, answers: seat.answers.length };
      const name = [...wanted].find((one) => MOMENTS[one]?.(moment, fortifications));
      if (name) {
        wanted.delete(name);
        await goOn(id, state.number, seat.seat ?? '');
        await take(name);
        if (name === 'dice') await look();
      }
      const answer = player.choose(state.question, said(desk, seat.answers), view);
      await rest.post(`/api/tables/${id}/answers`, {
        seat: seat.seat,
        number: state.number,
        era: state.era,
        answer: answer.words,
      });
    }
    if (game === 1) {
      await open(id);
      for (const { page } of [desk, hand]) await expect(at.over(page)).toBeVisible();
      await take('end');
    }
  }
  expect([...wanted], 'moments that never came').toEqual([]);
});
