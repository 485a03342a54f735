import type { Browser, Page } from '@playwright/test';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, NARROW } from './looks';

const PASSWORD = 'five words that nobody guesses';
const newPerson = () => ({
  name: `Ola ${crypto.randomUUID().slice(0, 8)}`,
  email: `ola-${crypto.randomUUID().slice(0, 8)}@example.test`,
});
const linkIn = async (page: Page) =>
  (await page.getByRole('dialog').locator('pre').innerText()).trim();

async function openUsers(page: Page): Promise<void> {
  await page.goto('/settings/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
}

async function invite(
  page: Page,
  { name, email }: { name: string; email: string },
): Promise<string> {
  await page.getByRole('button', { name: 'Invite user' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name', { exact: true }).fill(name);
  // A double click creates one invitation.
  await page.getByRole('button', { name: 'Invite', exact: true }).dblclick();
  await expect(page.getByRole('dialog', { name: `Invitation for ${name}` })).toBeVisible();
  return linkIn(page);
}

async function leaveLink(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(
    page.getByText('You have not copied the link. It cannot be shown again.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close without copying' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens a page of another person on another device. */
const stranger = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an invited user signs in, gets another role, resets the password and is disabled', async ({
  adminDesk: page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  await openUsers(page);
  const link = await invite(page, person);
  await leaveLink(page);
  await expect(page.locator(`[data-invitation="${person.email}"]`)).toHaveCount(1);

  const theirs = await stranger(browser, baseURL);
  await theirs.goto(link);
  await theirs.getByLabel('Password', { exact: true }).fill('too short');
  await theirs.getByRole('button', { name: 'Join' }).click();
  await expect(theirs.getByText('It is too short: at least 15 characters.')).toBeVisible();
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Join' }).dblclick();
  await expect(theirs.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await signIn(theirs, person.email, PASSWORD);
  await expect(theirs).toHaveURL(/\/claims/);
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: 'This link was already used' })).toBeVisible();

  await page.reload();
  const row = page.locator(`[data-user="${person.email}"]`);
  await expect(row).toContainText('Handler');
  await row.getByRole('button', { name: 'Change role' }).click();
  await page.getByLabel('Lead').check();
  await page.getByRole('button', { name: 'Save role' }).dblclick();
  await expect(row).toContainText('Lead');

  await row.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(
    page.getByRole('dialog', { name: `Password link for ${person.name}` }),
  ).toBeVisible();
  const reset = await linkIn(page);
  await leaveLink(page);
  await theirs.goto(reset);
  await theirs.getByLabel('Password', { exact: true }).fill(`${PASSWORD}, either`);
  await theirs.getByRole('button', { name: 'Save password' }).click();
  await expect(theirs.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await signIn(theirs, person.email, `${PASSWORD}, either`);
  await expect(theirs).toHaveURL(/\/claims/);

  await row.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).dblclick();
  await expect(row.locator('[data-status=disabled]')).toBeVisible();
  await theirs.goto('/claims');
  await expect(theirs).toHaveURL(/\/login/);
  await theirs.context().close();
});

test('an invitation can be renewed and withdrawn, and an invited person cannot be invited again', async ({
  adminDesk: page,
  complaints,
}) => {
  const person = newPerson();
  await openUsers(page);
  await invite(page, person);
  await leaveLink(page);
  const waiting = page.locator(`[data-invitation="${person.email}"]`);
  await waiting.getByRole('button', { name: 'New link' }).click();
  await expect(page.getByRole('dialog', { name: `Invitation for ${person.name}` })).toBeVisible();
  await leaveLink(page);
  await page.getByRole('button', { name: 'Invite user' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(
    page.getByText('has already been invited: renew the invitation instead'),
  ).toBeVisible();
  expect(complaints.filter((one) => !one.includes('409'))).toEqual([]);
  complaints.length = 0; // the browser's log line on the refusal
  await page.keyboard.press('Escape');
  await waiting.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(waiting).toHaveCount(0);
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('the users, an invitation and the page of its link have no violation and fit', async ({
    adminDesk: page,
  }) => {
    const person = newPerson();
    await openUsers(page);
    await page.getByRole('button', { name: 'Invite user' }).click();
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByText('Fill this in.')).toHaveCount(2);
    await expectFineAtEveryWidth(page);
    await page.keyboard.press('Escape');
    const link = await invite(page, person);
    await leaveLink(page);
    await expectFineAtEveryWidth(page);
    await page.goto(link);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expectFineAtEveryWidth(page);
  });
});
