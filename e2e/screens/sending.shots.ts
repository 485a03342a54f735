import { expect, test } from '../desk';
import { openMailCatcher } from '../../tests/setup/mail-catcher';
import { mailPort } from '../../tests/setup/service';
import { portalOf } from '../portal';
import { household, policyholder, sentHousehold } from './household';
import { take, withoutToasts } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

test('sending a claim to its policyholder, by e-mail, and the answers', async ({
  desk,
  request,
}) => {
  const { claimId } = await household(request);
  await desk.goto(`/claims/${claimId}`);
  await desk.getByRole('button', { name: 'Portal' }).click();
  await expect(desk.getByLabel('Policyholder’s e-mail address')).toBeVisible();
  await take(desk, 'portal-send');

  const sent = await sentHousehold(request);
  const catcher = await openMailCatcher(mailPort());
  try {
    await desk.goto(`/claims/${sent.claimId}`);
    await desk.getByRole('button', { name: /^Portal/ }).click();
    await expect(desk.getByText('Not opened yet')).toBeVisible();
    await desk.getByLabel('Policyholder’s e-mail address').fill('kirsten.lindqvist@example.com');
    await desk.getByRole('button', { name: 'E-mail the link' }).click();
    await expect(desk.getByText('E-mailed to kirsten.lindqvist@example.com')).toBeVisible({
      timeout: 40_000,
    });
    await take(desk, 'portal-sent');
  } finally {
    await catcher.close();
  }
  await policyholder(request, sent, 'POST', '/portal/open');
  const { items } = await portalOf(request, sent);
  await policyholder(request, sent, 'PUT', `/portal/items/${items[1]?.row_id}/answer`, {
    version: 1,
    answer: 'corrected',
    quantity: 2,
    condition: 2,
  });
  await policyholder(request, sent, 'PUT', `/portal/items/${items[2]?.row_id}/answer`, {
    version: 1,
    answer: 'disagreed',
    reason: 'It was the larger model, 51 mm.',
  });
  await desk.reload();
  await desk.getByRole('button', { name: 'Portal · 2 of 3 answered' }).click();
  await expect(desk.getByText(/^Disagrees: /)).toBeVisible();
  await take(desk, 'portal-answers', { at: desk.getByText(/^Disagrees: /) });
});

test('an e-mail that could not be sent', async ({ desk, request }) => {
  const sent = await sentHousehold(request);
  await desk.goto(`/claims/${sent.claimId}`);
  await desk.getByRole('button', { name: /^Portal/ }).click();
  await desk.getByLabel('Policyholder’s e-mail address').fill('kirsten.lindqvist@example.com');
  await desk.getByRole('button', { name: 'E-mail the link' }).click();
  await expect(
    desk.getByText('is not sent yet: the mail server could not be reached.'),
  ).toBeVisible();
  await take(desk, 'portal-mail-waits');
});

test('an approval request', async ({ desk, request, browser, adminSession, baseURL }) => {
  const { claimId } = await household(request);
  const admin = await (
    await browser.newContext({
      storageState: adminSession,
      viewport: { width: 1440, height: 900 },
      ...(baseURL && { baseURL }),
    })
  ).newPage();
  await admin.goto('/settings/rules');
  const limit = (override_limit: number | null) =>
    admin.evaluate(
      (body) =>
        fetch('/api/acv_settings', {
          method: 'PUT',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }).then(({ status }) => status),
      { override_limit },
    );
  expect(await limit(1000)).toBe(200);
  await desk.goto(`/claims/${claimId}`);
  const acv = (page: typeof desk) =>
    page.locator('tr[data-appraisal]').first().getByRole('button', { name: /^ACV / });
  await acv(desk).click();
  const panel = desk.getByRole('dialog');
  await panel.getByLabel(/^ACV in/).fill('12500');
  await panel.getByLabel('Reason').fill('Seen on site: the lens was scratched before.');
  await panel.getByRole('button', { name: 'Set ACV' }).click();
  await expect(panel).toBeHidden();
  await withoutToasts(desk);
  await acv(desk).click();
  await expect(panel.getByText('Another person has to decide.')).toBeVisible();
  await take(desk, 'cart-acv-waits');
  await admin.goto(`/claims/${claimId}`);
  await acv(admin).click();
  await expect(admin.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await take(admin, 'cart-acv-approve');
  await admin.goto('/settings/rules');
  expect(await limit(null)).toBe(200);
  await admin.context().close();
});
