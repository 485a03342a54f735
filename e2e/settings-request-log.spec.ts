import type { Page } from '@playwright/test';
import { demoCredentials } from '../tests/setup/service';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, NARROW } from './looks';

const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Requests' }).locator('tr[data-status]');

/** Causes a refused request in the log, at a path that no other test uses. */
async function requestMissing(page: Page): Promise<string> {
  const path = `/api/client_reference/${2_000_000_000 + Math.floor(Math.random() * 100_000_000)}`;
  const { api_key: key } = demoCredentials();
  expect(
    (await page.request.get(path, { headers: { authorization: `apiKey ${key}` } })).status(),
  ).toBe(404);
  // The log is written in batches.
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`/api/request_log?path_prefix=${path}`)).json()).requests
          .length,
    )
    .toBe(1);
  return path;
}

test('requests can be filtered by caller, status, path and time, and the filter survives a reload', async ({
  adminDesk: page,
}) => {
  await page.goto('/settings/request-log');
  await expect(rowsOf(page).first()).toBeVisible();
  const path = await requestMissing(page);
  await page.getByLabel('Path begins with').fill(path);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText('ERNF');
  // The row shows the name that the filter and the page of keys use.
  await expect(rowsOf(page)).toContainText(/Demo key \(\w+\)/);
  await page.getByLabel('Caller').selectOption({ label: 'You' });
  await expect(page.getByText('No request matches')).toBeVisible();
  await page.getByLabel('Caller').selectOption({ label: 'Demo key' });
  await page.getByLabel('Status').selectOption({ label: '404 not found' });
  await expect(rowsOf(page)).toHaveCount(1);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByLabel('Path begins with')).toHaveValue(path);
  await page.getByLabel('From').fill('2099-01-01T00:00');
  await expect(page.getByText('No request matches')).toBeVisible();
  await page.getByLabel('From').fill('2020-01-01T00:00');
  await page.getByLabel('Before').fill('2099-01-01T00:00');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/settings\/request-log$/);
  await expect(page.getByLabel('Path begins with')).toHaveValue('');
  await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(1);
});

test('a request opened by keyboard shows its id and error, and its caller can be filtered', async ({
  adminDesk: page,
}) => {
  await page.goto('/settings/request-log');
  await expect(rowsOf(page).first()).toBeVisible();
  const path = await requestMissing(page);
  await page.getByLabel('Path begins with').fill(path);
  await page.getByRole('button', { name: `GET ${path}` }).press('Enter');
  await expect(page.getByText('readClientReference')).toBeVisible();
  await expect(page.getByRole('link', { name: /^ERNF/ })).toHaveAttribute(
    'href',
    /^\/docs\/errors\/ERNF/,
  );
  await page.getByRole('button', { name: 'Only this caller' }).click();
  await expect(page.getByLabel('Caller')).toHaveValue(/^key:/);
  await expect(rowsOf(page)).toHaveCount(1);
});

test('an invalid path is reported at its field and not requested', async ({ adminDesk: page }) => {
  await page.goto('/settings/request-log');
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByLabel('Path begins with').fill('api/claims');
  await expect(page.getByText('The path must begin with /.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/request-log$/);
});

test('the path field keeps the focus when its filter is applied, and is emptied with all filters', async ({
  adminDesk: page,
}) => {
  await page.goto('/settings/request-log');
  const field = page.getByLabel('Path begins with');
  await field.pressSequentially('/api/høne');
  await expect(page).toHaveURL(/path_prefix=/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('/api/høne');
  await page.reload();
  await expect(field).toHaveValue('/api/høne');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/settings\/request-log$/);
});

test('a handler sees that these pages are for administrators, and no request is sent', async ({
  desk,
}) => {
  const requests: string[] = [];
  desk.on(
    'request',
    (request) =>
      /\/api\/(request_log|client_events|audit_export)/.test(request.url()) &&
      requests.push(request.url()),
  );
  for (const path of ['/settings/request-log', '/settings/audit']) {
    await desk.goto(path);
    await expect(desk.getByText(/^Only administrators of Nordisk/)).toBeVisible();
  }
  expect(requests).toEqual([]);
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('the request log has no violation and fits', async ({ adminDesk: page }) => {
    await page.goto('/settings/request-log');
    await rowsOf(page).first().getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Only this caller' })).toBeVisible();
    await expectFineAtEveryWidth(page);
  });
});
