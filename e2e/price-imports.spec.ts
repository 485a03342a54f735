import { expect, test } from './desk';
import { expectFineAtEveryWidth, NARROW } from './looks';
import type { Page } from '@playwright/test';

const HEADER = 'id\ttitle\tbrand\tgoogle_product_category\tprice\tavailability\tcondition\tlink';

/** Creates a feed of a new shop, so that repeated runs do not affect each other. */
function feed(rows: number, bad = 0): { name: string; mimeType: string; buffer: Buffer } {
  const shop = `https://shop-${crypto.randomUUID().slice(0, 8)}.example`;
  const lines = Array.from(
    { length: rows },
    (_, at) =>
      `${at}\tLantern model ${at}\tFyrtaarn\tHeadphones\t${100 + at}.50 DKK\tin stock\tnew\t${shop}/${at}`,
  );
  const refused = Array.from(
    { length: bad },
    (_, at) =>
      `bad-${at}\tLantern\tFyrtaarn\tHeadphones\t12.345 DKK\tin stock\tnew\t${shop}/bad-${at}`,
  );
  return {
    name: 'lanterns.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from([HEADER, ...lines, ...refused].join('\n')),
  };
}

const runOf = (page: Page) => page.getByRole('region', { name: 'Run', exact: true });
const countOf = (page: Page, name: string) =>
  runOf(page).getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

async function start(page: Page, file: ReturnType<typeof feed>): Promise<void> {
  await page.goto('/settings/price-imports');
  await page.getByLabel('Price feed').setInputFiles(file);
  await page.getByRole('button', { name: 'Dry run', exact: true }).click();
  await expect(runOf(page).locator('[data-status=done]')).toBeVisible({ timeout: 30_000 });
}

test('a feed is imported after a dry run, and importing it again would change nothing', async ({
  adminDesk: page,
}) => {
  const file = feed(30, 2);
  await page.goto('/settings/price-imports');
  await expect(page.getByRole('button', { name: 'Dry run', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
  await start(page, file);
  await expect(
    runOf(page).getByText('Nothing was changed. An import would do this.'),
  ).toBeVisible();
  await expect(countOf(page, 'Rows read')).toHaveText('32');
  await expect(countOf(page, 'New prices')).toHaveText('30');
  await expect(countOf(page, 'Rejected')).toHaveText('2');
  await expect(
    runOf(page).getByRole('table', { name: 'Errors by row' }).getByRole('row'),
  ).toHaveCount(3);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(runOf(page).getByText(/^Import · /)).toBeVisible();
  await expect(runOf(page).locator('[data-status=done]')).toBeVisible({ timeout: 30_000 });
  await expect(countOf(page, 'New prices')).toHaveText('30');

  await start(page, file);
  await expect(countOf(page, 'New prices')).toHaveText('0');
  await expect(countOf(page, 'Unchanged')).toHaveText('30');
  await page.reload();
  await expect(countOf(page, 'Unchanged')).toHaveText('30');
});

test('rejected rows can be paged forwards and backwards', async ({ adminDesk: page }) => {
  await start(page, feed(1, 120));
  const rows = runOf(page).getByRole('table', { name: 'Errors by row' }).getByRole('row');
  await expect(rows).toHaveCount(51);
  await expect(rows.nth(1)).toContainText('has more than two decimals');
  const first = await rows.nth(1).innerText();
  await runOf(page).getByRole('button', { name: 'Next' }).click();
  await expect(runOf(page).getByText('Page 2')).toBeVisible();
  await expect(rows.nth(1)).not.toHaveText(first);
  await runOf(page).getByRole('button', { name: 'Next' }).click();
  await expect(rows).toHaveCount(21);
  await expect(runOf(page).getByRole('button', { name: 'Next' })).toBeDisabled();
  await runOf(page).getByRole('button', { name: 'Previous' }).click();
  await runOf(page).getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => rows.nth(1).innerText()).toBe(first);
});

test('a file that is not a feed is refused with a clear message, and a removed run leaves the history', async ({
  adminDesk: page,
  complaints,
}) => {
  await page.goto('/settings/price-imports');
  const name = `noise-${crypto.randomUUID().slice(0, 8)}.tsv`;
  await page
    .getByLabel('Price feed')
    .setInputFiles([
      { name, mimeType: 'text/plain', buffer: Buffer.from([0, 1, 2, 3, 255, 254, 7]) },
    ]);
  await page.getByRole('button', { name: 'Dry run', exact: true }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /feed|file/i })
      .first(),
  ).toBeVisible({ timeout: 30_000 });
  complaints.splice(0); // the browser logs the 415

  await start(page, { ...feed(1), name });
  await expect(page.getByRole('table', { name: 'Runs' }).getByRole('button', { name })).toHaveCount(
    1,
  );
  await page.getByRole('button', { name: 'Remove from history' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from history' }).click();
  await expect(page.getByRole('table', { name: 'Runs' }).getByRole('button', { name })).toHaveCount(
    0,
  );
});

test('a user who is no administrator sees that only administrators can import prices', async ({
  desk,
}) => {
  await desk.goto('/settings/price-imports');
  await expect(desk.getByText('Only administrators can import prices.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Dry run' })).toHaveCount(0);
});

test.describe('at every width', () => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('price imports have no violation and fit', async ({ adminDesk: page }) => {
    await start(page, feed(3, 3));
    await expect(runOf(page).getByRole('table', { name: 'Errors by row' })).toBeVisible();
    await expectFineAtEveryWidth(page);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expectFineAtEveryWidth(page);
  });
});
