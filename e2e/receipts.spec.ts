import { inspectorOf } from './cart';
import { expect, test } from './desk';
import { expectNoViolations } from './looks';
import { asPerson, createClaim } from './own-claim';
import { pdfReceipt } from '../tests/setup/receipts';

test('a receipt whose total differs from the claim is stated beside what is claimed', async ({
  desk,
}) => {
  test.slow();
  const claim = await createClaim(desk, 'receipt');
  const { row_id: row } = await asPerson<{ row_id: number }>(
    desk,
    'POST',
    `/client_reference/${claim.id}/claimed_item`,
    {
      data: {
        description: 'Coffee machine',
        date_purchase: '2025-03-12',
        claimed_amount: 2999,
      },
    },
  );
  const files = `/client_reference/${claim.id}/claimed_item/${row}/attachments`;
  await asPerson(desk, 'POST', files, {
    multipart: {
      file: { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: await pdfReceipt() },
    },
  });
  await desk.goto(`/claims/${claim.id}?item=${row}&picture=receipt.pdf`);
  const panel = inspectorOf(desk);
  await expect(panel.getByText('ELGIGANTEN A/S')).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByRole('row', { name: /^Date/ })).toContainText('12 Mar 2025');
  await expect(panel.getByText(/^The receipt totals 1,398\.50/)).toBeVisible();
  await expect(panel.getByText(/^The receipt is dated/)).toBeHidden();
  await expectNoViolations(desk);
});
