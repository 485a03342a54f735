import { beforeAll, describe, expect, it } from 'vitest';
import { readReceiptJob } from '@/lib/appraisals/examinations/read-receipt-job';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { pdfReceipt } from '@/tests/setup/receipts';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';
import { workDue } from '@/tests/setup/worker';
import {
  codesOf,
  countsOf,
  eventsOf,
  type Place,
  placeOf,
  resultsOf,
  review,
  upload,
} from './reasons.fixture';

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
});

const claimed = ({ claim, appraisal }: Place, claimed_amount: number) =>
  api('PUT', `/client_reference/${claim}/claimed_item/${appraisal.rowId}`, {
    key: own.key,
    json: { claimed_amount },
  });

/** Its receipt of 1,398.50 is of the stated day. */
async function withReceipt(amount: number): Promise<Place> {
  const place = await placeOf(own);
  await asOwner(
    "UPDATE claimed_item SET date_purchase = '2025-03-12', claimed_amount = $2 WHERE id = $1",
    [place.appraisal.rowId, amount],
  );
  await upload(place, 'receipt.pdf', await pdfReceipt());
  await workDue(readReceiptJob);
  return place;
}

const WAITING = { flagged_count: 1, confirmed_count: 0 };
const NONE = { flagged_count: 0, confirmed_count: 0 };

describe('a receipt that contradicts its item', () => {
  it('is flagged, counted and told to webhooks until the claimed amount is corrected', async () => {
    const place = await withReceipt(2999);
    expect(codesOf(await resultsOf(place))).toEqual([['receipt.pdf', 'flagged', 'receipt_total']]);
    expect(await countsOf(place)).toEqual(WAITING);
    expect(await eventsOf(place, 'forensics.reasons_changed')).toMatchObject([
      { reasons: ['receipt_total'], previous: [], state: 'flagged' },
    ]);
    expect((await claimed(place, 1398.5)).status).toBe(200);
    expect(await countsOf(place)).toEqual(NONE);
    expect(await resultsOf(place)).toEqual([]);
  });

  it('is not flagged where the amount stands on the receipt', async () => {
    const place = await withReceipt(1398.5);
    expect(await countsOf(place)).toEqual(NONE);
    expect((await claimed(place, 5000)).status).toBe(200);
    expect(codesOf(await resultsOf(place))).toEqual([['receipt.pdf', 'flagged', 'receipt_total']]);
  });

  it('is not flagged where pages of it were not read, as the amount may stand on one', async () => {
    const place = await withReceipt(2999);
    await asOwner(
      "UPDATE receipt_reading SET pdf = pdf || jsonb_build_object('pages', 3000) WHERE row_id = $1",
      [place.appraisal.rowId],
    );
    expect((await claimed(place, 3999)).status).toBe(200);
    expect(await countsOf(place)).toEqual(NONE);
    const { body } = await api('GET', `/client_reference/${place.claim}/receipts`, {
      key: own.key,
    });
    expect(body).toMatchObject({
      receipts: [{ findings: [{ sentence: 'Only the first 1 of 3000 pages were read.' }] }],
    });
  });

  it('is no longer asked about once a person has looked, until the values change', async () => {
    const place = await withReceipt(2999);
    expect((await review(place, 'clear', 'receipt.pdf')).status).toBe(200);
    expect(await countsOf(place)).toEqual(NONE);
    expect((await review(place, 'restore', 'receipt.pdf')).status).toBe(200);
    expect(await countsOf(place)).toEqual(WAITING);
    expect((await review(place, 'clear', 'receipt.pdf')).status).toBe(200);
    expect((await claimed(place, 2999)).status).toBe(200);
    expect(codesOf(await resultsOf(place))).toEqual([['receipt.pdf', 'cleared']]);
    expect((await claimed(place, 4999)).status).toBe(200);
    expect(codesOf(await resultsOf(place))).toEqual([['receipt.pdf', 'flagged', 'receipt_total']]);
    expect(await countsOf(place)).toEqual(WAITING);
  });

  it('says so in its analysis, in the language of the claim', async () => {
    const place = await withReceipt(2999);
    const headline = async () => {
      const [result] = await resultsOf(place);
      const [reason] = result?.reasons ?? [];
      expect(result?.analysis).toBe([reason?.headline, reason?.advice].filter(Boolean).join(' '));
      return reason?.headline;
    };
    const english = await headline();
    await asOwner("UPDATE client_reference SET language = 'da' WHERE id = $1", [place.claim]);
    expect(await headline()).not.toBe(english);
  });
});
