import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attach } from '@/lib/appraisals/attachments/attach';
import { examineJob } from '@/lib/appraisals/examinations/examine-job';
import { withClient } from '@/lib/platform/database/tenant';
import { finishJob } from '@/lib/platform/queue/lease-jobs';
import { send } from '@/lib/platform/queue/send';
import { conclude } from '@/lib/verdicts/conclude';
import { examine } from '@/lib/verdicts/examine';
import { GAVE_UP } from '@/lib/verdicts/fail';
import { textOf } from '@/lib/shared/reasons';
import { asOwner } from '@/tests/setup/owner';
import { pictureThat, usePictureProgram } from '@/tests/setup/picture-program';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { evidence } from '@/tests/setup/verdicts';
import { emptyQueue, endLeases, hurry, leaseJob, workAll } from '@/tests/setup/worker';
import type { Handler } from './jobs';
import { attemptJob, workJobs } from './work-jobs';

let own: Tenant;
let claim: number;
let appraisal: MadeAppraisal;

beforeAll(async () => {
  usePictureProgram();
  await loadCatalogue(PRICE_DATE);
});

beforeEach(async () => {
  await emptyQueue();
  own = await makeTenant();
  claim = await makeClaim(own);
  appraisal = await makeAppraisal(own, claim);
});

type Fate = Parameters<typeof pictureThat>[0];

const uploadTo = (tenant: Tenant, claimId: number, { id }: MadeAppraisal, ...fates: Fate[]) =>
  attach(
    tenant.caller,
    claimId,
    { appraisal_id: id },
    fates.map((fate, n) => ({ name: `${n} ${fate}.jpg`, bytes: pictureThat(fate, n) })),
  );
const upload = (...fates: Fate[]) => uploadTo(own, claim, appraisal, ...fates);

const verdicts = () =>
  asOwner<{ file_name: string; status: string; tries: number; failure_reason: string | null }>(
    'SELECT file_name, status::text, tries, failure_reason FROM forensics_verdict WHERE row_id = $1 ORDER BY file_name',
    [appraisal.rowId],
  );
const events = async () =>
  (
    await asOwner<{ type: string }>(
      `SELECT type FROM audit_event WHERE client_reference_id = $1 AND type LIKE 'forensics.%' ORDER BY type`,
      [claim],
    )
  ).map(({ type }) => type);
const leaseOne = () => leaseJob(examineJob);
/** Leases jobs until none is due and returns their payloads. */
async function leaseAll() {
  const payloads = [];
  for (let job = await leaseOne(); job; job = await leaseOne())
    payloads.push(examineJob.payload.parse(job.payload));
  return payloads;
}
const states = () =>
  asOwner<{ status: string; tries: number; is_leased: boolean }>(
    'SELECT status, tries, lease_until IS NOT NULL AS is_leased FROM job ORDER BY id',
  );

describe('the worker', () => {
  it('gives every picture exactly one verdict with several workers', async () => {
    await upload(...Array.from({ length: 12 }, (): Fate => 'passes'));
    await workAll(4);
    expect((await verdicts()).map(({ status, tries }) => [status, tries])).toEqual(
      Array.from({ length: 12 }, () => ['complete', 1]),
    );
    expect(await events()).toEqual(Array.from({ length: 12 }, () => 'forensics.completed'));
  });

  it('fails a picture that crashes its process after three attempts, and completes the others', async () => {
    await upload('passes', 'dies', 'passes', 'throws', 'passes');
    await workAll();
    expect(
      (await verdicts()).map(({ status, tries, failure_reason: reason }) => [
        status,
        tries,
        reason,
      ]),
    ).toEqual([
      ['complete', 1, null],
      ['failed', 3, textOf(GAVE_UP)],
      ['complete', 1, null],
      ['failed', 3, textOf(GAVE_UP)],
      ['complete', 1, null],
    ]);
    expect(await events()).toEqual([
      'forensics.completed',
      'forensics.completed',
      'forensics.completed',
      'forensics.failed',
      'forensics.failed',
    ]);
  });

  it('does not retry a picture that was refused for good, and its reason asks for another', async () => {
    await upload('refused');
    await workAll();
    expect(await verdicts()).toMatchObject([
      {
        status: 'failed',
        tries: 1,
        failure_reason: 'The picture data is damaged. Ask for the original picture.',
      },
    ]);
  });

  it('leases the job of a dead worker again when its lease ends, and stores one verdict', async () => {
    await upload('passes');
    const dead = await leaseOne();
    expect(dead).toBeDefined();
    await asOwner(`UPDATE forensics_verdict SET status = 'ongoing', tries = 1 WHERE row_id = $1`, [
      appraisal.rowId,
    ]);
    expect(await leaseOne()).toBeUndefined();
    await endLeases();
    await workAll();
    expect(await verdicts()).toMatchObject([{ status: 'complete', tries: 2 }]);
    expect(await events()).toEqual(['forensics.completed']);
  });

  it('changes nothing when a slow worker finds the verdict stored, before or after its examination', async () => {
    await upload('passes');
    const slow = await leaseOne();
    await endLeases();
    await workAll();
    if (!slow) throw new Error('no job');
    await examine(examineJob.payload.parse(slow.payload));
    await conclude(
      examineJob.payload.parse(slow.payload),
      { storageKey: 'none', language: 'en' },
      {
        verb: 'examined',
        evidence: evidence({ manipulation_confidence: 0.1, is_digitally_manipulated: false }),
        perceptualHash: null,
        heatmapPng: null,
      },
    );
    await finishJob(slow);
    expect(await verdicts()).toMatchObject([{ status: 'complete', tries: 1 }]);
    expect(
      await asOwner(
        'SELECT manipulation_confidence::float8 AS found FROM forensics_verdict WHERE row_id = $1',
        [appraisal.rowId],
      ),
    ).toEqual([{ found: 0.9123 }]);
    expect(await events()).toEqual(['forensics.completed']);
  });

  it('marks a picture as failed after its worker has died three times', async () => {
    await upload('passes');
    for (let tries = 0; tries < 3; tries += 1) {
      expect(await leaseOne(), `try ${tries + 1}`).toBeDefined();
      await endLeases();
    }
    await workAll();
    expect(await verdicts()).toMatchObject([
      { status: 'failed', tries: 0, failure_reason: textOf(GAVE_UP) },
    ]);
    expect(await states()).toEqual([{ status: 'failed', tries: 4, is_leased: false }]);
  });

  it('does nothing for a job of an older run, a deleted file or an unknown client', async () => {
    const [name = ''] = await upload('passes');
    const payload = { client_id: own.clientId, row_id: appraisal.rowId, file_name: name, run: 1 };
    for (const stale of [
      { ...payload, run: 0 },
      { ...payload, file_name: 'gone.jpg' },
      { ...payload, client_id: 1 },
      { ...payload, row_id: 1 },
    ])
      await examine(stale);
    expect(await verdicts()).toMatchObject([{ status: 'not_started', tries: 0 }]);
    expect(await events()).toEqual([]);
  });

  it('queues nothing when the transaction of an upload rolls back', async () => {
    await expect(
      withClient(own.clientId, async (tx) => {
        await send(tx, examineJob, { client_id: own.clientId, row_id: 1, file_name: 'x', run: 1 });
        throw new Error('on purpose');
      }),
    ).rejects.toThrow('on purpose');
    expect(await leaseOne()).toBeUndefined();
  });

  it('finishes the job in progress and leases no other when it is stopped', async () => {
    await upload('passes', 'passes');
    const stopping = new AbortController();
    const done: unknown[] = [];
    const handler: Handler = {
      job: examineJob,
      run: async (payload) => {
        stopping.abort();
        done.push(payload);
      },
      giveUp: async () => {},
    };
    await workJobs(handler, stopping.signal, 1);
    expect(done).toHaveLength(1);
    expect(await states()).toEqual([
      { status: 'done', tries: 1, is_leased: false },
      { status: 'waiting', tries: 0, is_leased: false },
    ]);
  });

  it('keeps a job without attempts left until its picture is marked as failed', async () => {
    await upload('dies');
    let runs = 0;
    let isMarked = false;
    const handler: Handler = {
      job: examineJob,
      run: async () => {
        runs += 1;
        throw new Error('dies');
      },
      giveUp: async () => {
        if (!isMarked) throw new Error('the database does not answer');
      },
    };
    const attemptOne = async () => {
      await endLeases();
      await hurry();
      const job = await leaseOne();
      if (!job) throw new Error('no job');
      await attemptJob(handler, job);
    };
    await attemptOne();
    await attemptOne();
    for (let n = 0; n < 2; n += 1) await expect(attemptOne()).rejects.toThrow('does not answer');
    expect(await states()).toEqual([{ status: 'waiting', tries: 4, is_leased: true }]);
    isMarked = true;
    await attemptOne();
    expect(await states()).toEqual([{ status: 'failed', tries: 5, is_leased: false }]);
    expect(runs).toBe(3);
  });
});

describe('leaseJobs', () => {
  it('alternates between two clients, however many pictures the first has queued', async () => {
    const other = await makeTenant();
    const theirs = await makeClaim(other);
    await upload(...Array.from({ length: 6 }, (): Fate => 'passes'));
    await uploadTo(other, theirs, await makeAppraisal(other, theirs), 'passes', 'passes');
    const order = (await leaseAll()).map(({ client_id }) =>
      client_id === own.clientId ? 'first' : 'second',
    );
    expect(order).toEqual([
      'first',
      'second',
      'first',
      'second',
      'first',
      'first',
      'first',
      'first',
    ]);
  });

  it('leases the oldest job of a client first', async () => {
    const names = await upload(...Array.from({ length: 4 }, (): Fate => 'passes'));
    expect((await leaseAll()).map(({ file_name }) => file_name)).toEqual(names);
  });
});
