import { demoCredentials } from '../tests/setup/service';
import { expect, signIn, test } from './desk';

test('a wrong password is reported, and the user can try again', async ({ page, complaints }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@nordisk.example');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'The email or password is wrong.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
  // The browser logs the refused sign-in request (401); no other complaint is allowed.
  expect(
    complaints.splice(0).filter((text) => !/\/api\/auth\/callback\/credentials/.test(text)),
  ).toEqual([]);
});

test('a page requested without a session is shown after sign-in with its query', async ({
  page,
}) => {
  await page.goto('/claims?flagged=true');
  await expect(page).toHaveURL(/\/login\?callbackUrl=/);
  const { email, password } = demoCredentials().handler;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/claims\?flagged=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Flagged claims' })).toBeVisible();
});

test('Back after signing in leads to the previous page, not to the sign-in page', async ({
  page,
}) => {
  await page.goto('/docs');
  await signIn(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs/);
});

test('the return address cannot send a user to another site', async ({ page }) => {
  await signIn(page, '//evil.example/claims');
  await expect(page).toHaveURL(/\/claims$/);
});

test('after signing out the claims cannot be seen any more', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Kari Holm', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.goto('/claims');
  await expect(page).toHaveURL(/\/login/);
});

test('a password submitted before hydration does not get into the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill('kari@example.test');
  await page.getByLabel('Password').fill('not-for-the-address');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForLoadState();
  expect(page.url()).not.toContain('not-for-the-address');
  await context.close();
});
