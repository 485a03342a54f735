/** The public page that verifies a report, without any account. */
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { demoCredentials } from '../tests/setup/service';
import { expect, test } from './desk';
import { expectFineAtEveryWidth, expectNoViolations, NARROW } from './looks';
import { insurer } from './portal';

interface Made {
  readonly id: string;
  readonly bytes: Buffer;
  readonly claimId: number;
  readonly reportId: number;
}

async function makeReport(request: APIRequestContext): Promise<Made> {
  const { client_reference_id: claimId } = await insurer<{ client_reference_id: number }>(
    request,
    'POST',
    '/client_reference',
    { client_reference: `paper-${crypto.randomUUID().slice(0, 8)}` },
  );
  await insurer(request, 'POST', `/client_reference/${claimId}/appraisal`, {
    cpid: 'apple-iphone-13-128-gb',
    rpid: 'apple-iphone-15-pro-128-gb',
    replacement_cost_value: 900,
  });
  const address = await insurer<string>(
    request,
    'POST',
    `/client_reference/${claimId}/report/pdf`,
    { language: 'en' },
  );
  const { reports } = await insurer<{ reports: { report_id: number; document_id: string }[] }>(
    request,
    'GET',
    `/client_reference/${claimId}/report`,
  );
  const [report] = reports;
  if (!report) throw new Error('No report was made');
  return {
    id: report.document_id,
    reportId: report.report_id,
    claimId,
    bytes: await (await request.get(address)).body(),
  };
}

const open = (page: Page, id: string) => page.goto(`/verify/${id}`);
const check = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
const SAME = 'The file is unchanged.';

test('an unchanged report is recognized, one changed byte is detected, and nothing of the file is sent', async ({
  page,
  request,
}) => {
  const { id, bytes } = await makeReport(request);
  await open(page, id);
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Nordisk Forsikring issued this report',
    }),
  ).toBeVisible();
  await expect(page.getByText(id)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (one) => void sent.push(one.url()));
  await check(page, 'report.pdf', bytes);
  await expect(page.getByRole('status')).toContainText(SAME);
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  await check(page, 'changed.pdf', changed);
  await expect(page.getByRole('status')).toContainText('changed.pdf');
  await expect(page.getByRole('status')).toContainText(
    'The file was changed or is another document.',
  );
  expect(sent).toEqual([]);
});

test('a file chosen before hydration is checked afterwards', async ({ page, request }) => {
  const { id, bytes } = await makeReport(request);
  const paused: Route[] = [];
  let isPaused = true;
  await page.route('**/*.js', (route) => (isPaused ? void paused.push(route) : route.continue()));
  await page.goto(`/verify/${id}`, { waitUntil: 'commit' });
  await check(page, 'report.pdf', bytes);
  isPaused = false;
  for (const route of paused) await route.continue();
  await expect(page.getByRole('status')).toContainText(SAME);
});

test('the report number may be typed with spaces and small letters', async ({ page, request }) => {
  const { id } = await makeReport(request);
  await open(page, encodeURIComponent(id.toLowerCase().replaceAll('-', ' ')));
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Nordisk Forsikring issued this report',
    }),
  ).toBeVisible();
});

test('a withdrawn report is shown as withdrawn, even if its file is unchanged', async ({
  page,
  request,
}) => {
  const { id, bytes, claimId, reportId } = await makeReport(request);
  const { api_key: key, client_id } = demoCredentials();
  const revoked = await request.delete(
    `/api/client_reference/${claimId}/report/${reportId}?client_id=${client_id}`,
    { headers: { authorization: `apiKey ${key}` } },
  );
  expect(revoked.status()).toBe(204);
  await open(page, id);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This report was withdrawn' }),
  ).toBeVisible();
  await check(page, 'report.pdf', bytes);
  await expect(page.getByRole('status')).toContainText(
    'The file is unchanged, but the report was withdrawn.',
  );
  await expectNoViolations(page);
});

test('an unknown number is reported as not found and can be corrected, without a file to compare', async ({
  page,
  request,
}) => {
  for (const id of ['0000-0000-0000-0000-0000', 'nonsense']) {
    await open(page, id);
    await expect(page.getByRole('heading', { level: 1, name: 'Report not found' })).toBeVisible();
    await expect(page.getByLabel('Report number')).toHaveValue(id);
    await expect(page.locator('input[type=file]')).toHaveCount(0);
  }
  await expectNoViolations(page);
  const { id } = await makeReport(request);
  await page.getByLabel('Report number').fill(` ${id.toLowerCase()} `);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Nordisk Forsikring issued this report',
    }),
  ).toBeVisible();
  await expect(page.getByText(id)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a number can be entered and is answered', async ({ page }) => {
    await page.goto('/verify');
    await page.getByLabel('Report number').fill('0000-0000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/verify\/0000-0000$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Report not found' })).toBeVisible();
  });
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW });

  test('a file can be checked by keyboard alone, and the page has no violation', async ({
    page,
    request,
  }) => {
    const { id, bytes } = await makeReport(request);
    await open(page, id);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Choose file')).toBeFocused();
    const pdf = { name: 'report.pdf', mimeType: 'application/pdf', buffer: bytes };
    await expect(async () => {
      // Chromium opens no file chooser for a click without user activation, such as on a page
      // that has just loaded.
      const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
      await page.keyboard.press('Space');
      await (await chooser).setFiles(pdf);
    }).toPass();
    await expect(page.getByRole('status')).toContainText(SAME);
    await expectFineAtEveryWidth(page);
  });
});
