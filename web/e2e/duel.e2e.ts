import type { TableInfo } from '../src/wire';
import { thingKey } from '../src/games/board';
import { expect, test, type Visitor } from './fixtures';
import { startRelay } from './relay';
import { Rest } from './rest';
import { Secrets, type Moment } from './secrets';
import { answer, askedOf, at, type Way } from './table';

/** The page as it is, without the log: that tells of the past, and is looked at line by line. */
async function lookAt({ page, traffic }: Visitor, moments: Moment[]): Promise<void> {
  const { number } = traffic;
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('[role=log]').forEach((log) => log.remove());
    return copy.outerHTML;
  });
  const { question: asked } = traffic.state ?? {};
  const question = asked ? traffic.say(asked.says) : '';
  if (traffic.number === number) moments.push({ number, question, html });
}

test('two people play a Duel to the end, and neither browser learns what is hidden', async ({
  visit,
  longtable,
}) => {
  test.setTimeout(240_000);
  const relay = await startRelay(longtable.port);
  const host = await visit();
  const guest = await visit({ url: relay.url, scheme: 'dark' });

  await test.step('one opens a table and the other comes by the invitation', async () => {
    await host.page.goto('/new/ring-cards');
    await host.page.getByRole('radio', { name: 'Two-Player Duel' }).check();
    await host.page.getByRole('button', { name: 'With people I invite' }).click();
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await expect(host.page.getByRole('heading', { name: 'Waiting for people' })).toBeVisible();
    const link = await host.page.getByRole('textbox', { name: /^Invitation link/ }).inputValue();
    await guest.page.goto(link.replace(longtable.url, relay.url));
    await guest.page.getByRole('button', { name: /^Sit here/ }).click();
    for (const { page } of [host, guest]) await expect(at.hand(page)).toBeVisible();
  });
  const id = new URL(host.page.url()).pathname.split('/').at(-1) ?? '';

  // The connection breaks once and the page is loaded anew once, each in the middle of the game.
  let given = 0;
  const moments = new Map<Visitor, Moment[]>([
    [host, []],
    [guest, []],
  ]);
  const ways: Way[] = ['key', 'key', 'list', 'key', 'board', 'key'];
  const turn = async () => {
    const asked = [host, guest].find(({ traffic }) => askedOf(traffic.state) !== undefined);
    if (!asked) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return;
    }
    await answer(asked, ways[given % ways.length] ?? 'key');
    given += 1;
    if (given % 4 === 0) for (const [who, list] of moments) await lookAt(who, list);
  };
  const isOver = () => host.traffic.state?.outcome && guest.traffic.state?.outcome;

  await test.step('they play', async () => {
    while (given < 24) await turn();
  });
  await test.step('one reloads the page in the middle', async () => {
    const before = host.traffic.number;
    host.traffic.state = null;
    await host.page.reload();
    await host.traffic.until('the game after reloading', (state) => state.number >= before);
    await expect(at.board(host.page).getByRole('region', { name: 'Score' })).toBeVisible();
    while (given < 40) await turn();
  });
  await test.step('one loses the connection and comes back', async () => {
    guest.offline = true;
    relay.cut();
    await expect(guest.page.getByText('Reconnecting…')).toBeVisible();
    // The other plays on until it is the turn of the one who is away.
    while (askedOf(host.traffic.state)) await answer(host, 'key');
    // What the one who is away answers meanwhile is not lost.
    let wanted = host.traffic.number;
    if (guest.traffic.number === wanted && askedOf(guest.traffic.state)) {
      await at.answers(guest.page).first().click();
      wanted += 1;
    }
    relay.mend();
    for (const { traffic } of [host, guest])
      await traffic.until('the game after the break', (state) => state.number >= wanted);
    await expect(guest.page.getByText('Reconnecting…')).toBeHidden();
    guest.offline = false;
    while (given < 60) await turn();
  });
  await test.step('they play to the end', async () => {
    while (!isOver()) await turn();
  });

  await test.step('both see the same outcome', async () => {
    for (const { page } of [host, guest]) await expect(at.over(page)).toBeVisible();
    const words = await Promise.all([host, guest].map(({ page }) => at.over(page).innerText()));
    expect(words.toSorted()).toEqual(['You lost', 'You won']);
    const endings = [host, guest].map(({ page }) => page.getByText(/Winners: /));
    expect(await endings[0]?.innerText()).toEqual(await endings[1]?.innerText());
    const logs = await Promise.all(
      [host, guest].map(({ page }) => at.log(page).getByRole('listitem').count()),
    );
    expect(logs[0], 'no entry of the log is lost or doubled').toBe(logs[1]);
  });

  await test.step('nothing hidden was sent or shown', async () => {
    const rest = new Rest(host.context.request);
    const info = await rest.get<TableInfo>(`/api/tables/${id}`);
    expect(info.status).toBe('finished');
    const journal = await host.context.request.get(`/api/tables/${id}/journal`);
    expect((await journal.text()).match(/^\{"by":/gm)).toHaveLength(info.number);
    const secrets = await Secrets.of(rest, id, info.number);
    expect(secrets.clearCards, 'most cards can be told from everything else').toBeGreaterThan(60);
    const heard = new Map([
      [host, await host.traffic.all()],
      [guest, await guest.traffic.all()],
    ]);
    for (const [who, side, other] of [
      [host, 'free', guest],
      [guest, 'shadow', host],
    ] as const) {
      expect(secrets.inTraffic(heard.get(who) ?? [], side)).toEqual([]);
      expect(secrets.inPage(moments.get(who) ?? [], side)).toEqual([]);
      // The other browser's own messages and pages do tell it: so the search finds what is there to find.
      expect(secrets.inTraffic(heard.get(other) ?? [], side).length).toBeGreaterThan(100);
      expect(secrets.inPage(moments.get(other) ?? [], side).length).toBeGreaterThan(20);
    }
    expect(secrets.looked).toBeGreaterThan(10_000);
  });
  await guest.context.close();
  await relay.stop();
});

test('a picked card tells on itself what can be done, and can be dropped anywhere on the land', async ({
  visit,
}) => {
  const me = await visit({ width: 1440, height: 900 });
  const { page, traffic } = me;
  const rest = new Rest(me.context.request);
  await rest.guest('Ada');
  const table = await rest.duel(['me', { computer: 'random' }], 'Deeds');
  await page.goto(`/table/${table.id}`);
  // A turn in which a card of the hand can go to the reserve, and to a location.
  const wanted = () => {
    const answers = askedOf(traffic.state)?.answers ?? [];
    return answers.find(
      ({ words }) =>
        /^play \S+ battleground/.test(words) &&
        answers.some((other) => other.words === `play ${words.split(' ')[1]} reserve`),
    );
  };
  for (let given = 0; !wanted() && given < 150; given += 1) {
    await traffic.until('a question', (now) => askedOf(now) !== undefined);
    if (!wanted()) await answer(me, 'key');
  }
  const [card, place] = wanted()?.things ?? [];
  const { number } = traffic;
  const inHand = at
    .hand(page)
    .locator(`[data-thing='${thingKey(card)}']`)
    .first();
  const deeds = at.board(page).getByRole('group', { name: 'What to do with it' });

  await test.step('a drag over the land of the location is one to the location', async () => {
    const from = await inHand.boundingBox();
    const lane = at
      .board(page)
      .getByRole('article')
      .filter({
        has: page.locator(`[data-thing='${thingKey(place)}']`),
      });
    const to = await lane.boundingBox();
    if (!from || !to) throw new Error('The card and the land are on the table.');
    await page.mouse.move(from.x + 40, from.y + 60);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 20, { steps: 3 });
    await page.mouse.move(to.x + to.width - 12, to.y + to.height - 12, { steps: 4 });
    await expect(page.locator('[data-drop]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(traffic.number).toBe(number);
  });
  await test.step('the card says what else can be done with it', async () => {
    await inHand.click();
    await expect(inHand).toHaveAttribute('aria-pressed', 'true');
    await deeds.getByRole('button', { name: /to reserve\.$/ }).click();
    await traffic.until('the card to be played', (now) => now.number > number);
    await expect(deeds).toHaveCount(0);
  });
});
