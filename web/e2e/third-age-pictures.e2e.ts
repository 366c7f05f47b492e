import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Chair, TableInfo } from '../src/wire';
import type { Facts, Scenario, View } from '../src/wire/third-age';
import { Captain } from './captain';
import { dress } from './dress';
import { expect, phone, test } from './fixtures';
import { Rest } from './rest';
import { askedOf, at, said } from './table';

const pictures = process.env['LONGTABLE_PICTURES'];

/** A moment: its question, as the side sees it that is asked. */
interface Moment {
  kind: string;
  view: View;
  answers: number;
}

const hot = ({ view }: Moment) => view.battle?.sides.some((side) => side.hits > 0) ?? false;

/** The moments that are worth a picture, by scenario. */
const MOMENTS: Record<Scenario, Record<string, (moment: Moment) => boolean>> = {
  rohan: {
    'rohan-set-up': ({ view }) => view.round === 1,
    'rohan-dice': ({ kind, view }) => kind === 'act' && view.round >= 2 && view.you === 'free-peoples',
    'rohan-location': ({ kind, view }) => kind === 'location' && view.round >= 3,
    'rohan-march': ({ kind, view, answers }) => kind === 'march' && view.you === 'shadow' && answers > 6,
    'rohan-fate': ({ kind, view }) => kind === 'fate-tile' && view.round >= 3,
    'rohan-battle': (moment) => hot(moment) && moment.kind === 'casualty',
    'rohan-hornburg': ({ view }) => view.battle?.at === 'hornburg' && view.battle.shown,
    'rohan-ents': ({ kind, view }) => kind === 'ents' && (view.entwood?.chain.length ?? 0) > 0,
    'rohan-ents-orthanc': ({ kind, view }) =>
      kind === 'ents' && view.areas.some((one) => one.area === 'orthanc' && (one.protection ?? 8) < 8),
  },
  gondor: {
    'gondor-set-up': ({ view }) => view.round === 1,
    'gondor-dice': ({ kind, view }) => kind === 'act' && view.round >= 2 && view.you === 'free-peoples',
    'gondor-nazgul': ({ kind, view }) => kind === 'nazgul' && view.round >= 2,
    'gondor-battle': (moment) => hot(moment) && moment.kind === 'casualty',
    'gondor-siege': ({ view }) => view.battle?.at === 'minas-tirith' && view.battle.revealed,
    'gondor-gate-breached': ({ view }) =>
      view.areas.some((one) => one.sections.some(({ section, left }) => section === 'gate' && left === 0)),
  },
};
const MOST_GAMES = 30;

const mapOf = (page: Page) => at.board(page).getByRole('group', { name: /^Map of / });

/** Parts of the table for the lesson, each at a moment that shows it well. */
const PARTS: Record<string, { moment: string; part: (page: Page) => Locator }> = {
  'third-age-rohan': { moment: 'rohan-dice', part: mapOf },
  'third-age-gondor': { moment: 'gondor-dice', part: mapOf },
  'third-age-dice': {
    moment: 'rohan-dice',
    part: (page) => page.getByRole('region', { name: 'Free Peoples' }),
  },
  'third-age-hand': {
    moment: 'rohan-dice',
    part: (page) => page.getByRole('region', { name: /^Your hand/ }),
  },
  'third-age-fate': { moment: 'rohan-fate', part: (page) => page.getByRole('region', { name: /^Fate/ }) },
  'third-age-battle': {
    moment: 'rohan-battle',
    part: (page) => page.getByRole('region', { name: /^Battle/ }),
  },
};

test.skip(!pictures, 'taken by `npm run e2e -- --pictures FOLDER third-age-pictures`');

for (const scenario of ['rohan', 'gondor'] as const)
  test(`pictures of whole games of the battle of ${scenario}`, async ({ visit }) => {
    test.setTimeout(1_800_000);
    const folder = pictures ?? '';
    mkdirSync(folder, { recursive: true });
    const desk = await visit({ width: 1440, height: 900 });
    const rest = new Rest(desk.context.request);
    await rest.guest('Careful Otter');
    // The same person, with a telephone.
    const hand = await visit(phone);
    await hand.context.addCookies(await desk.context.cookies());
    const captain = new Captain(await rest.get<Facts>('/api/games/third-age/facts'), scenario);

    const take = async (name: string) => {
      for (const [{ page }, width] of [
        [desk, 'desktop'],
        [hand, 'phone'],
      ] as const)
        for (const scheme of ['light', 'dark'] as const) {
          await dress(page, scheme);
          const file = path.join(folder, `third-age-${name}-${width}-${scheme}.png`);
          await page.screenshot({ path: file, caret: 'initial' });
        }
      for (const { page } of [desk, hand]) await dress(page, 'light');
      for (const [file, { moment, part }] of Object.entries(PARTS)) {
        if (moment !== name) continue;
        const shown = part(desk.page).first();
        if ((await shown.count()) > 0)
          await shown.screenshot({ path: path.join(folder, `${file}.png`), caret: 'initial' });
      }
    };
    const open = async (id: string) => {
      for (const { page, traffic } of [desk, hand]) {
        traffic.state = null;
        await page.goto(`/table/${id}`);
        await expect(mapOf(page)).toBeVisible();
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

    const wanted = new Set(Object.keys(MOMENTS[scenario]));
    for (let game = 1; game <= MOST_GAMES && wanted.size > 0; game += 1) {
      const { id } = await rest.post<TableInfo>('/api/tables', {
        game: 'third-age',
        scenario,
        people: 2,
        title: 'In the Third Age',
        places: ['me', 'me'],
      });
      for (;;) {
        const state = await rest.state(id);
        if (state.outcome || !state.question) break;
        const seat = askedOf(state);
        if (!seat) continue;
        const view = seat.view as View;
        const moment = { kind: state.question.kind, view, answers: seat.answers.length };
        const name = [...wanted].find((one) => MOMENTS[scenario][one]?.(moment));
        if (name) {
          wanted.delete(name);
          await goOn(id, state.number, seat.seat ?? '');
          await take(name);
        }
        const answer = captain.choose(state.question, said(desk, seat.answers), view);
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
        await take(`${scenario}-end`);
      }
    }
    expect([...wanted], 'moments that never came').toEqual([]);
  });
