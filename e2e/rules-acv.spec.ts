import { openClaim } from './cart';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, NARROW } from './looks';
import { chooseProduct, newClaim, openNewItem, submitOf } from './new-item';
import { asPerson, createClaim } from './own-claim';

const stated = (replacement_cost_value: number, basis: string) => ({
  data: {
    description: 'Necklace',
    date_purchase: '2026-10-01',
    valuation: { replacement_cost_value, basis },
  },
});

test('an ACV is calculated by the rules step by step, and one above the limit waits for approval by another person', async ({
  desk,
  adminSession,
  browser,
  baseURL,
}) => {
  await openClaim(desk);
  const claim = desk.url();
  const admin = await browser.newContext({
    storageState: adminSession,
    ...(baseURL && { baseURL }),
  });
  const adminPage = await admin.newPage();
  const limit = (override_limit: number | null) =>
    adminPage.evaluate(
      (body) =>
        fetch('/api/acv_settings', {
          method: 'PUT',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }).then(({ status }) => status),
      { override_limit },
    );
  await adminPage.goto('/settings/rules');
  expect(await limit(1)).toBe(200);

  const row = desk.locator('tr[data-appraisal]').first();
  const id = await row.getAttribute('data-appraisal');
  const acvOf = (page: typeof desk) =>
    page.locator(`tr[data-appraisal="${id}"]`).getByRole('button', { name: /^ACV / });
  await acvOf(desk).click();
  const panel = desk.getByRole('dialog');
  await panel.getByRole('button', { name: 'Calculate by rules' }).click();
  await expect(panel.getByText(/^Contents 2026, version 1/)).toBeVisible();
  await expect(panel.getByText(/^Calculated by Kari Holm/)).toBeVisible();
  await expect.poll(() => panel.getByRole('listitem').count()).toBeGreaterThan(2);
  const calculated = (await acvOf(desk).textContent()) ?? '';

  await panel.getByLabel(/^ACV in/).fill('123.45');
  await panel.getByLabel('Reason').fill('Seen on site');
  await panel.getByRole('button', { name: 'Set ACV' }).click();
  await expect(panel).toBeHidden();
  await expect(acvOf(desk)).toHaveText(calculated);
  await acvOf(desk).click();
  await expect(panel.getByText('Another person has to decide.')).toBeVisible();
  const awaiting = desk.getByRole('button', { name: /^To approve: 1 of \d+\. Show only these$/ });
  await expect(desk.locator(`tr[data-appraisal="${id}"]`).getByText('To approve')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await desk.keyboard.press('Escape');
  await awaiting.click();
  await expect(desk.locator('tr[data-appraisal]')).toHaveCount(1);

  await desk
    .locator(`tr[data-appraisal="${id}"]`)
    .getByRole('button', { name: /^More for / })
    .click();
  await desk.getByRole('menuitem', { name: 'Edit item' }).click();
  const edit = desk.getByRole('dialog', { name: /^Edit / });
  await edit.getByLabel('Quantity').fill('7');
  await expect(
    edit.getByText(
      /^The approval request for 123\.45\sDKK was made before this change\. It can no longer be approved/,
    ),
  ).toBeVisible();
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await adminPage.goto(claim);
  await acvOf(adminPage).click();
  let sent = 0;
  adminPage.on('request', (request) => void (request.url().includes('/decision') && (sent += 1)));
  await adminPage.getByRole('button', { name: 'Approve', exact: true }).dblclick();
  await expect(adminPage.getByText(/approved by Mads Lund/)).toBeVisible();
  await expect(acvOf(adminPage)).toHaveText(/123\.45/);
  expect(sent).toBe(1);
  await newClaim(desk);
  const adding = await openNewItem(desk);
  await chooseProduct(adding);
  await adding.getByLabel('RCV in').fill('50000');
  await submitOf(adding).click();
  await expect(desk.getByText(/Approval request for a price of 50,000.00\sDKK/)).toBeVisible();

  const { id: claimId } = await createClaim(desk);
  const items = `/client_reference/${claimId}/claimed_item`;
  const { row_id: rowId } = await asPerson<{ row_id: number }>(
    desk,
    'POST',
    items,
    stated(1, 'expert'),
  );
  await asPerson(desk, 'PUT', `${items}/${rowId}`, stated(9000, 'quote'));
  await desk.goto(`/claims/${claimId}`);
  await desk.getByRole('button', { name: /^RCV / }).click();
  const source = desk.getByRole('dialog', { name: 'Price of Necklace' });
  await expect(source.getByText('Expert opinion', { exact: true })).toBeVisible();
  await expect(source).toContainText(/1\.00\sDKK/);
  await expect(source).toContainText(/price of 9,000\.00\sDKK.*Quote/);
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: /^ACV / }).click();
  await expect(panel.getByText('It is based on a price without an offer.')).toBeVisible();
  expect(await limit(null)).toBe(200);
  await admin.close();
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('the ACV with its calculation has no violation and is completely visible', async ({
    desk,
  }) => {
    await openClaim(desk);
    await desk.locator('tr[data-appraisal]').nth(2).getByRole('button', { name: /^ACV / }).click();
    await expect(desk.getByRole('dialog').getByText('Set manually')).toBeVisible();
    await expect(desk.getByRole('dialog').getByRole('button', { name: 'Set ACV' })).toBeInViewport({
      ratio: 1,
    });
    await expectFineAtEveryWidth(desk);
  });
});
