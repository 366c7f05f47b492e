import { expect, test } from './fixtures';
import { Rest } from './rest';
import { at } from './table';

test('somebody changes the password and logs out, and every window knows', async ({ visit }) => {
  const me = await visit();
  const { page } = me;
  const [first, second] = ['an unexpected party', 'a long-expected party'];
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const send = (name: string) => page.locator('form').getByRole('button', { name, exact: true }).click();

  await test.step('register', async () => {
    await page.goto('/account');
    await page
      .getByRole('group', { name: 'Log in or register' })
      .getByRole('button', { name: 'Register' })
      .click();
    await field('Name').fill('Bilbo');
    await field('Password').fill(first);
    await send('Register');
    await expect(page.getByText('You are logged in as Bilbo.')).toBeVisible();
  });

  // A second window of the same browser sits at a table.
  const rest = new Rest(me.context.request);
  const table = await rest.duel(['me', { computer: 'random' }], 'The green dragon');
  const window = await me.context.newPage();
  await window.goto(`/table/${table.id}`);
  await expect(at.hand(window)).toBeVisible();

  await test.step('change the password', async () => {
    await field('Password so far').fill('a wrong password');
    await field('New password').fill(second);
    me.offline = true;
    await send('Change password');
    await expect(page.getByRole('alert').first()).toContainText('That is not your password');
    me.offline = false;
    await field('Password so far').fill(first);
    await send('Change password');
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    // The window comes back with the new session.
    await expect(window.getByText('Reconnecting…')).toBeHidden();
    await expect(at.hand(window)).toBeVisible();
  });

  await test.step('log out: the window at the table only watches', async () => {
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You have not played here yet.')).toBeVisible();
    await expect(at.hand(window)).toHaveCount(0);
    await expect(at.answers(window)).toHaveCount(0);
    await expect(window.getByText(/^Bilbo/).first()).toBeVisible();
  });

  await test.step('log in with the new password', async () => {
    await field('Name').fill('Bilbo');
    await field('Password').fill(second);
    await send('Log in');
    await expect(page.getByText('You are logged in as Bilbo.')).toBeVisible();
    await window.reload();
    await expect(at.hand(window)).toBeVisible();
  });

  await test.step('have everything written out', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('longtable.json');
  });

  await test.step('leave for good, with the password only', async () => {
    await window.close();
    await page.getByRole('button', { name: 'Leave for good' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave for good' });
    const sure = dialog.getByRole('button', { name: 'Yes, delete everything' });
    await dialog.getByLabel('Password').fill('a wrong password');
    me.offline = true;
    await sure.click();
    await expect(dialog.getByRole('alert')).toContainText('That is not your password');
    me.offline = false;
    await dialog.getByLabel('Password').fill(second);
    await sure.click();
    await expect(page.getByText('You have not played here yet.')).toBeVisible();
  });
});

test('a long chat is read backwards', async ({ visit }) => {
  const me = await visit();
  const rest = new Rest(me.context.request);
  await rest.guest('Bilbo');
  const table = await rest.duel(['me', 'me'], 'The green dragon');
  for (let line = 1; line <= 60; line++) {
    await rest.post(`/api/tables/${table.id}/chat`, { text: `line ${line}.` });
  }
  await me.page.goto(`/table/${table.id}`);
  await me.page.getByRole('button', { name: 'I am Gandalf' }).click();
  await me.page.getByRole('tab', { name: 'Chat' }).click();
  const chat = me.page.getByRole('log', { name: 'Chat' });
  await expect(chat.getByText('line 60.')).toBeVisible();
  await expect(chat.getByText('line 10.')).toHaveCount(0);
  await chat.getByRole('button', { name: 'Earlier lines' }).click();
  await expect(chat.getByText('line 1.')).toHaveCount(1);
  await expect(chat.getByRole('button', { name: 'Earlier lines' })).toHaveCount(0);
});
