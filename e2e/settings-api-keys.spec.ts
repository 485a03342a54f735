import type { Page } from '@playwright/test';
import { expect, signIn, test } from './desk';
import { expectFineAtEveryWidth, NARROW } from './looks';

const newKeyName = (): string => `Key ${crypto.randomUUID().slice(0, 8)}`;
const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'API keys' }).getByRole('row').filter({ hasText: name });
const secretOf = async (page: Page) =>
  (await page.getByRole('dialog').locator('pre').first().innerText()).trim();

/** Opens the page and waits for the list, which appears once the page's script runs. */
async function openKeys(page: Page): Promise<void> {
  await page.goto('/settings/api-keys');
  await expect(page.getByRole('table', { name: 'API keys' })).toBeVisible();
}

async function issueKey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Name').fill(name);
  // A double click issues one key.
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Your new key' })).toBeVisible();
}

const statusFor = async (page: Page, key: string): Promise<number> =>
  (
    await page.request.get('/api/session', { headers: { authorization: `apiKey ${key}` } })
  ).status();

async function revoke(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(`${name} is revoked`)).toBeVisible();
}

test('after signing in, a new key can be copied as a curl command that works', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = newKeyName();
  await signIn(page, '/settings/api-keys', 'admin');
  await expect(page.getByRole('table', { name: 'API keys' })).toBeVisible();
  await issueKey(page, name);
  await page.getByRole('button', { name: 'Copy curl' }).last().click();
  const curl = await page.evaluate(() => navigator.clipboard.readText());
  const [, header = '', address = ''] =
    /^curl -sS -H "Authorization: (apiKey cvs_live_\w+)" (http\S+)$/.exec(curl) ?? [];
  const answer = await page.request.get(address, { headers: { authorization: header } });
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ name, kind: 'key', scopes: ['read', 'write'] });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(header.slice('apiKey '.length))).toHaveCount(0); // not shown again
  await expect(rowOf(page, name)).toHaveCount(1);
  await revoke(page, name);
});

test('closing the dialog of a new key that was not copied needs a confirmation', async ({
  adminDesk: page,
}) => {
  const name = newKeyName();
  await openKeys(page);
  await issueKey(page, name);
  await page.keyboard.press('Escape');
  await expect(
    page.getByText('You have not copied the key. It cannot be shown again.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close without copying' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await revoke(page, name);
});

test('missing fields are reported, and nothing is sent', async ({ adminDesk: page }) => {
  await openKeys(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByLabel('Read').uncheck();
  await page.getByLabel('Write').uncheck();
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await expect(page.getByText('Choose at least one.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('after a rotation with a grace period both keys work, and without one the old key is refused at once', async ({
  adminDesk: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const name = newKeyName();
  await openKeys(page);
  await issueKey(page, name);
  const first = await secretOf(page);
  await page.getByRole('button', { name: 'Copy key' }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: `Rotate ${name}` }).click();
  await page.getByLabel('Keep the old key valid for').selectOption({ label: '3 days' });
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
  await expect(page.getByText(/^The old key works until/)).toBeVisible();
  const second = await secretOf(page);
  await page.getByRole('button', { name: 'Copy key' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  expect(await statusFor(page, first)).toBe(200);
  expect(await statusFor(page, second)).toBe(200);
  await expect(rowOf(page, name).locator('[data-status=expiring]')).toHaveCount(1);

  await page.getByRole('button', { name: `Rotate ${name}` }).click();
  await page
    .getByLabel('Keep the old key valid for')
    .selectOption({ label: 'Revoke now (leaked)' });
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
  await expect(page.getByText('The old key no longer works.')).toBeVisible();
  expect(await statusFor(page, second)).toBe(401);
  await page.getByRole('button', { name: 'Copy key' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  // Only the newest key can be rotated.
  await expect(page.getByRole('button', { name: `Rotate ${name}` })).toHaveCount(1);
});

test('revoking a key first shows what uses it, and then refuses it and lists it as ended', async ({
  adminDesk: page,
}) => {
  const name = newKeyName();
  await openKeys(page);
  await issueKey(page, name);
  const key = await secretOf(page);
  expect(await statusFor(page, key)).toBe(200);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Close without copying' }).click();
  // The log is written in batches, so this repeats until it contains the request.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await expect(page.getByText('These calls will fail: readSession.')).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(`${name} is revoked`)).toBeVisible();
  expect(await statusFor(page, key)).toBe(401);
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.getByLabel(/^Show \d+ ended keys?$/).check();
  await expect(rowOf(page, name).locator('[data-status=revoked]')).toBeVisible();
});

test('a handler sees that the page is for administrators, and no request is sent', async ({
  desk,
}) => {
  const requests: string[] = [];
  desk.on(
    'request',
    (request) => /\/api\/api_keys/.test(request.url()) && requests.push(request.url()),
  );
  await desk.goto('/settings/api-keys');
  await expect(desk.getByText(/^Only administrators of Nordisk/)).toBeVisible();
  await expect(desk.getByRole('link', { name: 'API keys' })).toHaveCount(0);
  await expect(desk.getByRole('button', { name: 'Create key' })).toHaveCount(0);
  // The introduction to a list is not shown without the list.
  await expect(desk.getByText(/^Systems use keys to call/)).toHaveCount(0);
  await desk.getByRole('link', { name: 'Go to claims' }).click();
  await expect(desk).toHaveURL(/\/claims/);
  expect(requests).toEqual([]);
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('API keys have no violation and fit, also with a new key and its warning', async ({
    adminDesk: page,
  }) => {
    const name = newKeyName();
    await openKeys(page);
    await expectFineAtEveryWidth(page);
    await issueKey(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Close without copying' })).toBeVisible();
    await expectFineAtEveryWidth(page);
    await page.keyboard.press('Escape');
    await revoke(page, name);
  });

  test('rotating and revoking have no violation', async ({ adminDesk: page }) => {
    await openKeys(page);
    await page.getByRole('button', { name: 'Rotate Demo key' }).click();
    await expectFineAtEveryWidth(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Revoke Demo key' }).click();
    await expect(page.getByText(/Not used in the last|These calls will fail/)).toBeVisible();
    await expectFineAtEveryWidth(page);
  });
});
