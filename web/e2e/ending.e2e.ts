import { barriers } from './barriers';
import { expect, test } from './fixtures';
import { Rest } from './rest';
import { at } from './table';
import type { Story, TableInfo } from '../src/wire';

test('a game comes to its end: result, picture, rematch with sides swapped, moments of the replay', async ({
  visit,
}) => {
  const me = await visit();
  const { page } = me;
  const rest = new Rest(me.context.request);
  await rest.guest('To The End');
  const table = await rest.duel(['me', { computer: 'random' }], 'To the very end');
  expect((await me.context.request.get(`/api/tables/${table.id}/story`)).status()).toBe(409);
  await rest.play(table.id, 1000);
  const { number: length } = await rest.state(table.id);
  const story = await rest.get<Story>(`/api/tables/${table.id}/story`);

  await test.step('the table leads to the result', async () => {
    await page.goto(`/table/${table.id}`);
    await at.side(page).getByRole('link', { name: 'Result' }).click();
    await expect(page).toHaveURL(new RegExp(`/result/${table.id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You (won|lost)/);
  });
  await test.step('it shows the course as a plot and as a table', async () => {
    const course = page.getByRole('figure', { name: 'The course of the game' });
    await expect(course.getByRole('button', { name: /Corruption/ })).toBeVisible();
    await course.getByText('The numbers as a table').click();
    await expect(course.getByRole('row')).toHaveCount(story.points.length + 1);
    const last = story.series.map((series) => String(series.values.at(-1) ?? ''));
    await expect(course.getByRole('row').last().getByRole('cell')).toHaveText(last);
    expect(await barriers(page)).toEqual([]);
  });
  await test.step('it can be passed on, with a picture', async () => {
    const html = await (await me.context.request.get(`/result/${table.id}`)).text();
    const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(html).toContain('property="og:title"');
    const picture = await me.context.request.get(new URL(image).pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect((await picture.body()).subarray(1, 4).toString()).toBe('PNG');
    const other = await visit();
    await other.page.goto(`/result/${table.id}`);
    await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(/wins/);
    await expect(other.page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  });
  await test.step('a highlight leads into the replay, before it happens', async () => {
    const first = story.highlights[0];
    if (!first) throw new Error('A whole game has a highlight.');
    await page
      .getByRole('link', { name: /Look at it in the replay/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/replay/${table.id}\\?at=${first.number - 1}`));
  });
  await test.step('the replay goes from turn to turn and to moments', async () => {
    await page.goto(`/replay/${table.id}`);
    const position = page.getByRole('slider', { name: 'Position' });
    const shows = (n: number) => expect(position).toHaveAttribute('aria-valuetext', `${n} of ${length}`);
    const starts = story.turns.map((turn) => turn.number).filter((number) => number > 0);
    for (const start of starts.slice(0, 2)) {
      await page.getByRole('button', { name: 'Next turn' }).click();
      await shows(start);
    }
    await page.keyboard.press('[');
    await shows(starts[0] ?? 0);
    await page.getByRole('combobox', { name: 'Go to' }).selectOption({ label: 'Turn 2' });
    await shows(story.turns.find((turn) => turn.turn === 2)?.number ?? -1);
    await page.keyboard.press('Home');
    const first = Math.min(...[...story.marks, ...story.highlights].map((one) => one.number)) - 1;
    await page.getByRole('button', { name: /^Next moment/ }).click();
    await shows(first);
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await shows(first + 2);
    await page.getByRole('button', { name: 'Pause' }).click();
  });
  await test.step('with everything open all hands are there at once', async () => {
    const hands = page.getByRole('region', { name: 'The other hands' });
    const seats = page.getByRole('group', { name: 'Seen from' });
    for (const [seat, other] of [
      ['Gandalf', 'The Witch-king'],
      ['The Witch-king', 'Gandalf'],
    ] as const) {
      await seats.getByRole('button', { name: seat, exact: true }).click();
      await expect(at.board(page).getByRole('region', { name: seat })).toContainText('You');
      await expect(hands.getByRole('list', { name: `Hand of ${other}` })).toBeVisible();
      await expect(hands.getByRole('list')).toHaveCount(1);
    }
  });
  await test.step('a rematch swaps the sides', async () => {
    await page.goto(`/result/${table.id}`);
    await page.getByRole('button', { name: 'Rematch, sides swapped' }).click();
    await expect(page).toHaveURL(/\/table\//);
    const next = await rest.get<TableInfo>(`/api/tables/${page.url().split('/').at(-1) ?? ''}`);
    expect(next.places.map((place) => place.yours)).toEqual([false, true]);
  });
});
