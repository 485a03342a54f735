/**
 * The report dialog: a report with many items made in the background, shown in place, failed and
 * tried again.
 */
import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { demoCredentials } from '../tests/setup/service';
import { expect, test } from './desk';
import { expectNoViolations } from './looks';
import { asPerson, createClaim } from './own-claim';
import { insurer } from './portal';

const ITEMS = 150;

/** Creates a separate claim with that many items. */
async function claimOf(request: APIRequestContext, items: number): Promise<number> {
  const { client_id, api_key: key } = demoCredentials();
  const { client_reference_id: claimId } = await insurer<{ client_reference_id: number }>(
    request,
    'POST',
    '/client_reference',
    { client_reference: `report-${crypto.randomUUID().slice(0, 8)}`, date_damage: '2026-10-28' },
  );
  const buffer = Buffer.from(`description;quantity\n${'Apple iPhone 13 128 GB;1\n'.repeat(items)}`);
  const preview = await request.post(
    `/api/client_reference/${claimId}/inventory?client_id=${client_id}`,
    {
      headers: { authorization: `apiKey ${key}` },
      multipart: { file: { name: 'a.csv', mimeType: 'text/csv', buffer } },
    },
  );
  const { intake_id: intakeId } = (await preview.json()) as { intake_id: number };
  await insurer(request, 'POST', `/client_reference/${claimId}/inventory/${intakeId}/commit`, {
    take_matches: 'all',
  });
  return claimId;
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Report' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const frameOf = (dialog: Locator) => dialog.locator('iframe[title="The report"]');

async function openClaimOf(page: Page, claimId: number, items: number): Promise<Locator> {
  await page.goto(`/claims/${claimId}`);
  await expect(page.getByText(new RegExp(`· ${items} items?$`))).toBeVisible({ timeout: 20_000 });
  return openDialog(page);
}

const JOB = '**/report/job/*';

/** Changes the status in each answer about a report job, until the returned function is called. */
async function pretend(page: Page, changes: object): Promise<() => void> {
  let isPretending = true;
  await page.route(JOB, async (route) => {
    const response = await route.fetch();
    const job = (await response.json()) as object;
    await route.fulfill({ response, json: isPretending ? { ...job, ...changes } : job });
  });
  return () => void (isPretending = false);
}

test('a claim with only items without a product counts its lines', async ({ desk }) => {
  const { id } = await createClaim(desk, 'report');
  await asPerson(desk, 'POST', `/client_reference/${id}/claimed_item/bulk`, {
    data: { items: [{ description: 'Old candlesticks' }, { description: 'Clock' }] },
  });
  await desk.goto(`/claims/${id}`);
  await expect(desk.getByText('2 items without a product')).toBeVisible();
  const dialog = await openDialog(desk);
  await expect(dialog.getByText('The whole claim (2 lines)')).toBeVisible();
});

test('a report of many items shows its progress after closing and a reload, and its end is announced with a link to it', async ({
  desk,
  request,
}) => {
  const claimId = await claimOf(request, ITEMS);
  let dialog = await openClaimOf(desk, claimId, ITEMS);
  const stopPretending = await pretend(desk, {
    status: 'making',
    items_done: 60,
    address: null,
    report_id: null,
  });
  let polls = 0;
  desk.on(
    'request',
    (one) => void (one.method() === 'POST' && one.url().includes('/report/pdf') && (polls += 1)),
  );
  const answer = desk.waitForResponse('**/report/pdf*');
  await dialog.getByRole('button', { name: 'Create report' }).dblclick();
  const response = await answer;
  expect([response.status(), response.headers()['preference-applied']]).toEqual([
    202,
    'respond-async',
  ]);
  await expect(dialog.getByRole('status')).toHaveText(`60 of ${ITEMS} items`);
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '60');

  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  dialog = await openDialog(desk);
  await expect(dialog.getByRole('status')).toHaveText(`60 of ${ITEMS} items`);
  await desk.reload();
  dialog = await openDialog(desk);
  await expect(dialog.getByRole('status')).toHaveText(`60 of ${ITEMS} items`);

  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  stopPretending();
  // Appears once the report is ready.
  await desk.getByRole('button', { name: 'Open the report' }).click({ timeout: 20_000 });
  await expect(dialog.getByRole('status')).toHaveText('The report is ready.');
  await expect(frameOf(dialog)).toHaveAttribute(
    'src',
    /^\/files\/reports\/.+\.pdf#navpanes=0&view=FitH$/,
  );
  expect(polls).toBe(1);
  await dialog.getByRole('button', { name: 'Another report' }).click();
  await expect(dialog.getByRole('button', { name: 'Create report' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Reports of this claim' })).toBeVisible();
});

test('a late answer about a report does not bring it back after another one is started', async ({
  desk,
  request,
}) => {
  const dialog = await openClaimOf(desk, await claimOf(request, ITEMS), ITEMS);
  await dialog.getByRole('button', { name: 'Create report' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The report is ready.', { timeout: 20_000 });
  await desk.keyboard.press('Escape');
  const paused: Route[] = [];
  await desk.route(JOB, (route) => void paused.push(route));
  await openDialog(desk);
  await expect.poll(() => paused.length).toBe(1);
  await dialog.getByRole('button', { name: 'Another report' }).click();
  await expect(dialog.getByRole('button', { name: 'Create report' })).toBeVisible();
  const answered = desk.waitForResponse(JOB);
  await paused[0]?.continue();
  await (await answered).finished();
  await dialog.getByRole('radio', { name: 'Letter' }).check();
  await expect(dialog.getByRole('button', { name: 'Create report' })).toBeVisible();
});

test('a failed report says why and is made when it is tried again', async ({ desk, request }) => {
  const claimId = await claimOf(request, ITEMS);
  const dialog = await openClaimOf(desk, claimId, ITEMS);
  const stopPretending = await pretend(desk, {
    status: 'failed',
    failure: 'storage_full',
    reason: 'x',
    address: null,
    report_id: null,
  });
  await dialog.getByRole('button', { name: 'Create report' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The storage is full. Contact your administrator.',
  );
  await expectNoViolations(desk);
  stopPretending();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The report is ready.', { timeout: 20_000 });
});

test('an earlier report can be opened from the list', async ({ desk, request }) => {
  const claimId = await claimOf(request, 1);
  const made = await insurer<string>(
    request,
    'POST',
    `/client_reference/${claimId}/report/pdf`,
    {},
  );
  const dialog = await openClaimOf(desk, claimId, 1);
  const open = dialog.getByRole('link', { name: /^Open the report of / });
  await expect(open).toHaveCount(1);
  await expect(open).toHaveAttribute('href', made);
});

test('a short report is shown in place, and only pages of this origin may frame it', async ({
  desk,
  request,
}) => {
  const claimId = await claimOf(request, 1);
  const dialog = await openClaimOf(desk, claimId, 1);
  const framed = desk.waitForResponse('**/files/reports/*');
  await dialog.getByRole('button', { name: 'Create and show here' }).click();
  const response = await framed;
  expect([
    response.status(),
    response.headers()['content-type'],
    response.headers()['x-frame-options'],
  ]).toEqual([200, 'application/pdf', 'SAMEORIGIN']);
  await expect(frameOf(dialog)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open the report' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await desk.setViewportSize({ width: 360, height: 780 });
  await expect(frameOf(dialog)).toBeHidden();
  await expect(dialog.getByRole('link', { name: 'Open the report' })).toBeInViewport();
});
