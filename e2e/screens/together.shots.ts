import { expect, test } from '../desk';
import { openClaim } from '../cart';
import { household } from './household';
import { settled, take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

test('an item that somebody else has changed', async ({
  desk,
  request,
  browser,
  adminSession,
  baseURL,
  complaints,
}) => {
  const { claimId } = await household(request);
  await desk.goto(`/claims/${claimId}`);
  const row = desk.locator('tr[data-appraisal]').first();
  await row.getByRole('button', { name: /^More for / }).click();
  await desk.getByRole('menuitem', { name: 'Edit item' }).click();
  const dialog = desk.getByRole('dialog', { name: /^Edit / });
  await dialog.getByLabel('Comment').fill('The lens cap was found');
  const colleague = await (
    await browser.newContext({ storageState: adminSession, ...(baseURL && { baseURL }) })
  ).newPage();
  await colleague.goto(`/claims/${claimId}`);
  await colleague
    .locator('tr[data-appraisal]')
    .first()
    .getByRole('button', { name: /^More for / })
    .click();
  await colleague.getByRole('menuitem', { name: 'Edit item' }).click();
  const theirs = colleague.getByRole('dialog', { name: /^Edit / });
  await theirs.getByLabel('Quantity').fill('2');
  await theirs.getByLabel('Condition').selectOption('Average');
  await theirs.getByRole('button', { name: 'Save and calculate' }).click();
  await expect(theirs).toBeHidden();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Changed by Mads Lund' })).toBeVisible();
  await take(desk, 'item-changed-meanwhile');
  await colleague.context().close();
  complaints.splice(0); // the browser logs the 412
});

test('a session that ended', async ({ desk, request, complaints }) => {
  const { claimId } = await household(request);
  await desk.goto(`/claims/${claimId}`);
  await expect(desk.locator('tr[data-appraisal]').first()).toBeVisible();
  await settled(desk); // all photos are examined
  await desk
    .locator('tr[data-appraisal]')
    .first()
    .getByRole('button', { name: /^Status / })
    .click();
  const pending = desk.getByRole('menuitemradio', { name: 'Pending' });
  await expect(pending).toBeVisible();
  await desk.context().clearCookies();
  await pending.click();
  await expect(
    desk.getByRole('dialog', { name: 'Sign in to continue' }).getByLabel('Email'),
  ).toHaveValue(/@/);
  await take(desk, 'sign-in-again');
  complaints.splice(0); // the browser logs the 401
});

test('without a connection', async ({ desk, complaints }) => {
  await openClaim(desk);
  await settled(desk);
  await desk.setViewportSize({ width: 360, height: 780 });
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.context().setOffline(true);
  await expect(desk.getByText(/^No connection\./)).toBeVisible();
  await take(desk, 'cart-offline');
  await desk.context().setOffline(false);
  complaints.splice(0); // the browser logs the failed requests
});
