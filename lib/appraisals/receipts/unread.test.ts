import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RECEIPT_TIMEOUTS_MS } from '@/lib/platform/pictures/limits';
import { PictureProcessDied } from '@/lib/platform/pictures/process';
import type { ReceiptRead } from '@/lib/platform/pictures/protocol';
import { PLAIN_PDF } from '@/lib/receipts/pdf-facts.fixture';
import { minor } from '@/lib/shared/money';
import { attemptJob } from '@/lib/worker/work-jobs';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { drawnReceipt, pdfReceipt } from '@/tests/setup/receipts';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';
import { emptyQueue, hurry, leaseJob, workAll, workDue } from '@/tests/setup/worker';
import { readReceiptJob } from '../examinations/read-receipt-job';
import { giveUpReading, readReceiptOf } from './read';

const MIGRATION = 'prisma/migrations/20261214000002_unread_receipts/migration.sql';

let own: Tenant;
let claim: number;
let appraisal: MadeAppraisal;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant({ currency: 'DKK' });
});

beforeEach(async () => {
  await emptyQueue();
  claim = await makeClaim(own);
  appraisal = await makeAppraisal(own, claim);
});

const attached = (name: string, bytes: Buffer) => attachPicture(own, claim, appraisal, name, bytes);

const scan = async () => {
  const picture = await drawnReceipt();
  return pdfReceipt({ size: [400, 400], margin: 0 }, (paper) =>
    paper.image(picture, 0, 0, { width: 400, height: 400 }),
  );
};

/** One try of a reading that does not end in its time; returns that time. */
async function tooSlow(): Promise<number | undefined> {
  await hurry();
  const leased = await leaseJob(readReceiptJob);
  let timeout: number | undefined;
  const handler = {
    job: readReceiptJob,
    run: (payload: unknown, tries: number) =>
      readReceiptOf(
        readReceiptJob.payload.parse(payload),
        (_request, timeoutMs) => {
          timeout = timeoutMs;
          return Promise.reject(new PictureProcessDied('No answer'));
        },
        tries,
      ),
    giveUp: (payload: unknown) => giveUpReading(readReceiptJob.payload.parse(payload)),
  };
  if (leased) await attemptJob(handler, leased);
  return timeout;
}

async function waitOfNextTry(): Promise<number> {
  const [job] = await asOwner<{ ms: number | null }>(
    "SELECT extract(epoch FROM next_try_time - now())::float8 * 1000 AS ms FROM job WHERE kind = 'read_receipt'",
  );
  return job?.ms ?? Infinity;
}

const receipt = async () => {
  const { body } = await api('GET', `/client_reference/${claim}/receipts`, { key: own.key });
  return (body as { receipts: object[] }).receipts[0];
};

async function result(): Promise<Record<string, unknown> | undefined> {
  const { body } = await api('GET', `/forensics/${claim}/results/all`, { key: own.key });
  return (body as { forensics_results: Record<string, Record<string, unknown>[]> })
    .forensics_results[appraisal.id]?.[0];
}

const inconclusiveCount = async () => {
  const [counted] = await asOwner<{ n: number }>(
    'SELECT inconclusive_count AS n FROM client_reference WHERE id = $1',
    [claim],
  );
  return counted?.n;
};

const UNREAD = {
  status: 'complete',
  state: 'inconclusive',
  inconclusive_reason: 'not_read',
  not_judged: 'not_read',
  headline: 'Inconclusive: the receipt could not be read.',
  analysis: expect.stringMatching(/could not be read.*Read it yourself/u) as string,
  would_help: null,
};

const READ: ReceiptRead = {
  verb: 'receipt_read',
  fields: {
    shop: null,
    date: null,
    total: { value: minor(100), certainty: 'guess' },
    currency: null,
    dates: [],
    amounts: [],
  },
  pdf: null,
};

const analyze = (file_name: string) =>
  api('POST', `/forensics/${claim}/analyze`, {
    key: own.key,
    json: { appraisal_id: appraisal.id, file_name },
  });

describe('a receipt that cannot be read in time', () => {
  it('is inconclusive, and tried again after growing waits with more time, until it is given up', async () => {
    await attached('scan.pdf', await scan());
    const waits: number[] = [];
    for (const timeoutMs of RECEIPT_TIMEOUTS_MS) {
      expect(await tooSlow()).toBe(timeoutMs);
      expect(await result()).toMatchObject(UNREAD);
      waits.push(await waitOfNextTry());
      const isLast = waits.length === RECEIPT_TIMEOUTS_MS.length;
      expect(await receipt()).toMatchObject({
        status: isLast ? 'failed' : 'waiting',
        failure_cause: { reason: isLast ? 'receipt_beyond_limits' : 'receipt_not_read_yet' },
      });
    }
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(waits[0]).toBeGreaterThan(30_000);
    expect(await tooSlow()).toBeUndefined();
    expect(await inconclusiveCount()).toBe(1);
  });

  it('is examined once a later try has read it', async () => {
    await attached('scan.pdf', await scan());
    await tooSlow();
    await workDue(readReceiptJob);
    expect(await result()).toMatchObject({ state: 'not_started', not_judged: null });
    await workAll();
    expect(await result()).toMatchObject({ status: 'complete', page: 1 });
    expect((await result())?.inconclusive_reason).not.toBe('not_read');
    expect(await receipt()).toMatchObject({ status: 'read', failure_cause: null });
  });

  it('is read again when a person analyses it again', async () => {
    const name = await attached('text.pdf', await pdfReceipt());
    for (const _timeout of RECEIPT_TIMEOUTS_MS) await tooSlow();
    expect((await analyze(name)).body).toEqual({ status: 'not_started' });
    expect(await result()).toMatchObject({ state: 'not_started' });
    expect(await tooSlow()).toBe(RECEIPT_TIMEOUTS_MS[0]);
    expect(await result()).toMatchObject(UNREAD);
    await analyze(name);
    await workDue(readReceiptJob);
    expect(await receipt()).toMatchObject({ status: 'read', total: 1398.5 });
    // A PDF without scanned pages has no verdict.
    expect(await result()).toBeUndefined();
    expect(await inconclusiveCount()).toBe(0);
    expect((await analyze(name)).status).toBe(404);
  });

  it('no longer waits where a later try finds that it needs a password', async () => {
    const name = await attached('text.pdf', await pdfReceipt());
    await tooSlow();
    await analyze(name);
    const job = { client_id: own.clientId, row_id: appraisal.rowId, file_name: name };
    await readReceiptOf(job, async () => ({ verb: 'receipt_unread', reason: 'receipt_locked' }));
    expect(await receipt()).toMatchObject({ failure_cause: { reason: 'receipt_locked' } });
    expect(await result()).toMatchObject(UNREAD);
  });

  it('is inconclusive where all its scanned pages are too large, until a smaller scan comes', async () => {
    const name = await attached('text.pdf', await pdfReceipt());
    const job = { client_id: own.clientId, row_id: appraisal.rowId, file_name: name };
    await readReceiptOf(job, async () => ({ ...READ, pdf: { ...PLAIN_PDF, largePages: [1] } }));
    expect(await receipt()).toMatchObject({ status: 'read' });
    expect(await result()).toMatchObject(UNREAD);
    expect(await inconclusiveCount()).toBe(1);
  });

  it('is marked by the migration where it was given up before', async () => {
    await attached('text.pdf', await pdfReceipt());
    for (const _timeout of RECEIPT_TIMEOUTS_MS) await tooSlow();
    await asOwner('DELETE FROM forensics_verdict WHERE row_id = $1', [appraisal.rowId]);
    expect(await result()).toBeUndefined();
    await asOwner(readFileSync(MIGRATION, 'utf8'));
    expect(await result()).toMatchObject(UNREAD);
    expect(await inconclusiveCount()).toBe(1);
  });

  it('is read at its new place where it was moved before', async () => {
    const name = await attached('text.pdf', await pdfReceipt());
    await tooSlow();
    await analyze(name);
    const other = await makeAppraisal(own, claim);
    const path = `/client_reference/${claim}/claimed_item/${appraisal.rowId}/attachments/${name}/move`;
    await api('POST', path, { key: own.key, json: { to_row_id: other.rowId } });
    appraisal = other;
    await workDue(readReceiptJob);
    await workAll();
    expect(await receipt()).toMatchObject({ status: 'read', row_id: other.rowId });
    expect(await result()).toBeUndefined();
  });

  it('has no findings only once it was read, where it is a photo', async () => {
    const name = await attached('photo.jpg', await drawnReceipt());
    await complete(own, appraisal, name, {
      is_digitally_manipulated: false,
      manipulation_confidence: 0.01,
      signals: [],
      analysis: 'No clear sign of editing or AI was found. That does not rule it out.',
    });
    await asOwner(
      'INSERT INTO receipt_reading (client_id, row_id, file_name, client_reference_id) VALUES ($1, $2, $3, $4)',
      [own.clientId, appraisal.rowId, name, claim],
    );
    expect(await result()).toMatchObject({ state: 'no_findings' });
    const job = { client_id: own.clientId, row_id: appraisal.rowId, file_name: name };
    const dead = readReceiptOf(job, () => Promise.reject(new PictureProcessDied('No answer')));
    await expect(dead).rejects.toThrow('No answer');
    expect(await result()).toMatchObject(UNREAD);
    await readReceiptOf(job, async () => READ);
    expect(await result()).toMatchObject({ state: 'no_findings', not_judged: null });
  });
});
