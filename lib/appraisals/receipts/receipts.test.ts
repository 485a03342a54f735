import { beforeAll, describe, expect, it } from 'vitest';
import { storage } from '@/lib/platform/storage/storage';
import type { PictureReply } from '@/lib/platform/pictures/protocol';
import { minor } from '@/lib/shared/money';
import { api } from '@/tests/setup/api';
import { pdfReceipt } from '@/tests/setup/receipts';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';
import { emptyQueue, leaseJob, workDue } from '@/tests/setup/worker';
import { readReceiptOf } from './read';
import { readReceiptJob } from '../examinations/read-receipt-job';

let own: Tenant;
let claim: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
  claim = await makeClaim(own);
  await asOwner("UPDATE client_reference SET currency = 'DKK' WHERE id = $1", [claim]);
});

async function attachedPdf(name: string) {
  const made = await makeAppraisal(own, claim);
  const fileName = await attachPicture(own, claim, made, name, await pdfReceipt());
  return {
    ...made,
    fileName,
    job: { client_id: own.clientId, row_id: made.rowId, file_name: fileName },
  };
}

const receiptsFor = (key: string, claimId = claim) =>
  api('GET', `/client_reference/${claimId}/receipts`, { key });

async function receiptOf(rowId: number) {
  const { receipts } = (await receiptsFor(own.key)).body as { receipts: { row_id: number }[] };
  return receipts.find((one) => one.row_id === rowId);
}

const claimed = (rowId: number, date: string, amount: number) =>
  asOwner('UPDATE claimed_item SET date_purchase = $2::date, claimed_amount = $3 WHERE id = $1', [
    rowId,
    date,
    amount,
  ]);

const UNREAD = { shop: null, date: null, total: null, findings: [], pdf: null };

describe('receipts of a claim', () => {
  it('lists an uploaded PDF at once and, once read, shop, date and total beside what is claimed', async () => {
    const { rowId, fileName } = await attachedPdf('receipt.pdf');
    expect(await receiptOf(rowId)).toMatchObject({
      file_name: fileName,
      status: 'waiting',
      ...UNREAD,
    });
    await workDue(readReceiptJob);
    await claimed(rowId, '2025-03-12', 1299);
    expect(await receiptOf(rowId)).toMatchObject({
      status: 'read',
      shop: 'ELGIGANTEN A/S',
      date: '2025-03-12',
      total: 1398.5,
      currency: 'DKK',
      claimed_date: '2025-03-12',
      claimed_amount: 1299,
      findings: [],
      pdf: { pages: 1, is_scan: false },
    });
  });

  it('tells where the claim differs from the receipt, and changes nothing of the claim', async () => {
    const { rowId } = await attachedPdf('receipt.pdf');
    await claimed(rowId, '2025-05-12', 2999);
    await workDue(readReceiptJob);
    expect(await receiptOf(rowId)).toMatchObject({
      claimed_date: '2025-05-12',
      claimed_amount: 2999,
      findings: [
        {
          code: 'date_differs',
          values: { receipt_date: '2025-03-12', claimed_date: '2025-05-12' },
          sentence: expect.stringContaining('12') as string,
        },
        {
          code: 'total_differs',
          values: { total_amount: 1398.5, claimed_amount: 2999, currency: 'DKK' },
          sentence: expect.stringMatching(/1[.,]398[.,]50.*2[.,]999[.,]00/u) as string,
        },
      ],
    });
  });

  it('is not found for another client', async () => {
    const other = await makeTenant();
    expect((await receiptsFor(other.key)).status).toBe(404);
  });
});

describe('a picture', () => {
  it('is read only if it shows paper, after its verdict, and is no receipt without date and total', async () => {
    await emptyQueue();
    const made = await makeAppraisal(own, claim);
    const photo = await attachPicture(own, claim, made);
    await complete(own, made, photo);
    expect(await receiptOf(made.rowId)).toBeUndefined();
    await asOwner(
      'INSERT INTO receipt_reading (client_id, row_id, file_name, client_reference_id) VALUES ($1, $2, $3, $4)',
      [own.clientId, made.rowId, photo, claim],
    );
    const job = { client_id: own.clientId, row_id: made.rowId, file_name: photo };
    await readReceiptOf(job, async () => read({ date: null, total: null }));
    expect(await receiptOf(made.rowId)).toBeUndefined();
  });
});

const read = (fields: object): PictureReply => ({
  verb: 'receipt_read',
  fields: {
    shop: null,
    date: null,
    total: { value: minor(100), certainty: 'guess' },
    currency: null,
    dates: [],
    amounts: [],
    ...fields,
  },
  pdf: null,
});

describe('what goes wrong', () => {
  it('a file deleted while it is read leaves nothing behind, and the job ends', async () => {
    const { id, rowId, fileName, job } = await attachedPdf('gone.pdf');
    await readReceiptOf(job, async () => {
      const path = `/client_reference/${claim}/appraisal/${id}/attachments/${fileName}`;
      expect((await api('DELETE', path, { key: own.key })).status).toBe(204);
      return read({});
    });
    expect(await receiptOf(rowId)).toBeUndefined();
    expect(await asOwner('SELECT 1 FROM receipt_reading WHERE row_id = $1', [rowId])).toEqual([]);
  });

  it('a file moved while it waits is read at its new place', async () => {
    await emptyQueue();
    const { rowId, fileName } = await attachedPdf('moved.pdf');
    const other = await makeAppraisal(own, claim);
    const path = `/client_reference/${claim}/claimed_item/${rowId}/attachments/${fileName}/move`;
    const moved = await api('POST', path, { key: own.key, json: { to_row_id: other.rowId } });
    expect(moved.status).toBe(200);
    await workDue(readReceiptJob);
    expect(await receiptOf(rowId)).toBeUndefined();
    expect(await receiptOf(other.rowId)).toMatchObject({ status: 'read', date: '2025-03-12' });
  });

  it('a PDF with a password and a missing file get their reasons', async () => {
    const locked = await attachedPdf('locked.pdf');
    await readReceiptOf(locked.job, async () => ({
      verb: 'receipt_unread',
      reason: 'receipt_locked',
    }));
    expect(await receiptOf(locked.rowId)).toMatchObject({
      status: 'failed',
      failure_reason: 'The PDF needs a password. Ask for a copy without one.',
    });
    await asOwner("UPDATE client_reference SET language = 'da' WHERE id = $1", [claim]);
    expect(await receiptOf(locked.rowId)).toMatchObject({
      failure_reason: 'PDF-filen kræver en adgangskode. Bed om en kopi uden.',
    });
    await asOwner("UPDATE client_reference SET language = 'en' WHERE id = $1", [claim]);
    const missing = await attachedPdf('missing.pdf');
    const [stored] = await asOwner<{ storage_key: string }>(
      'SELECT storage_key FROM attachment WHERE row_id = $1',
      [missing.rowId],
    );
    await storage().remove(`${stored?.storage_key}/original`);
    await readReceiptOf(missing.job);
    expect(await receiptOf(missing.rowId)).toMatchObject({
      failure_cause: { reason: 'picture_file_missing' },
    });
  });

  it('is leased for longer than it may take, so that no second worker reads it meanwhile', async () => {
    await emptyQueue();
    await attachedPdf('slow.pdf');
    await leaseJob(readReceiptJob);
    const [row] = await asOwner<{ is_long: boolean }>(
      "SELECT lease_until > now() + interval '60 seconds' AS is_long FROM job WHERE kind = 'read_receipt'",
    );
    expect(row?.is_long).toBe(true);
  });
});
