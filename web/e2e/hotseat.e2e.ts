import type { View } from '../src/wire/ring-cards';
import { expect, test } from './fixtures';
import { answer, askedOf, at } from './table';

test('one person plays both sides, with a curtain between them', async ({ visit }) => {
  const me = await visit();
  const { page, traffic } = me;
  await page.goto('/new/ring-cards');
  await page.getByRole('radio', { name: 'Two-Player Duel' }).check();
  await page.getByRole('button', { name: 'All seats mine' }).click();
  await page.getByRole('button', { name: 'Start playing' }).click();

  const curtain = page.getByRole('heading', { name: /^Hand the device to / });
  const handOf = async (seat: string): Promise<string[]> => {
    const facts = (await (await page.request.get('/api/games/ring-cards/facts')).json()) as {
      cards: { id: string; name: string }[];
    };
    const view = traffic.state?.seats.find((one) => one.seat === seat)?.view as View | undefined;
    const hand = view?.seats.find((one) => one.seat === seat)?.hand.cards ?? [];
    return hand.map((id) => facts.cards.find((card) => card.id === id)?.name ?? id);
  };

  let last = '';
  for (let raised = 0; raised < 3;) {
    const state = await traffic.until('a question', (now) => askedOf(now) !== undefined);
    const seat = askedOf(state)?.seat ?? '';
    if (seat !== last) {
      await expect(curtain).toBeVisible();
      // Behind the curtain there is nothing to see.
      await expect(at.board(page)).toHaveCount(0);
      await expect(at.log(page)).toHaveCount(0);
      const shown = await page.getByRole('main').innerHTML();
      for (const name of [...(await handOf('gandalf')), ...(await handOf('witch-king'))])
        // One card is called like the seat, whose name stands on the curtain.
        if (name !== 'The Witch-king') expect(shown).not.toContain(name);
      await page.getByRole('button', { name: /^I am / }).click();
      await expect(curtain).toBeHidden();
      for (const name of await handOf(seat)) await expect(at.hand(page)).toContainText(name);
      last = seat;
      raised += 1;
    }
    await answer(me, 'list');
  }

  await test.step('who plays both seats alone can do without', async () => {
    while (askedOf(traffic.state)?.seat === last) {
      const { number } = traffic;
      await answer(me, 'key');
      await traffic.until('a question', (now) => now.number > number && askedOf(now) !== undefined);
    }
    await page.getByRole('button', { name: 'I play all of them: no curtain at this table' }).click();
    for (let given = 0; given < 8; given += 1) await answer(me, 'key');
    await expect(curtain).toBeHidden();
    const seats = page.getByRole('group', { name: 'Your seats' });
    await seats.getByRole('button', { name: 'Gandalf' }).click();
    await expect(seats.getByRole('button', { name: 'Gandalf' })).toHaveAttribute('aria-pressed', 'true');
    await expect(at.board(page).getByRole('region', { name: 'Gandalf, Free Peoples' })).toContainText('You');
  });
});
