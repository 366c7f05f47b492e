import type { Locator, Page } from '@playwright/test';
import type { TableInfo } from '../src/wire';
import type { Facts, Thing, View } from '../src/wire/five-armies';
import { barriers } from './barriers';
import { desktop, expect, phone, test, type Visitor } from './fixtures';
import { Host } from './host';
import { overlapping } from './overlapping';
import { Rest } from './rest';
import { askedOf, at, give, listed, narrowed, type Said } from './table';

/** A text as a part of a pattern. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds things on the board as somebody does who hears it. */
class Finder {
  readonly #names: Map<string, string>;

  constructor({ areas, cards, characters, faces, maneuvers }: Facts) {
    const named = (word: string, list: readonly { id: string; name: string }[]) =>
      list.map(({ id, name }) => [`${word} ${id}`, name] as const);
    const people = characters.map(({ id, name }) => ({
      id,
      name: name.charAt(0).toUpperCase() + name.slice(1),
    }));
    this.#names = new Map([
      ...named('area', areas),
      ...named('card', cards),
      ...named('character', people),
      ...named('die', faces),
      ...named('maneuver', maneuvers),
    ]);
  }

  /** The button of a thing, if there is one that can be chosen. */
  async find(page: Page, thing: unknown): Promise<Locator | null> {
    const [word, id] = Object.entries(thing as Thing)[0] ?? [];
    const name = this.#names.get(`${word} ${String(id)}`);
    if (!name) return null;
    const buttons = at.board(page).getByRole('button', {
      name: new RegExp(`^${literally(name)}[;,].*(can be chosen|is chosen)`),
    });
    return (await buttons.count()) > 0 ? buttons.first() : null;
  }
}

/** Forgets what was chosen for an earlier question and stays chosen: then all answers are shown. */
async function forget({ page, traffic }: Visitor): Promise<void> {
  const buttons = at.answers(page);
  await expect(async () => {
    const listed = askedOf(traffic.state)?.answers.length ?? 0;
    if ((await buttons.count()) < listed) await page.keyboard.press('Escape');
    expect(await buttons.count()).toBe(listed);
  }).toPass({ timeout: 15_000 });
}

/** Gives an answer by pointing at its things with the keyboard, as far as they can be found on the board. */
async function giveOnBoard(
  visitor: Visitor,
  finder: Finder,
  choose: (answers: Said[]) => Said,
): Promise<boolean> {
  const { page, traffic } = visitor;
  const answers = await listed(visitor);
  const chosen = choose(answers);
  const { number } = traffic;
  let pointed = 0;
  // A die concerns many things: itself is enough.
  const things = chosen.words.startsWith('d') ? chosen.things.slice(0, 1) : chosen.things;
  for (const thing of things) {
    const button = await finder.find(page, thing);
    if (!button) continue;
    pointed += 1;
    // What was chosen for the question before may still be so: pointing at it once more would let it go.
    if ((await button.getAttribute('aria-pressed')) === 'true') continue;
    await button.focus();
    await page.keyboard.press('Enter');
    if (!(await narrowed(visitor, number))) break;
  }
  if (pointed === 0) return false;
  if (traffic.number === number) {
    const texts = await at.answers(page).allInnerTexts();
    const place = texts.findIndex((text) => text.includes(chosen.text));
    await at.answers(page).nth(Math.max(0, place)).click();
  }
  await traffic.until('the next question', (now) => now.number > number || now.outcome !== null);
  return true;
}

test('two people play The Battle of Five Armies to its end, on the board', async ({ visit, longtable }) => {
  test.setTimeout(900_000);
  const host = await visit({ width: 1440, height: 900 });
  const guest = await visit({ width: 1280, height: 800, scheme: 'dark' });
  await host.page.goto('/new/five-armies');
  await host.page.getByRole('button', { name: 'With people I invite' }).click();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.page.getByRole('heading', { name: 'Waiting for people' })).toBeVisible();
  const link = await host.page.getByRole('textbox', { name: /^Invitation link/ }).inputValue();
  await guest.page.goto(link.replace(longtable.url, ''));
  await guest.page.getByRole('button', { name: /^Sit here/ }).click();
  for (const { page } of [host, guest])
    await expect(at.board(page).getByRole('group', { name: /^Map of the battle/ })).toBeVisible();
  const rest = new Rest(host.context.request);
  const facts = await rest.get<Facts>('/api/games/five-armies/facts');
  const [player, finder] = [new Host(facts), new Finder(facts)];

  let given = 0;
  let onBoard = 0;
  const seen = new Set<string>();
  for (; given < 4000; given += 1) {
    if (host.traffic.state?.outcome && guest.traffic.state?.outcome) break;
    const asked = [host, guest].find(({ traffic }) => askedOf(traffic.state) !== undefined);
    if (!asked) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      given -= 1;
      continue;
    }
    const { question } = asked.traffic.state ?? {};
    if (!question) continue;
    const view = askedOf(asked.traffic.state)?.view as View;
    const choose = (answers: Said[]) => player.choose(question, answers, view);
    // Every kind of question is answered on the board at least once, later ones in the list.
    const fresh = !seen.has(question.kind) || given % 4 === 0;
    seen.add(question.kind);
    await forget(asked);
    if (fresh && (await giveOnBoard(asked, finder, choose))) onBoard += 1;
    else await give(asked, choose);
  }
  for (const { page } of [host, guest]) await expect(at.over(page)).toBeVisible();
  const words = await Promise.all([host, guest].map(({ page }) => at.over(page).innerText()));
  expect(words.toSorted()).toEqual(['You lost', 'You won']);
  expect(onBoard, 'answers given on the board').toBeGreaterThan(10);
});

test('whoever points at an army finds the dice for it, and it stays chosen', async ({ visit }) => {
  const me = await visit({ width: 1440, height: 900 });
  const rest = new Rest(me.context.request);
  await rest.guest('Careful Otter');
  const places = ['me', { computer: 'random' }];
  const table = await rest.post<TableInfo>('/api/tables', {
    game: 'five-armies',
    people: 2,
    places,
    title: 'Dale',
  });
  const { page, traffic } = me;
  await page.goto(`/table/${table.id}`);
  const facts = await rest.get<Facts>('/api/games/five-armies/facts');
  const player = new Host(facts);
  const ask = async (kind: string) => {
    for (let tries = 0; tries < 400; tries += 1) {
      const state = await traffic.until('a question', (now) => askedOf(now) !== undefined);
      const { question } = state;
      const answers = askedOf(state)?.answers ?? [];
      const army = answers.some(
        ({ words, things }) => words.startsWith('die') && things.some((one) => 'area' in (one as object)),
      );
      if (question?.kind === kind && (kind !== 'act' || army)) return answers;
      const view = askedOf(state)?.view as View;
      await give(me, (all) => (question ? player.choose(question, all, view) : (all[0] as Said)));
    }
    throw new Error(`Nobody was ever asked ${kind}.`);
  };
  const dice = await ask('act');
  await listed(me);
  const area = dice.flatMap(({ things }) => things).find((one) => 'area' in (one as object)) as {
    area: string;
  };
  const name = facts.areas.find(({ id }) => id === area.area)?.name ?? '';
  const region = at.board(page).getByRole('button', { name: new RegExp(`^${name};.*can be chosen`) });
  await region.focus();
  await page.keyboard.press('Enter');
  const about = dice.filter(({ things }) =>
    things.some((one) => (one as { area?: string }).area === area.area),
  );
  if (about.length > 1) {
    await expect(page.getByRole('list', { name: 'Answers' }).getByRole('button')).toHaveCount(about.length);
    await at.answers(page).first().click();
  }
  await traffic.until('what it is for', (now) => now.question?.kind === 'use');
  await expect(region).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/answers? about it|^Confirm it/)).toBeVisible();
  // Escape forgets it.
  await page.keyboard.press('Escape');
  await expect(region).toHaveAttribute('aria-pressed', 'false');
});

for (const size of [desktop, phone])
  test(`its table keeps nobody out, by day and by night: ${size.width} wide`, async ({ visit }) => {
    test.setTimeout(240_000);
    const { page, context } = await visit(size);
    const rest = new Rest(context.request);
    await rest.guest('Careful Otter');
    const places = ['me', { computer: 'random' }];
    const { id } = await rest.post<TableInfo>('/api/tables', {
      game: 'five-armies',
      people: 2,
      places,
      title: 'Dale',
    });
    const found: string[] = [];
    for (const answers of [0, 12, 60, 120]) {
      await rest.play(id, answers);
      for (const scheme of ['light', 'dark'] as const) {
        // Colours that are changing are neither.
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.goto(`/table/${id}`);
        await expect(at.board(page).getByRole('group', { name: /^Map of the battle/ })).toBeVisible();
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (tooWide > 0) found.push(`${answers}: ${tooWide} pixels wider than the window`);
        found.push(...(await barriers(page)).map((text) => `${answers}, ${scheme}: ${text}`));
      }
    }
    await page.getByRole('button', { name: 'Reserves' }).click();
    await expect(page.getByRole('dialog', { name: /^Supply/ })).toBeVisible();
    found.push(...(await barriers(page)).map((text) => `reserves: ${text}`));
    expect([...new Set(found)]).toEqual([]);
  });

test('no two names on its map overlap, however wide the page is and however near one looks', async ({
  visit,
}) => {
  const { page, context } = await visit();
  const rest = new Rest(context.request);
  await rest.guest('Careful Otter');
  const places = ['me', { computer: 'random' }];
  const { id } = await rest.post<TableInfo>('/api/tables', {
    game: 'five-armies',
    people: 2,
    places,
    title: 'Dale',
  });
  await page.goto(`/table/${id}`);
  await expect(page.getByRole('button', { name: /^Ruins of Dale/ }).first()).toBeVisible();
  for (const width of [1920, 1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : Math.round(width * 0.62) });
    for (let near = 0; near < 3; near += 1) {
      await expect
        .poll(() => overlapping(page), { message: `names at ${width}, ${near} nearer` })
        .toEqual([]);
      await page.getByRole('button', { name: 'Zoom in' }).click();
    }
    expect(await page.locator('[data-name]').count()).toBeGreaterThan(45);
    await page.getByRole('button', { name: 'Show the whole map' }).click();
  }
});
