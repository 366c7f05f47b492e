import type { GameInfo, TableInfo } from '../src/wire';
import { expect, phone, test as base } from './fixtures';
import { plainEnglish, tooWide } from './plain';
import { startLongtable, type Longtable } from './programs';
import { Rest } from './rest';

/** A server of its own: what other tests leave at theirs is nothing to this one. */
const test = base.extend<{ own: Longtable }>({
  own: async ({}, use) => {
    const own = await startLongtable();
    await use(own);
    await own.stop();
    expect(own.errors).toEqual([]);
  },
});

/** The made-up language: English with marks, in which each vowel is said twice. */
const LANGUAGE = 'en-XA';

/** What the test writes: names of people and titles of tables. */
const WRITTEN = ['Careful Otter', 'Brave Owl', 'Friday', 'Room for one more', 'The long war'];

const games = [
  { game: 'ring-cards', scenario: 'duel', people: 2, places: ['me', { computer: 'random' }] },
  { game: 'wotr', people: 2, places: ['me', { computer: 'random' }] },
  { game: 'five-armies', people: 2, places: ['me', { computer: 'random' }] },
  { game: 'champions', people: 1, places: ['me'] },
];

for (const size of [{ width: 1440, height: 900 }, phone])
  test(`no page speaks plain English in another language: ${size.width} wide`, async ({ own, visit }) => {
    test.setTimeout(240_000);
    const { page, context } = await visit({ ...size, url: own.url });
    const rest = new Rest(context.request);
    const other = new Rest((await visit({ url: own.url })).context.request);
    const found: string[] = [];
    const look = async (name: string) => {
      await page.evaluate(() => document.fonts.ready);
      const told = [...(await plainEnglish(page, WRITTEN)), ...(await tooWide(page))];
      found.push(...told.map((one) => `${name}: ${one}`));
    };

    await test.step('the address asks for the language, as long as the page is there', async () => {
      await page.goto(`/?lang=${LANGUAGE}`);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Þúúļļ úúþ áá çĥááííŕ.');
      await expect(page.locator('.games .card').first()).toBeVisible();
      await look('home');
      await page.locator('a[href="/rules"]').first().click();
      await expect(page.locator('.games .card').first()).toBeVisible();
      await look('rules');
    });
    await test.step('the preferences ask for it, and do not offer it', async () => {
      await page.evaluate(
        (language) => localStorage.setItem('longtable.choices', JSON.stringify({ language, sound: false })),
        LANGUAGE,
      );
      await page.goto('/account');
      await expect(page.locator('#look')).toBeVisible();
      await look('account of nobody');
      await expect(page.locator(`option[value="${LANGUAGE}"]`)).toHaveCount(0);
      await page.goto('/rules/ring-cards');
      await expect(page.locator('.rule').first()).toBeVisible();
      await look('rulebook');
    });

    await rest.guest('Careful Otter');
    await test.step('pages for somebody who plays', async () => {
      await page.goto('/account');
      await expect(page.locator('#tokens')).toBeVisible();
      await look('account');
      for (const { game } of games) {
        await page.goto(`/new/${game}`);
        await expect(page.locator('form button.primary')).toBeVisible();
        await look(`new table of ${game}`);
      }
    });
    for (const wanted of games)
      await test.step(`a table of ${wanted.game}`, async () => {
        const table = await rest.post<TableInfo>('/api/tables', { ...wanted, title: 'Friday' });
        for (const answers of [0, 6, 14]) {
          await rest.play(table.id, answers);
          await page.goto(`/table/${table.id}`);
          const isOver = (await rest.state(table.id)).outcome !== null;
          await expect(page.locator('section.board .board')).toBeVisible();
          await expect(page.locator(isOver ? '#over' : 'button[data-answer]').first()).toBeVisible();
          await look(`${wanted.game} after ${answers} more`);
        }
      });
    await test.step('what is around the tables', async () => {
      // Somebody else waits for people at a table of each kind, some of them for a guest.
      await other.guest('Brave Owl');
      for (const { slug, scenarios } of await rest.get<GameInfo[]>('/api/games'))
        for (const { id, layouts } of scenarios)
          for (const { people, places } of layouts.filter((layout) => layout.people > 1))
            await other.post<TableInfo>('/api/tables', {
              game: slug,
              scenario: id,
              people,
              places: places.map((_, at) => (at === 0 ? 'me' : at === 1 ? 'invited' : 'open')),
              private: false,
            });
      for (const name of ['mine', 'lobby', 'decks', 'packs', 'nowhere']) {
        await page.goto(`/${name}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (name !== 'nowhere') await expect(page.locator('.list .card').first()).toBeVisible();
        await look(name);
      }
    });
    await test.step('the deck builder', async () => {
      await page.goto('/decks/champions/new');
      await expect(page.locator('.bar .chip')).toBeVisible();
      await look('deck builder');
    });
    await test.step('the forms of data packs', async () => {
      const packed = (await rest.get<GameInfo[]>('/api/games')).find((game) => game.packs);
      if (!packed) return;
      await page.goto(`/packs/${packed.slug}/new`);
      await expect(page.locator('fieldset').first()).toBeVisible();
      await look('data pack');
    });
    await test.step('a table that waits, and its menu', async () => {
      const { id } = await rest.duel(['me', 'invited'], 'Room for one more');
      await page.goto(`/table/${id}`);
      await expect(page.locator('.waiting .card').first()).toBeVisible();
      await page.locator('.tools .menu > button').click();
      await look('waiting');
    });
    await test.step('a replay', async () => {
      const { id } = await rest.duel(['me', 'me'], 'The long war');
      await rest.play(id, 20);
      await rest.post<TableInfo>(`/api/tables/${id}/resign`);
      await page.goto(`/table/${id}`);
      await expect(page.locator('#over')).toBeVisible();
      await look('over');
      await page.goto(`/replay/${id}?at=12`);
      await expect(page.locator('section.board .board')).toBeVisible();
      await look('replay');
    });
    expect([...new Set(found)]).toEqual([]);
  });
