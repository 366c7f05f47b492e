import type { Chair, ServerMessage, TableInfo } from '../src/wire';
import type { Facts, View } from '../src/wire/wotr';
import { expect, phone, test, type Visitor } from './fixtures';
import { Rest } from './rest';
import { askedOf, at, give, said, type Said } from './table';
import { RingBearer } from './war';

/** What the page of a seat was told about hands: whose cards, and all that came with them except the log. */
function handsTold({ traffic }: Visitor) {
  return traffic.heard
    .filter(({ from }) => from === 'socket')
    .map(({ text }) => JSON.parse(text) as ServerMessage)
    .flatMap((message) => {
      if (message.is !== 'state') return [];
      const { seats } = message.seats[0]?.view as View;
      return [{ number: message.number, seats, text: JSON.stringify({ ...message, log: [] }) }];
    });
}

test('two browsers play War of the Ring to its end, as a team against the search', async ({ visit }) => {
  test.setTimeout(240_000);
  const gondor = await visit({ width: 1440, height: 900 });
  const rohan = await visit({ ...phone, scheme: 'dark' });
  const team = [gondor, rohan];
  const rest = new Rest(gondor.context.request);
  let id = '';

  await test.step('one opens a table for four, the other takes the second chair', async () => {
    await rest.guest('Careful Otter');
    const easy: Chair = { computer: 'easy' };
    const places: Chair[] = ['me', 'open', easy, easy];
    const table = { game: 'wotr', scenario: 'four-player', people: 4, places, title: 'The last alliance' };
    ({ id } = await rest.post<TableInfo>('/api/tables', table));
    await gondor.page.goto(`/table/${id}`);
    await expect(gondor.page.getByRole('heading', { name: 'Waiting for people' })).toBeVisible();
    await rohan.page.goto(`/table/${id}`);
    await rohan.page.getByRole('button', { name: /^Sit here/ }).click();
    for (const { page } of team) await expect(at.board(page)).toBeVisible();
  });

  await test.step('they play until the war is over', async () => {
    const bearer = new RingBearer(await rest.get<Facts>('/api/games/wotr/facts'));
    const isOver = () => team.every(({ traffic }) => traffic.state?.outcome);
    for (let given = 0; !isOver();) {
      const asked = team.find(({ traffic }) => !traffic.state?.outcome && askedOf(traffic.state));
      const state = asked?.traffic.state;
      if (!asked || !state?.question) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      const { question, number, era } = state;
      const { seat, answers, view: seen } = askedOf(state) ?? { seat: null, answers: [], view: null };
      const view = seen as View;
      const choose = (list: Said[]) => bearer.choose(question, list, view);
      if (question.kind === 'casualty' && view.battle) {
        // The figures that can take the hit are pointed at in the battle itself.
        const figures = asked.page.getByRole('region', { name: 'Battle' }).getByRole('button');
        await expect(figures.filter({ hasText: 'can be chosen' }).first()).toBeVisible();
      }
      // A whole game is long: after the first turns the pages look on most of the time, and are clicked now and then.
      if (given < 40 || given % 10 === 0) await give(asked, choose);
      else {
        const own = new Rest(asked.context.request);
        await own.post(`/api/tables/${id}/answers`, {
          seat,
          number,
          era,
          answer: choose(said(asked, answers)).words,
        });
        await asked.traffic.until('the next question', (now) => now.number > number || !!now.outcome);
      }
      given += 1;
    }
  });

  await test.step('both see the same outcome', async () => {
    for (const { page } of team) await expect(at.over(page)).toBeVisible();
    const words = await Promise.all(team.map(({ page }) => at.over(page).innerText()));
    expect(words[0]).toBe(words[1]);
    const logs = await Promise.all(team.map(({ page }) => at.log(page).getByRole('listitem').count()));
    expect(logs[0], 'no entry of the log is lost or doubled').toBe(logs[1]);
  });

  await test.step('each saw the own hand, and never that of the partner or of the enemy', async () => {
    const [first, second] = team.map(handsTold);
    expect(first?.length).toBeGreaterThan(50);
    let looked = 0;
    for (const [own, other, name] of [
      [first, second, 'gondor'],
      [second, first, 'rohan'],
    ] as const) {
      for (const { number, seats, text } of own ?? []) {
        // Before one sits down, one sees no hand at all.
        const shown = seats.filter((seat) => seat.hand !== null).map((seat) => seat.seat);
        expect(shown.filter((seat) => seat !== name)).toEqual([]);
        const partner = other?.find((one) => one.number === number)?.seats.find((seat) => seat.hand !== null);
        for (const card of partner?.hand ?? []) {
          looked += 1;
          expect(text, `${name} at ${number}`).not.toContain(`"${card}"`);
        }
      }
    }
    expect(looked).toBeGreaterThan(200);
  });
});
