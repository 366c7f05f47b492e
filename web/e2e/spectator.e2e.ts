import type { ServerMessage, State } from '../src/wire';
import type { View } from '../src/wire/ring-cards';
import { expect, test } from './fixtures';
import { Rest } from './rest';
import { at } from './table';

test('a spectator sees a game move by move, and nobody’s hand', async ({ visit }) => {
  const player = await visit();
  const rest = new Rest(player.context.request);
  await rest.guest('Player');
  const table = await rest.duel(['me', { computer: 'random' }], 'A game to look at');
  await rest.play(table.id, 3);

  const onlooker = await visit();
  const { page, traffic } = onlooker;
  await page.goto('/lobby');
  await page.getByRole('link', { name: 'Watch: A game to look at' }).click();
  await expect(at.board(page).getByRole('region', { name: 'Score' })).toBeVisible();
  await player.page.goto(`/table/${table.id}`);
  await expect(player.page.getByText('1 watching')).toBeVisible();
  const watching = new Rest(onlooker.context.request);
  let before = 0;
  for (let round = 0; round < 4; round += 1) {
    await rest.play(table.id, 3);
    // Until the player is asked again, after the computer's moves.
    await expect.poll(async () => (await rest.state(table.id)).seats[0]?.asked).toBe(true);
    const { number, log } = await watching.get<State>(`/api/tables/${table.id}/state`);
    await traffic.until('the moves of both', (state) => state.number === number);
    // What cards are drawn is told in one line for all of them, everything else in a line of its own.
    const last = log.findLast((line) => !line.text?.includes('draws'));
    await expect(at.log(page)).toContainText(last?.text ?? '');
    expect(log.length).toBeGreaterThan(before);
    before = log.length;
    // Nothing to choose and no hand.
    await expect(at.hand(page)).toHaveCount(0);
    await expect(at.answers(page)).toHaveCount(0);
    await expect(at.choosable(page)).toHaveCount(0);
  }

  const views = (await traffic.all())
    .filter(({ from }) => from === 'socket')
    .map(({ text }) => JSON.parse(text) as ServerMessage)
    .flatMap((message) => (message.is === 'state' ? message.seats : []));
  expect(views.length).toBeGreaterThan(4);
  for (const { seat, view, answers } of views) {
    expect(seat).toBeNull();
    expect(answers).toEqual([]);
    for (const { hand, aside, cycle, top } of (view as View).seats)
      expect([hand.cards, aside.cards, cycle.cards, top]).toEqual([null, null, null, null]);
  }
  const spoken = await page.request.get(`/api/tables/${table.id}/journal`);
  expect(spoken.status(), 'the journal of a running game stays closed').toBeGreaterThanOrEqual(400);
});
