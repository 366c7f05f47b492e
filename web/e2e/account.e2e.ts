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
});
