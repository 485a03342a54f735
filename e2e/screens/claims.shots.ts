import { openClaim } from '../cart';
import { expect, test } from '../desk';
import { take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

test('the sign-in page, and its message for a wrong password', async ({ page, complaints }) => {
  await page.goto('/login');
  await take(page, 'sign-in');
  await page.getByLabel('Email').fill('kari.holm@nordisk.example');
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The email or password is wrong.')).toBeVisible();
  await take(page, 'sign-in-refused');
  complaints.splice(0); // the browser logs the 401
});

test('the claims list, a new claim, and a search without a match', async ({ desk }) => {
  await desk.goto('/claims');
  await expect(desk.locator('tbody tr').first()).toBeVisible();
  await take(desk, 'claims');
  await desk.getByRole('button', { name: 'New claim' }).click();
  await expect(desk.getByRole('dialog')).toBeVisible();
  await take(desk, 'claims-new');
  await desk.goto('/claims?flagged=true');
  await expect(desk.getByRole('heading', { level: 1, name: 'Flagged claims' })).toBeVisible();
  await expect(desk.locator('tbody tr').first()).toBeVisible();
  await take(desk, 'claims-flagged');
  await desk.goto('/claims?q=there-is-no-such-claim');
  await expect(desk.getByText('No claim matches')).toBeVisible();
  await take(desk, 'claims-none');
});

test('claims that could not be loaded, and a missing claim and page', async ({
  desk,
  complaints,
}) => {
  const error = 'The service is not available at the moment.';
  const refusal = {
    event_code: 'ERSE00',
    event_dict: { event_severity: 'ERROR', title: 'Unavailable', description: error },
    error,
    description: error,
  };
  await desk.route(/\/api\/client_reference\?/, (route) =>
    route.fulfill({
      status: 500,
      json: refusal,
      headers: { 'x-request-id': '01920a5e-7c1f-7d52-9d4c-5f2f4b7e6a11' },
    }),
  );
  await desk.goto('/claims');
  await expect(
    desk.getByRole('alert').filter({ hasText: 'An unexpected error occurred.' }),
  ).toBeVisible({ timeout: 30_000 });
  await take(desk, 'claims-error');
  await desk.goto('/claims/999999999');
  await expect(desk.getByRole('link', { name: 'Go to claims' })).toBeVisible();
  await take(desk, 'claim-missing');
  await desk.goto('/nothing-is-here');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await take(desk, 'page-missing');
  complaints.splice(0); // the browser logs the refusals
});

test('editing the facts of a claim', async ({ desk }) => {
  await openClaim(desk);
  await desk.getByRole('button', { name: 'Edit claim' }).click();
  const dialog = desk.getByRole('dialog', { name: /^Edit / });
  await dialog.getByLabel(/^Deductible/).fill('1.500,5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^Enter an amount like/)).toBeVisible();
  await take(desk, 'claim-edit');
});

test('the timeline of a claim, the command menu and the keyboard shortcuts', async ({ desk }) => {
  await openClaim(desk);
  await desk.getByRole('link', { name: 'Timeline' }).click();
  await expect(
    desk.getByRole('list', { name: 'Events' }).getByRole('listitem').first(),
  ).toBeVisible();
  await take(desk, 'claim-timeline');
  await openClaim(desk);
  await desk.keyboard.press('Control+k');
  await expect(
    desk.getByRole('dialog', { name: 'Command menu' }).getByRole('option').first(),
  ).toBeVisible();
  await take(desk, 'command-menu');
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('Control+/');
  await expect(desk.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await take(desk, 'shortcuts');
});

test('the navigation on a narrow screen', async ({ desk }) => {
  await desk.setViewportSize({ width: 360, height: 780 });
  await desk.goto('/claims');
  await expect(desk.locator('tbody tr').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Open menu' }).click();
  await expect(desk.getByRole('navigation').getByRole('link').first()).toBeVisible();
  await take(desk, 'places', { sizes: ['narrow'] });
});
