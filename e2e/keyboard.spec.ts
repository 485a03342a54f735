import type { Locator, Page } from '@playwright/test';
import { demoCredentials } from '../tests/setup/service';
import { flaggedSharedPicture, inspectorOf, keyAreaOf, openClaim, verdictOf } from './cart';
import { expect, test } from './desk';
import { nameOf, PHONE, tabTo } from './new-item';

/** Presses Tab until the control has the focus, then Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target, 80);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target, 80);
  await page.keyboard.type(text);
}

/** Returns the bytes of a picture that the engine has flagged, to upload it as a file. */
async function flaggedFile(page: Page): Promise<Buffer> {
  await openClaim(page);
  const { appraisalId, fileName } = await flaggedSharedPicture(page);
  const claimId = /\/claims\/(\d+)/.exec(page.url())?.[1];
  const response = await page.request.get(
    `/api/client_reference/${claimId}/appraisal/${appraisalId}/attachments/${encodeURIComponent(fileName)}`,
  );
  return response.body();
}

test('a handler gets from the sign-in to a sent claim by keyboard alone', async ({
  page,
  browser,
  handlerSession,
}) => {
  const helper = await (await browser.newContext({ storageState: handlerSession })).newPage();
  const buffer = await flaggedFile(helper);
  await helper.context().close();

  await page.goto('/login?callbackUrl=%2Fclaims');
  const { email, password } = demoCredentials().handler;
  await type(page, page.getByLabel('Email'), email);
  await type(page, page.getByLabel('Password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible();

  await press(page, page.getByRole('button', { name: 'New claim' }));
  const reference = `keys-${crypto.randomUUID().slice(0, 8)}`;
  await type(page, page.getByLabel('Claim reference'), reference);
  await type(page, page.getByLabel('Date of damage'), '02022026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();

  await press(page, page.getByRole('main').getByRole('button', { name: 'Add item' }));
  const dialog = page.getByRole('dialog', { name: 'Add item' });
  await expect(nameOf(dialog)).toBeFocused();
  await page.keyboard.type(PHONE);
  await expect(dialog.getByRole('option', { name: new RegExp(`^${PHONE}`) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await type(page, dialog.getByLabel('Purchase date'), '01122024');
  await page.keyboard.press('Enter');
  const row = page.locator('tr[data-appraisal]');
  await expect(row).toHaveCount(1);
  await expect(dialog).toBeHidden();

  const chosen = page.waitForEvent('filechooser');
  await press(page, row.locator('button[aria-label^="Add photos to"]'));
  await (await chosen).setFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer });
  await expect(verdictOf(row)).toHaveAttribute('data-verdict', 'flagged', { timeout: 45_000 });

  await press(page, row.getByRole('button', { name: /^ACV / }));
  const acv = page.getByRole('dialog', { name: `Actual cash value of ${PHONE}` });
  const amount = acv.getByLabel(/^ACV in /);
  await tabTo(page, amount, 80);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('150');
  await type(page, acv.getByLabel('Reason'), 'Worn');
  await press(page, acv.getByRole('button', { name: 'Set ACV' }));
  await expect(acv).toBeHidden();
  await expect(row.getByRole('button', { name: /^ACV 150/ })).toBeVisible();

  await press(page, row.locator('[data-row]'));
  await expect(keyAreaOf(page)).toBeFocused();
  await page.keyboard.press('c');
  await expect(verdictOf(row)).toHaveText('Marked clean');
  await page.keyboard.press('Escape');
  await expect(inspectorOf(page)).toBeHidden();

  await expect(row.locator('[data-row]')).toBeFocused();
  await page.keyboard.press('r');
  const report = page.waitForEvent('popup');
  await press(page, page.getByRole('button', { name: 'Create report' }));
  await (await report).close();
  await expect(page.getByRole('dialog')).toBeHidden();

  await press(page, page.getByRole('main').getByRole('button', { name: /^Portal/ }));
  await press(page, page.getByRole('button', { name: 'Send to portal' }));
  await expect(page.getByText('1 item sent.')).toBeVisible();
});

test('J, R, X and ? work in a cart just opened, before a row has the focus', async ({ desk }) => {
  await openClaim(desk);
  const rows = desk.locator('tr[data-appraisal]');
  await expect(desk.locator('body')).toBeFocused();
  await desk.keyboard.press('?');
  await desk.getByRole('dialog').waitFor();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('x');
  await expect(rows.first().getByRole('checkbox')).toBeChecked();
  await expect(rows.first().locator('[data-row]')).toBeFocused();
  await desk.reload();
  await rows.first().waitFor();
  await desk.keyboard.press('j');
  await expect(rows.first().locator('[data-row]')).toBeFocused();
  await desk.reload();
  await rows.first().waitFor();
  await desk.keyboard.press('r');
  await desk.getByRole('dialog').waitFor();
});
