import type { Page } from '@playwright/test';
import { demoCredentials } from '../../tests/setup/service';
import { expect, test } from '../desk';
import { openReceiver } from '../receiver';
import { take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name });

test('the client settings', async ({ adminDesk: page }) => {
  await page.goto('/settings/client');
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  await take(page, 'settings-client');
  await page.getByLabel('Flag pictures from this confidence').fill('95');
  await expect(page.getByText(/^At 95%, /)).toBeVisible();
  await page.getByLabel('Request log, in days').fill('14');
  await take(page, 'settings-client-changed', { at: page.getByLabel('Request log, in days') });
});

test('the users, and the page of an invitation', async ({ adminDesk: page, browser, baseURL }) => {
  await page.goto('/settings/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.getByRole('button', { name: 'Invite user' }).click();
  await page.getByLabel('Email').fill(`ola.berg.${Date.now() % 100_000}@nordisk.example`);
  await page.getByLabel('Name', { exact: true }).fill('Ola Berg');
  await take(page, 'settings-users-invite');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Invitation for Ola Berg' })).toBeVisible();
  await take(page, 'settings-users-link');
  const link = (await page.getByRole('dialog').locator('pre').innerText()).trim();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close without copying' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await take(page, 'settings-users');
  const theirs = await (
    await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) })
  ).newPage();
  await theirs.goto(link);
  await theirs.getByLabel('Password', { exact: true }).fill('too short');
  await theirs.getByRole('button', { name: 'Join' }).click();
  await expect(theirs.getByText('It is too short: at least 15 characters.')).toBeVisible();
  await take(theirs, 'invitation');
  await theirs.context().close();
});

test('the statuses and their allowed transitions', async ({ adminDesk: page }) => {
  await page.goto('/settings/statuses');
  await expect(page.getByLabel('Name of Open')).toBeVisible();
  await take(page, 'settings-statuses');
  await page.getByLabel('Any status may follow any other').click();
  await page.getByLabel('From Open to Accepted').check();
  await take(page, 'settings-statuses-graph', { at: page.locator('[data-warning=unreachable]') });
});

test('the API keys, and a new one', async ({ adminDesk: page }) => {
  await page.goto('/settings/api-keys');
  await expect(page.getByRole('table', { name: 'API keys' })).toBeVisible();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Name').fill('Core system');
  await take(page, 'settings-api-keys-issue');
  await inDialog(page, 'Create key').click();
  await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible();
  await take(page, 'settings-api-keys-issued');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close without copying' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await take(page, 'settings-api-keys');
  await page.getByRole('button', { name: 'Revoke Core system' }).first().click();
  await inDialog(page, 'Revoke').click();
  await expect(page.getByText('Core system is revoked')).toBeVisible();
});

test('a webhook endpoint and its deliveries', async ({ adminDesk: page }) => {
  const receiver = await openReceiver();
  await page.goto('/settings/webhooks');
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByLabel('Note').fill('Claims system');
  await page.getByLabel('Selected events').check();
  await page.getByLabel('A photo has a verdict').check();
  await page.getByLabel('A report was created').check();
  await take(page, 'settings-webhooks-add');
  await inDialog(page, 'Add endpoint').click();
  await expect(page.getByRole('dialog', { name: 'Signing secret' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close without copying' }).click();
  await expect(page.getByRole('link', { name: receiver.url })).toBeVisible();
  await take(page, 'settings-webhooks');
  await page.getByRole('link', { name: receiver.url }).click();
  const panel = page.getByRole('region', { name: 'Delivery', exact: true });
  await page.getByRole('button', { name: 'Send test event' }).click();
  await expect(panel.locator('[data-status=delivered]')).toBeVisible({ timeout: 20_000 });
  receiver.answer(503, 'the queue is full');
  await page.getByRole('button', { name: 'Send test event' }).click();
  await expect(panel.getByText('the queue is full')).toBeVisible({ timeout: 20_000 });
  await take(page, 'settings-webhooks-delivery', { at: panel });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await inDialog(page, 'Delete').click();
  await expect(page).toHaveURL(/\/settings\/webhooks$/);
  receiver.close();
});

const feedRow = (at: number, price: string) =>
  `${at}\tLantern model ${at}\tFyrtaarn\tHeadphones\t${price} DKK\tin stock\tnew\thttps://fyrtaarn.example/${at}`;

test('a dry run of a price feed', async ({ adminDesk: page }) => {
  const head = 'id\ttitle\tbrand\tgoogle_product_category\tprice\tavailability\tcondition\tlink';
  const lines = [
    ...Array.from({ length: 40 }, (_, at) => feedRow(at, `${100 + at}.50`)),
    feedRow(40, '12.345'),
    feedRow(41, 'on request'),
    feedRow(42, '-3.00'),
  ];
  await page.goto('/settings/price-imports');
  await page.getByLabel('Price feed').setInputFiles({
    name: 'lanterns.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from([head, ...lines].join('\n')),
  });
  await page.getByRole('button', { name: 'Dry run', exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'Run', exact: true }).locator('[data-status=done]'),
  ).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('table', { name: 'Errors by row' })).toBeVisible();
  await take(page, 'settings-price-imports', {
    at: page.getByRole('table', { name: 'Errors by row' }),
  });
});

test('the request log with a request open, and the audit trail', async ({ adminDesk: page }) => {
  const { api_key: key } = demoCredentials();
  const path = '/api/client_reference/2000000000';
  await page.request.get(path, { headers: { authorization: `apiKey ${key}` } });
  await page.goto('/settings/request-log');
  const rows = page.getByRole('table', { name: 'Requests' }).locator('tr[data-status]');
  await expect(rows.first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await page
      .getByRole('button', { name: `GET ${path}` })
      .first()
      .click({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Only this caller' })).toBeVisible();
  await take(page, 'settings-request-log', {
    at: page.getByRole('button', { name: 'Only this caller' }),
  });
  await page.goto('/settings/audit');
  await expect(page.getByRole('table', { name: 'Events' })).toBeVisible();
  await take(page, 'settings-audit', { sizes: ['wide'] });
  await take(page, 'settings-audit', {
    sizes: ['narrow'],
    at: page.getByRole('table', { name: 'Events' }).locator('tbody tr').first(),
  });
});

test('a page for administrators as a handler sees it', async ({ desk }) => {
  await desk.goto('/settings/users');
  await expect(desk.getByText(/^Only administrators of Nordisk/)).toBeVisible();
  await take(desk, 'settings-admins-only');
});

test('the documentation of the API', async ({ page }) => {
  await page.goto('/docs/guide/webhooks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'docs-guide');
  await page.goto('/docs/errors');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'docs-errors');
});
