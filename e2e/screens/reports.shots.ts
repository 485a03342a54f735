/** The report dialog besides its form: the progress of a long report, and a finished short one. */
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { demoCredentials } from '../../tests/setup/service';
import { expect, test } from '../desk';
import { insurer } from '../portal';
import { household, newReference } from './household';
import { take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

const ITEMS = 150;

async function longClaim(request: APIRequestContext): Promise<number> {
  const { client_id: client, api_key: key } = demoCredentials();
  const { client_reference_id: claimId } = await insurer<{ client_reference_id: number }>(
    request,
    'POST',
    '/client_reference',
    { client_reference: newReference(), date_damage: '2026-03-02', cause: 'Fire' },
  );
  const buffer = Buffer.from(`description;quantity\n${'Apple iPhone 13 128 GB;1\n'.repeat(ITEMS)}`);
  const preview = await request.post(
    `/api/client_reference/${claimId}/inventory?client_id=${client}`,
    {
      headers: { authorization: `apiKey ${key}` },
      multipart: { file: { name: 'household.csv', mimeType: 'text/csv', buffer } },
    },
  );
  const { intake_id: intakeId } = (await preview.json()) as { intake_id: number };
  await insurer(request, 'POST', `/client_reference/${claimId}/inventory/${intakeId}/commit`, {
    take_matches: 'all',
  });
  return claimId;
}

async function openReport(page: Page, claimId: number) {
  await page.goto(`/claims/${claimId}`);
  await expect(page.locator('tr[data-appraisal]').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Report', exact: true }).click();
  return page.getByRole('dialog', { name: 'Report' });
}

test('a report of many items while it is being made', async ({ desk, request }) => {
  const dialog = await openReport(desk, await longClaim(request));
  // The report is finished before a screenshot is taken, so from now on the service answers that it
  // is running.
  await desk.route('**/report/job/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: {
        ...((await response.json()) as object),
        status: 'making',
        items_done: 60,
        address: null,
        report_id: null,
      },
    });
  });
  await dialog.getByRole('button', { name: 'Create report' }).click();
  await expect(dialog.getByRole('status')).toHaveText(`60 of ${ITEMS} items`);
  await take(desk, 'cart-report-making');
});

test('a report shown in place', async ({ desk, request }) => {
  const dialog = await openReport(desk, (await household(request)).claimId);
  const framed = desk.waitForResponse('**/files/reports/*');
  await dialog.getByRole('button', { name: 'Create and show here' }).click();
  await (await framed).finished();
  await desk.setViewportSize({ width: 1440, height: 900 });
  // The browser's own PDF view fires no event when its page is drawn.
  await expect
    .poll(async () => (await sharp(await dialog.locator('iframe').screenshot()).stats()).entropy, {
      timeout: 30_000,
    })
    .toBeGreaterThan(1);
  await take(desk, 'cart-report-shown');
});
