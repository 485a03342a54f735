import type { Page } from '@playwright/test';
import { expect, test as base } from './desk';
import { openReceiver, type Receiver } from './receiver';
import { expectFineAtEveryWidth, NARROW } from './looks';

/** An endpoint for the test, deleted afterwards because a client may have at most twenty. */
const test = base.extend<{ receiver: Receiver; endpoint: Page }>({
  receiver: async ({ browserName: _any }, use) => {
    const receiver = await openReceiver();
    await use(receiver);
    receiver.close();
  },
  endpoint: async ({ adminDesk: page, receiver }, use) => {
    await openWebhooks(page);
    await addEndpoint(page, receiver.url);
    await leaveSecret(page);
    await page.getByRole('link', { name: receiver.url }).click();
    await expect(page.getByRole('heading', { level: 1, name: receiver.url })).toBeVisible();
    await use(page);
    if (page.url().includes('/webhooks/')) await deleteEndpoint(page);
  },
});

/**
 * Opens the page and waits for the list or the empty state, which appears once the page's script
 * runs.
 */
async function openWebhooks(page: Page): Promise<void> {
  await page.goto('/settings/webhooks');
  await expect(
    page.getByRole('table', { name: 'Endpoints' }).or(page.getByText('No endpoint yet')),
  ).toBeVisible();
}

/**
 * Subscribes to an event type that no other test causes, so that it receives none of theirs. A test
 * message is always sent.
 */
async function addEndpoint(page: Page, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  await page.getByLabel('Address').fill(url);
  await page.getByLabel('Selected events').check();
  await page.getByLabel('A photo could not be examined').check();
  // A double click creates one endpoint.
  await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Signing secret' })).toBeVisible();
}

async function leaveSecret(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close without copying' }).click();
}

async function deleteEndpoint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/settings\/webhooks$/);
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Delivery', exact: true });
const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Deliveries' }).locator('tr[data-delivery]');

test('an endpoint is added once, its secret is shown once, and a test event is delivered to it', async ({
  adminDesk: page,
  receiver,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWebhooks(page);
  await addEndpoint(page, receiver.url);
  await page.getByRole('button', { name: 'Copy secret' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^whsec_/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByRole('link', { name: receiver.url })).toHaveCount(1);
  await page.getByRole('link', { name: receiver.url }).click();
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send test event' }).click();
  await expect(panelOf(page).locator('[data-status=delivered]')).toBeVisible({ timeout: 20_000 });
  await expect(rowsOf(page).locator('[data-status=delivered]')).toHaveCount(1);
  await expect(
    panelOf(page).getByRole('table', { name: 'Attempts' }).getByText('204'),
  ).toBeVisible();
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
  await deleteEndpoint(page);
  await expect(page.getByRole('link', { name: receiver.url })).toHaveCount(0);
});

test('the response of the endpoint is shown, and a retry sends the message with the same id', async ({
  endpoint: page,
  receiver,
}) => {
  receiver.answer(503, 'the queue is full');
  await page.getByRole('button', { name: 'Send test event' }).click();
  await expect(panelOf(page).getByText('the queue is full')).toBeVisible({ timeout: 20_000 });
  await expect(panelOf(page).locator('[data-status=pending]')).toHaveText('Retrying');
  await expect(rowsOf(page).locator('[data-status=pending]')).toHaveText('Retrying');
  await expect(rowsOf(page)).toContainText(['503']);
  receiver.answer(204);
  await panelOf(page).getByRole('button', { name: 'Retry delivery' }).click();
  await expect(panelOf(page).locator('[data-status=delivered]')).toBeVisible({ timeout: 20_000 });
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  await page.reload(); // the URL contains the open one
  await expect(panelOf(page).getByText('the queue is full')).toBeVisible();
  await page.getByRole('button', { name: 'Failed' }).click();
  await expect(page.getByText('No delivery has this state.')).toBeVisible();
  await page.getByRole('button', { name: 'Delivered' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Close the delivery' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(rowsOf(page).getByRole('button')).toBeFocused();
});

test('after the secret is replaced both secrets sign for a while', async ({
  endpoint: page,
  receiver,
}) => {
  await page.getByRole('button', { name: 'Replace secret' }).click();
  await page.getByLabel('Keep the old secret valid for').selectOption({ label: '1 hour' });
  await page.getByRole('dialog').getByRole('button', { name: 'Replace secret' }).click();
  await expect(page.getByText(/^The old secret stays valid until .*\.$/)).toBeVisible();
  await leaveSecret(page);
  await expect(page.getByText(/^Old secret valid until/)).toBeVisible();
  await page.getByRole('button', { name: 'Send test event' }).click();
  await expect(panelOf(page).locator('[data-status=delivered]')).toBeVisible({ timeout: 20_000 });
  expect(receiver.received.map(({ signatures }) => signatures)).toEqual([2]);
});

test('the event types of an endpoint can be changed, and a wrong address is reported at its field', async ({
  endpoint: page,
}) => {
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Address').fill('mailto:us@claims.example');
  await page.getByLabel('A photo could not be examined').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Enter an address that begins with https:// or http://.'),
  ).toBeVisible();
  await expect(page.getByText('Choose at least one.')).toBeVisible();
  await page.getByLabel('Address').fill('https://hooks.claims.example/in');
  await page.getByLabel('A photo has a verdict').check();
  await page.getByLabel('A report was created').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'https://hooks.claims.example/in' }),
  ).toBeVisible();
  await expect(page.getByText('forensics.completed, report.created')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 events')).toBeVisible();
});

test('an endpoint that is switched off can be sent test events only after it is on again', async ({
  endpoint: page,
}) => {
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(page.locator('[data-status=off]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send test event' })).toBeDisabled();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.locator('[data-status=on]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send test event' })).toBeEnabled();
});

test('a handler sees that the page is for administrators, and an unknown endpoint is not found', async ({
  desk,
  browser,
  adminSession,
  baseURL,
}) => {
  for (const path of ['/settings/webhooks', '/settings/webhooks/1']) {
    await desk.goto(path);
    await expect(desk.getByText(/^Only administrators of Nordisk/)).toBeVisible();
  }
  const admin = await browser.newContext({
    storageState: adminSession,
    ...(baseURL && { baseURL }),
  });
  const page = await admin.newPage();
  await page.goto('/settings/webhooks/999999999');
  await expect(page.getByText('Endpoint not found')).toBeVisible();
  await admin.close();
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('the deliveries of an endpoint have no violation and fit, also with one open', async ({
    endpoint: page,
    receiver,
  }) => {
    receiver.answer(500, 'broken');
    await page.getByRole('button', { name: 'Send test event' }).click();
    await expect(panelOf(page).getByText('broken')).toBeVisible({ timeout: 20_000 });
    await expectFineAtEveryWidth(page);
  });

  test('the list of endpoints and its form have no violation and fit', async ({
    adminDesk: page,
  }) => {
    await openWebhooks(page);
    await expectFineAtEveryWidth(page);
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByLabel('Selected events').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click();
    await expect(page.getByText('Choose at least one.')).toBeVisible();
    await expectFineAtEveryWidth(page);
  });
});
