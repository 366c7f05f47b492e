import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Chair, GameInfo, Story, TableInfo } from '../src/wire';
import { dress } from './dress';
import { expect, phone, test, type Visitor } from './fixtures';
import { Rest } from './rest';
import { askedOf, at } from './table';

const pictures = process.env['LONGTABLE_PICTURES'];

/** The tables that are shown: a game that computers have played, looked at after this part of it. */
const TABLES = [
  { name: 'duel', game: 'ring-cards', scenario: 'duel', people: 2, part: 0.45 },
  { name: 'trilogy', game: 'ring-cards', scenario: 'trilogy', people: 4, part: 0.4 },
  { name: 'wotr', game: 'wotr', scenario: 'two-player', people: 2, part: 0.5 },
  { name: 'wotr-four', game: 'wotr', scenario: 'four-player', people: 4, part: 0.3 },
  { name: 'five-armies', game: 'five-armies', scenario: 'standard', people: 2, part: 0.5 },
  { name: 'rohan', game: 'third-age', scenario: 'rohan', people: 2, part: 0.5 },
  { name: 'gondor', game: 'third-age', scenario: 'gondor', people: 2, part: 0.5 },
  { name: 'champions', game: 'champions', scenario: 'rhino', people: 1, part: 0.5 },
  { name: 'champions-four', game: 'champions', scenario: 'ultron', people: 4, part: 0.4 },
];

/** How each picture is taken; so both themes are seen. */
const SIZES = [
  { width: 1440, height: 900, scheme: 'light' },
  { width: 1920, height: 1080, scheme: 'dark' },
  { ...phone, scheme: 'light' },
] as const;

test.skip(!pictures, 'taken by `npm run e2e -- --pictures FOLDER screens`');

test('pictures of every screen', async ({ visit }) => {
  test.setTimeout(3_600_000);
  const folder = pictures ?? '';
  mkdirSync(folder, { recursive: true });
  const desk = await visit();
  const rest = new Rest(desk.context.request);
  await rest.guest('Careful Otter');
  // The same person, with a telephone.
  const hand = await visit(phone);
  await hand.context.addCookies(await desk.context.cookies());

  const take = async (name: string, address: string, ready: (visitor: Visitor) => Promise<void>) => {
    for (const { width, height, scheme } of SIZES) {
      const visitor = width < 600 ? hand : desk;
      const { page } = visitor;
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await ready(visitor);
      await dress(page, scheme);
      await page.evaluate(() => document.fonts.ready);
      const file = path.join(folder, `${name}-${width}.jpg`);
      await page.screenshot({ path: file, caret: 'initial', type: 'jpeg', quality: 72 });
    }
  };
  const heading = async ({ page }: Visitor) => expect(page.getByRole('heading').first()).toBeVisible();

  /** A game that computers play to its end. */
  const played = async (game: string, scenario: string, people: number): Promise<TableInfo> => {
    const infos = await rest.get<GameInfo[]>('/api/games');
    const layouts = infos
      .find(({ slug }) => slug === game)
      ?.scenarios.find(({ id }) => id === scenario)?.layouts;
    const places = layouts?.find((layout) => layout.people === people)?.places ?? [];
    const chairs = places.map((): Chair => ({ computer: 'easy' }));
    const { id } = await rest.post<TableInfo>('/api/tables', { game, scenario, people, places: chairs });
    let info = await rest.get<TableInfo>(`/api/tables/${id}`);
    while (info.status !== 'finished') {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      info = await rest.get<TableInfo>(`/api/tables/${id}`);
    }
    return info;
  };
  /** A table that goes on from a point of it, in the seat that is asked there. */
  const goOn = async ({ id, places, number }: TableInfo, part: number): Promise<string> => {
    const from = async (point: number, chairs: Chair[]) =>
      rest.post<TableInfo>(`/api/tables/${id}/play-on`, { at: point, places: chairs, pace: 'live' });
    const point = Math.floor(number * part);
    const whole = await from(
      point,
      places.map(() => 'me'),
    );
    const asked = askedOf(await rest.state(whole.id))?.seat ?? '';
    const chairs = places.map(({ seats }): Chair => (seats.includes(asked) ? 'me' : { computer: 'easy' }));
    return (await from(point, chairs)).id;
  };

  for (const { name, game, scenario, people, part } of TABLES) {
    await test.step(name, async () => {
      const over = await played(game, scenario, people);
      const id = await goOn(over, part);
      await take(`table-${name}`, `/table/${id}`, async ({ page }) => {
        await expect(at.board(page)).toBeVisible();
        await expect(at.answers(page).first()).toBeEnabled();
      });
      await take(`result-${name}`, `/result/${over.id}`, heading);
      const story = await rest.get<Story>(`/api/tables/${over.id}/story`);
      const moment = story.highlights[0]?.number ?? Math.floor(over.number / 2);
      await take(`replay-${name}`, `/replay/${over.id}?at=${moment}`, async ({ page }) =>
        expect(page.getByRole('slider', { name: 'Position' })).toBeVisible(),
      );
    });
  }
  for (const { slug } of await rest.get<GameInfo[]>('/api/games')) {
    await take(`new-${slug}`, `/new/${slug}`, async ({ page }) =>
      expect(page.getByRole('button', { name: 'Start playing' })).toBeVisible(),
    );
    await take(`rules-${slug}`, `/rules/${slug}`, async ({ page }) =>
      expect(page.getByRole('searchbox', { name: 'Search the rules' })).toBeVisible(),
    );
  }
  await rest.duel(['me', 'open'], 'Room for one more');
  await rest.duel(['me', { computer: 'easy' }], 'Friday evening');
  for (const page of ['', 'lobby', 'mine', 'account', 'rules', 'decks', 'packs/third-age', 'learn/third-age'])
    await take(page.replace('/', '-') || 'home', `/${page}`, heading);
});
