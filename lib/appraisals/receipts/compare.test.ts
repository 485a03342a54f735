import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { minor } from '@/lib/shared/money';
import { asOwner } from '@/tests/setup/owner';
import { pdfReceipt } from '@/tests/setup/receipts';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture } from '@/tests/setup/verdicts';
import { emptyQueue, workDue } from '@/tests/setup/worker';
import { compareReceiptsJob } from './compare-job';
import { readReceiptOf } from './read';

const MIGRATION = 'prisma/migrations/20261212000001_compare_receipts/migration.sql';
const RECEIPTS = 4;

let own: Tenant;
let claim: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
  claim = await makeClaim(own);
});

/** A receipt of 1,398.50 that was read. */
async function readBefore(): Promise<number> {
  const made = await makeAppraisal(own, claim);
  const file_name = await attachPicture(own, claim, made, 'receipt.pdf', await pdfReceipt());
  await readReceiptOf({ client_id: own.clientId, row_id: made.rowId, file_name }, async () => ({
    verb: 'receipt_read',
    fields: {
      shop: null,
      date: null,
      total: { value: minor(139_850), certainty: 'certain' },
      currency: 'DKK',
      dates: [],
      amounts: [minor(139_850)],
    },
    pdf: null,
  }));
  return made.rowId;
}

const flagged = async () =>
  (
    await asOwner<{ reasons: string[] }>(
      'SELECT reasons FROM forensics_verdict WHERE client_reference_id = $1',
      [claim],
    )
  ).map(({ reasons }) => reasons);

it('receipts read before a release get their reasons from jobs that take turns, once', async () => {
  for (let n = 0; n < RECEIPTS; n += 1) await readBefore();
  await asOwner('UPDATE claimed_item SET claimed_amount = 2999 WHERE client_reference_id = $1', [
    claim,
  ]);
  await emptyQueue();
  await asOwner(readFileSync(MIGRATION, 'utf8'));
  expect(await flagged()).toEqual([]);
  const start = Date.now();
  let calls = 0;
  const back = useClock({ now: () => new Date(start + (calls += 1) * 5000) });
  await workDue(compareReceiptsJob).finally(back);
  expect(await flagged()).toEqual(Array.from({ length: RECEIPTS }, () => ['receipt_total']));
  const [jobs] = await asOwner<{ n: number }>(
    "SELECT count(*)::int AS n FROM job WHERE kind = 'compare_receipts' AND status = 'done'",
  );
  expect(jobs?.n).toBeGreaterThan(1);
  const eventCount = async () =>
    (
      await asOwner<{ n: number }>(
        "SELECT count(*)::int AS n FROM audit_event WHERE client_reference_id = $1 AND type = 'forensics.reasons_changed'",
        [claim],
      )
    )[0]?.n;
  expect(await eventCount()).toBe(RECEIPTS);
  await asOwner(readFileSync(MIGRATION, 'utf8'));
  await workDue(compareReceiptsJob);
  expect(await eventCount()).toBe(RECEIPTS);
});
