import type { Page } from '@playwright/test';
import type { GamePacks, State, TableInfo } from '../src/wire';
import type { Facts, Scenario, View } from '../src/wire/third-age';
import { barriers } from './barriers';
import { Captain } from './captain';
import { desktop, expect, phone, test, type Visitor } from './fixtures';
import { overlapping } from './overlapping';
import { Rest } from './rest';
import { answer, askedOf, at, said, type Way } from './table';

const mapOf = (page: Page) => at.board(page).getByRole('group', { name: /^Map of / });

const newTable = (rest: Rest, scenario: Scenario, places: unknown[], more = {}) =>
  rest.post<TableInfo>('/api/tables', {
    game: 'third-age',
    scenario,
    people: 2,
    places,
    title: 'In the Third Age',
    ...more,
  });

/** The cards in one's own hand. */
function handOf(state: State | null): string[] {
  const view = state?.seats.find((one) => one.seat !== null)?.view as View | undefined;
  return view?.sides.find(({ side }) => side === view.you)?.hand ?? [];
}

/** Guards and Swift Scouts shows the hand of the Shadow, and its player chooses what is discarded from it. */
const SCOUTS = 'fp-16';

/** What somebody is told of cards that only the other knows: in the position, the question and its answers. */
function leaks(own: State | null, other: State | null): string[] {
  if (!own || !other || own.number !== other.number) return [];
  const told = JSON.stringify([
    own.question,
    own.seats.map(({ answers, ...seat }) => {
      const chooses = own.question?.kind === 'which-card' && (seat.view as View).resolving === SCOUTS;
      return chooses ? seat : { ...seat, answers };
    }),
  ]);
  return handOf(other).filter((card) => told.includes(`"${card}"`) || told.includes(`card ${card}"`));
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

/** Somebody at the table, with a browser and as a program. */
interface Person {
  visitor: Visitor;
  rest: Rest;
}

/** How many answers are given on the pages, and how many by programs before the pages are looked at again. */
const ON_PAGES = 12;
const BY_PROGRAMS = 300;
const WAYS: Way[] = ['board', 'list', 'key'];

for (const scenario of ['rohan', 'gondor'] as const)
  test(`two people play the battle of ${scenario} to its end, on the board, by key and in the list`, async ({
    visit,
  }) => {
    test.setTimeout(600_000);
    const people: Person[] = [];
    for (const [name, scheme] of [
      ['Careful Otter', 'light'],
      ['Quiet Heron', 'dark'],
    ] as const) {
      const visitor = await visit({ width: 1440, height: 900, scheme });
      const rest = new Rest(visitor.context.request);
      await rest.guest(name);
      people.push({ visitor, rest });
    }
    const [host, guest] = people as [Person, Person];
    const table = await newTable(host.rest, scenario, ['me', 'open'], { private: false });
    await host.visitor.page.goto(`/table/${table.id}`);
    await guest.visitor.page.goto(`/table/${table.id}`);
    await guest.visitor.page.getByRole('button', { name: /^Sit here/ }).click();
    const captain = new Captain(await host.rest.get<Facts>('/api/games/third-age/facts'), scenario);

    const used = { board: 0, list: 0, key: 0 };
    const found: string[] = [];
    let looked = 0;
    /** The positions as both are told them. Neither is told of the other's hand. */
    const look = async () => {
      const states = await Promise.all(people.map(({ rest }) => rest.state(table.id)));
      const [one, other] = states as [State, State];
      found.push(...leaks(one, other), ...leaks(other, one));
      looked += handOf(one).length + handOf(other).length;
      return states;
    };
    /** The positions up to that of the one who is asked. */
    const glance = async () => {
      const states: State[] = [];
      for (const { rest } of people) {
        const state = await rest.state(table.id);
        states.push(state);
        if (state.outcome || askedOf(state)) break;
      }
      return states;
    };
    let over = false;
    for (let given = 0; given < 4000 && !over; given += 1) {
      const turn = given % (ON_PAGES + BY_PROGRAMS);
      if (turn === 0)
        for (const { visitor } of people) {
          if (given > 0) await visitor.page.goto(`/table/${table.id}`);
          await expect(mapOf(visitor.page)).toBeVisible();
        }
      // Meanwhile nobody looks: pages that draw every position take most of the time.
      if (turn === ON_PAGES) for (const { visitor } of people) await visitor.page.goto('/rules');
      const states = turn < ON_PAGES || given % 5 === 0 ? await look() : await glance();
      over = states.some(({ outcome }) => outcome !== null);
      const which = states.findIndex((state) => askedOf(state));
      const [person, state] = [people[which], states[which]];
      const seat = askedOf(state ?? null);
      if (over || !person || !state?.question || !seat) continue;
      if (turn < ON_PAGES) {
        const { traffic } = person.visitor;
        await traffic.until('the question', (now) => now.number >= state.number);
        await forget(person.visitor);
        const way = WAYS[given % WAYS.length] ?? 'list';
        await answer(person.visitor, way);
        used[way] += 1;
        continue;
      }
      // Dice that do nothing bring the end nearer.
      const idle = seat.answers.find(({ words }) => words === 'do discard');
      const chosen = captain.choose(state.question, said(person.visitor, seat.answers), seat.view as View);
      await person.rest.post(`/api/tables/${table.id}/answers`, {
        seat: seat.seat,
        number: state.number,
        era: state.era,
        answer: (given % 3 === 0 ? chosen : (idle ?? chosen)).words,
      });
    }
    for (const { visitor } of people) {
      await visitor.page.goto(`/table/${table.id}`);
      await expect(at.over(visitor.page)).toBeVisible();
    }
    const words = await Promise.all(people.map(({ visitor }) => at.over(visitor.page).innerText()));
    expect(words.toSorted()).toEqual(['You lost', 'You won']);
    expect(found).toEqual([]);
    expect(looked, 'cards that had to stay hidden').toBeGreaterThan(50);
    expect(used.board, 'answers given on the board').toBeGreaterThan(3);
  });

for (const size of [desktop, phone])
  test(`its tables keep nobody out, by day and by night: ${size.width} wide`, async ({ visit }) => {
    test.setTimeout(240_000);
    const { page, context } = await visit(size);
    const rest = new Rest(context.request);
    await rest.guest('Careful Otter');
    const found: string[] = [];
    for (const scenario of ['rohan', 'gondor'] as const) {
      const { id } = await newTable(rest, scenario, ['me', { computer: 'random' }]);
      for (const [answers, scheme] of [
        [0, 'light'],
        [60, 'dark'],
      ] as const) {
        await rest.play(id, answers);
        // Colours that are changing are neither.
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.goto(`/table/${id}`);
        await expect(mapOf(page)).toBeVisible();
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (tooWide > 0) found.push(`${scenario}: ${tooWide} pixels wider than the window`);
        found.push(...(await barriers(page)).map((text) => `${scenario}, ${answers}, ${scheme}: ${text}`));
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });

test('no two names on its maps overlap, however wide the page is and however near one looks', async ({
  visit,
}) => {
  test.setTimeout(120_000);
  const { page, context } = await visit();
  const rest = new Rest(context.request);
  await rest.guest('Careful Otter');
  for (const scenario of ['rohan', 'gondor'] as const) {
    const { id } = await newTable(rest, scenario, ['me', { computer: 'random' }]);
    await page.goto(`/table/${id}`);
    await expect(mapOf(page)).toBeVisible();
    for (const width of [1920, 1280, 390]) {
      await page.setViewportSize({ width, height: width < 600 ? 844 : Math.round(width * 0.62) });
      for (let near = 0; near < 2; near += 1) {
        await expect
          .poll(() => overlapping(page), { message: `names of ${scenario} at ${width}, ${near} nearer` })
          .toEqual([]);
        await page.getByRole('button', { name: 'Zoom in' }).click();
      }
      expect(await page.locator('[data-name]').count()).toBeGreaterThan(45);
      await page.getByRole('button', { name: 'Show the whole map' }).click();
    }
  }
});

test('one can read the cards in hand as they lie there, and one’s own dice are in sight', async ({
  visit,
}) => {
  const { page, context } = await visit({ width: 1440, height: 900 });
  const rest = new Rest(context.request);
  await rest.guest('Careful Otter');
  for (const motion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    const { id } = await newTable(rest, 'gondor', ['me', { computer: 'random' }]);
    await rest.play(id, 40);
    await page.goto(`/table/${id}`);
    await expect(mapOf(page)).toBeVisible();
    const words = page.getByRole('region', { name: /^Your hand/ }).locator('.event');
    expect(await words.count()).toBeGreaterThan(0);
    // The letters become smaller until the words fit, and never larger than there is room.
    await expect
      .poll(() =>
        words.evaluateAll((all) =>
          all
            .filter(
              (one) => one.scrollHeight > one.clientHeight && parseFloat(getComputedStyle(one).fontSize) > 9,
            )
            .map((one) => one.textContent),
        ),
      )
      .toEqual([]);
    await expect(page.getByRole('region', { name: 'Free Peoples' }).first()).toBeInViewport({ ratio: 1 });
  }
});

test('a data pack is made with the map and the cards, and played', async ({ visit }) => {
  test.setTimeout(120_000);
  const { page, context } = await visit({ width: 1440, height: 900 });
  const rest = new Rest(context.request);
  await rest.guest('Careful Otter');
  await page.goto('/packs/third-age/new');
  const { entries } = await rest.get<GamePacks>('/api/games/third-age/packs');
  const form = (what: string) => page.getByRole('group', { name: new RegExp(`^${what}`) });

  await test.step('a border and who stands there, from the map', async () => {
    await page.getByRole('group', { name: /^Map of the Battle for Rohan/ }).waitFor();
    await page.getByRole('button', { name: /^Edoras;/ }).click();
    await expect(page.getByRole('heading', { name: 'Edoras', exact: true })).toBeVisible();
    const border = entries.find(
      ({ key, form: { is } }) => is === 'border' && key.startsWith('map-rohan/') && key.includes('edoras'),
    );
    const lies = page.getByRole('combobox', { name: border?.what ?? '', exact: true });
    await lies.selectOption('ford');
    const here = form('The Free Peoples who stand there');
    await here.getByRole('spinbutton', { name: /^Rohan Riders/ }).fill('2');
    await expect(page.getByText('Fits the game')).toBeVisible();
    await expect(here.getByText(/2 Rohan Riders/).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('a card, in the words of the game', async () => {
    await page
      .getByRole('navigation', { name: 'Parts of the pack' })
      .getByRole('button', { name: 'Generic cards' })
      .click();
    await page.getByRole('searchbox').fill('blow the horns');
    await page.getByRole('button', { name: 'Blow the Horns' }).click();
    const does = form('What it does, for the engine');
    await does.getByRole('combobox', { name: /^Add to .*for the engine$/ }).selectOption('draw-card');
    await does.getByRole('combobox', { name: /Deck of/ }).selectOption('story-free');
    // What is done and what is told belong together.
    await expect(does.getByText(/R17.*must be given as well/)).toBeVisible();
    await form('What it does, in words')
      .getByRole('textbox')
      .fill('Two Armies rally on 4 or more; draw a card.');
    await expect(page.getByText('Fits the game')).toBeVisible();
    await expect(
      does.getByText(/Cards are drawn \(deck: the Story deck of the Free Peoples/).first(),
    ).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('on a telephone too', async () => {
    await page.setViewportSize(phone);
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Colours that were on their way when motion was reduced still arrive.
    await expect.poll(() => barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('whoever comes is told what it changes, and it is played', async () => {
    await page.getByRole('button', { name: 'Play with this pack' }).click();
    await expect(page.getByLabel('Data pack')).toHaveValue(/^own /);
    await expect(page.getByText(/Edoras.*what lies between/).first()).toBeVisible();
    const packs = await rest.get<{ id: string }[]>('/api/packs?game=third-age');
    const { id } = await newTable(rest, 'rohan', ['me', { computer: 'random' }], {
      pack: { own: packs[0]?.id ?? '' },
    });
    await page.goto(`/table/${id}`);
    await expect(mapOf(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Data pack / })).toBeVisible();
    const state = await rest.state(id);
    const view = state.seats[0]?.view as View;
    const edoras = view.areas.find(({ area }) => area === 'edoras')?.army;
    expect(edoras?.units).toContainEqual({ unit: 'rohan-riders', count: 2 });
    expect(await rest.play(id, 30)).toBe(30);
  });
});
