import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoCredentials } from '../tests/setup/service';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, NARROW } from './looks';

interface Line {
  readonly client_reference_id: number | null;
  readonly sequence: number;
  readonly type: string;
  readonly payload: string;
  readonly previous_hash: string;
  readonly hash: string;
}

async function openAudit(page: Page): Promise<void> {
  await page.goto('/settings/audit');
  await expect(page.getByRole('table', { name: 'Events' })).toBeVisible();
}

async function download(page: Page): Promise<{ name: string; text: string }> {
  const [started] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  return { name: started.suggestedFilename(), text: await readFile(await started.path(), 'utf8') };
}

test('the complete audit trail can be downloaded, and each of its chains is verified by its hashes', async ({
  adminDesk: page,
}) => {
  await openAudit(page);
  const { name, text } = await download(page);
  expect(name).toMatch(/^audit-\d+-all-\d{4}-\d\d-\d\d\.ndjson$/);
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  expect(lines.some(({ client_reference_id: claim }) => claim === null)).toBe(true);
  expect(lines.some(({ client_reference_id: claim }) => claim !== null)).toBe(true);
  let before: Line | undefined;
  for (const line of lines) {
    const isNext = before?.client_reference_id === line.client_reference_id;
    expect(line.sequence).toBe(isNext ? (before?.sequence ?? 0) + 1 : 1);
    expect(line.previous_hash).toBe(isNext ? before?.hash : '');
    expect(line.hash).toBe(
      createHash('sha256')
        .update(line.previous_hash + line.payload, 'utf8')
        .digest('hex'),
    );
    before = line;
  }
});

test('a range of days is downloaded as CSV, and a reversed range is refused', async ({
  adminDesk: page,
}) => {
  await openAudit(page);
  await page.getByLabel('Format').selectOption({ label: 'CSV, for a spreadsheet' });
  await page.getByLabel('First day').fill('2020-01-02');
  await page.getByLabel('Last day').fill('2020-01-01');
  await expect(
    page.getByText('The last day is before the first. Choose a later one.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled();
  await page.getByLabel('Last day').fill('2020-01-02');
  await expect(page.getByText(/can cut chains/)).toBeVisible();
  const { name, text } = await download(page);
  expect(name).toMatch(/^audit-\d+-2020-01-02-2020-01-02\.csv$/);
  expect(text).toBe(
    'client_reference_id,sequence,time,type,actor,session_id,payload,previous_hash,hash\r\n',
  );
});

test('the events of the client are listed newest first, page by page to the first one', async ({
  adminDesk: page,
}) => {
  await openAudit(page);
  const rows = page.getByRole('table', { name: 'Events' }).locator('tbody tr');
  const more = page.getByRole('button', { name: 'Load more' });
  while (await more.isVisible()) {
    const shown = await rows.count();
    await more.click();
    await expect.poll(() => rows.count()).toBeGreaterThan(shown);
  }
  const numbers = (await rows.locator('td:first-child').allInnerTexts()).map((text) =>
    Number(text.replaceAll(',', '')),
  );
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, at) => numbers.length - at));
});

test('the details of an event are listed with formatted times and the name of the key that caused it', async ({
  adminDesk: page,
}) => {
  const { api_key: key } = demoCredentials();
  const headers = { authorization: `apiKey ${key}` };
  const name = `Told ${crypto.randomUUID().slice(0, 8)}`;
  const issued = await page.request.post('/api/api_keys', {
    headers,
    data: { name, scopes: ['read', 'write'], expires_in_days: 30 },
  });
  expect(issued.status()).toBe(200);
  await openAudit(page);
  const row = page
    .getByRole('table', { name: 'Events' })
    .getByRole('row')
    .filter({ hasText: name });
  await expect(row.getByText('scopes: read, write', { exact: true })).toBeVisible();
  await expect(row.getByText(/^expire_time: \d+ \w+ \d{4}, \d\d:\d\d:\d\d$/)).toBeVisible();
  await expect(row).toContainText(/Demo key \(\w+\)/);
  await expect(row).not.toContainText('null');
  await page.request.delete(`/api/api_keys/${(await issued.json()).api_key_id}`, { headers });
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('the audit trail has no violation and fits', async ({ adminDesk: page }) => {
    await openAudit(page);
    await page.getByLabel('First day').fill('2020-01-02');
    await page.getByLabel('Last day').fill('2020-01-01');
    await expectFineAtEveryWidth(page);
  });
});
