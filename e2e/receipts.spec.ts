import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { inspectorOf } from './cart';
import { expect, test } from './desk';
import { expectNoViolations } from './looks';
import { asPerson, createClaim } from './own-claim';
import { drawnReceipt, LINES, pdfReceipt } from '../tests/setup/receipts';

const openPdf = (desk: Page, buffer: Buffer, item: object) =>
  openFile(desk, { name: 'receipt.pdf', mimeType: 'application/pdf', buffer }, item);

/** Opens the inspector at a file that belongs to an item of a new claim. */
async function openFile(
  desk: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
  item: object,
): Promise<Locator> {
  const claim = await createClaim(desk, 'receipt');
  const { row_id: row } = await asPerson<{ row_id: number }>(
    desk,
    'POST',
    `/client_reference/${claim.id}/claimed_item`,
    { data: { description: 'Coffee machine', ...item } },
  );
  await asPerson(desk, 'POST', `/client_reference/${claim.id}/claimed_item/${row}/attachments`, {
    multipart: { file },
  });
  await desk.goto(`/claims/${claim.id}?item=${row}&picture=${file.name}`);
  return inspectorOf(desk);
}

test('a receipt whose total differs from the claim is stated beside what is claimed', async ({
  desk,
}) => {
  test.slow();
  const claimed = { date_purchase: '2025-03-12', claimed_amount: 2999 };
  const panel = await openPdf(desk, await pdfReceipt(), claimed);
  await expect(panel.getByText('ELGIGANTEN A/S')).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole('row', { name: /^Date/ })).toContainText('12 Mar 2025');
  await expect(panel.getByText(/^The receipt totals 1,398\.50/)).toBeVisible();
  await expect(panel.getByText(/^The receipt is dated/)).toBeHidden();
  await expectNoViolations(desk);
});

test('a scanned page of a PDF is shown with its verdict like a photo', async ({ desk }) => {
  test.slow();
  const picture = await drawnReceipt();
  const scanned = await pdfReceipt({ size: [400, 320], margin: 0 }, (paper) =>
    paper.image(picture, 0, 0, { width: 400, height: 320 }),
  );
  const panel = await openPdf(desk, scanned, {});
  await expect(panel.getByText('Page 1 of the file is shown.')).toBeVisible({ timeout: 60_000 });
  const page = panel.getByRole('img', { name: /receipt\.pdf/ });
  await expect
    .poll(() => page.evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(panel.getByRole('link', { name: 'Open the file' })).toBeVisible();
  await expect(panel.getByText('ELGIGANTEN A/S')).toBeVisible();
  await expectNoViolations(desk);
});

test('receipts of one shop that were read differently are listed apart from copies', async ({
  desk,
}) => {
  test.slow();
  const totals = ['1.398,50', `1.${randomInt(410, 499)},50`];
  for (const total of totals) {
    const buffer = await drawnReceipt(LINES.map((line) => line.replace('1.398,50', total)));
    const file = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer };
    const panel = await openFile(desk, file, {});
    await expect(panel.getByText('ELGIGANTEN A/S')).toBeVisible({ timeout: 60_000 });
  }
  await desk.reload();
  const panel = inspectorOf(desk);
  await panel.locator('summary', { hasText: /^Similar receipts elsewhere/ }).click();
  await expect(panel.locator('summary', { hasText: 'Same photo elsewhere' })).toBeHidden();
  await panel
    .getByRole('button', { name: /^Show side by side: .+, receipt\.jpg$/ })
    .first()
    .click();
  await expect(desk.getByRole('dialog', { name: 'Similar receipts, side by side' })).toBeVisible();
  await expectNoViolations(desk);
});
