import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { candidateJob, examineJob } from '@/lib/appraisals/examinations/examine-job';
import { FILE_VARIANTS } from '@/lib/appraisals/attachments/remove';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { storage } from '@/lib/platform/storage/storage';
import { jobs } from '@/lib/worker/jobs';
import { attemptJob } from '@/lib/worker/work-jobs';
import { api } from '@/tests/setup/api';
import { asOwner, ownerConnection, rowsOfClient } from '@/tests/setup/owner';
import { jpeg } from '@/tests/setup/pictures';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';
import { attachPicture } from '@/tests/setup/verdicts';
import { emptyQueue, endLeases, leaseJob, workDue } from '@/tests/setup/worker';
import { analyze } from '../analyze';
import { discardCandidates } from './discard';
import { examineCandidate } from './examine';
import {
  ALL,
  candidatesOf,
  examineCandidates,
  finds,
  HONEST,
  judged,
  newPlace,
  type Place,
  placeOf,
} from './rejudge.fixture';
import { type Chosen, startRejudging } from './start';
import { progressOf } from './status';

let tenant: Tenant;
let place: Place;

beforeAll(() => loadCatalogue(PRICE_DATE));
beforeEach(async () => {
  place = await newPlace();
  ({ tenant } = place);
});

const start = (chosen: Chosen = ALL) => startRejudging(tenant.clientId, chosen);
const storageKeyOf = async (name: string) => {
  const [row] = await asOwner<{ storage_key: string }>(
    'SELECT storage_key FROM attachment WHERE row_id = $1 AND file_name = $2',
    [place.appraisal.rowId, name],
  );
  return row?.storage_key ?? '';
};
const pathOf = (name: string) =>
  `/client_reference/${place.claim}/appraisal/${place.appraisal.id}/attachments/${name}`;

/** Those that have read what is due and are about to queue it. */
const WAITING_FOR_TABLE = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'verdict_candidate'::regclass`;

async function leaseCandidate() {
  for (;;) {
    const leased = await leaseJob(examineJob);
    if (!leased) throw new Error('no candidate is waiting');
    const { success: isOfCandidate, data } = candidateJob.payload.safeParse(leased.payload);
    if (isOfCandidate) return { leased, candidate: data };
  }
}

describe('startRejudging', () => {
  it('queues pictures of another engine version once, and again only those that failed', async () => {
    await judged(place, 'a.jpg');
    await judged(place, 'b.jpg');
    await judged(place, 'present.jpg', { engine_version: ENGINE_VERSION });
    await attachPicture(tenant, place.claim, place.appraisal, 'waiting.jpg');
    expect(await start()).toEqual({ queued: 2, withoutFile: 0 });
    expect(await start()).toEqual({ queued: 0, withoutFile: 0 });
    expect(await examineCandidates()).toBe(2);
    expect(await start()).toEqual({ queued: 0, withoutFile: 0 });
    await asOwner(`UPDATE verdict_candidate SET status = 'failed' WHERE file_name = 'b.jpg'`);
    expect(await start()).toEqual({ queued: 1, withoutFile: 0 });
    expect(await progressOf(tenant.clientId)).toEqual({ waiting: 1, ready: 1, failed: 0 });
  });

  it('queues again what a third version found', async () => {
    await judged(place, 'a.jpg');
    await start();
    await examineCandidates(finds({ engine_version: '0.2.0' }));
    expect(await start()).toEqual({ queued: 1, withoutFile: 0 });
  });

  it('queues each picture once if it is started twice at once', async () => {
    for (let n = 0; n < 6; n += 1) await judged(place, `${n}.jpg`);
    await emptyQueue();
    const holder = await ownerConnection();
    await holder.query('BEGIN; LOCK TABLE verdict_candidate IN SHARE ROW EXCLUSIVE MODE');
    const starting = Promise.all([start(), start(), start()]);
    await expect.poll(() => asOwner(WAITING_FOR_TABLE), { timeout: 20_000 }).toHaveLength(3);
    await holder.query('COMMIT');
    await holder.end();
    const started = await starting;
    expect(started.reduce((sum, { queued }) => sum + queued, 0)).toBe(6);
    expect(await asOwner('SELECT 1 FROM job')).toHaveLength(6);
    expect(await examineCandidates()).toBe(6);
  });

  it('takes only pictures since a day, of open claims, and of the client', async () => {
    const [old, closed, foreign] = [
      await placeOf(tenant),
      await placeOf(tenant),
      await placeOf(await makeTenant()),
    ];
    for (const one of [place, old, closed, foreign]) await judged(one, 'a.jpg');
    await asOwner(
      `UPDATE attachment SET create_time = '2020-05-01' WHERE client_reference_id = $1`,
      [old.claim],
    );
    await asOwner(`UPDATE client_reference SET status = 'closed' WHERE id = $1`, [closed.claim]);
    const since = new Date('2021-01-01');
    expect(await start({ since, claimStatus: 'open' })).toMatchObject({ queued: 1 });
    expect(await start({ since: null, claimStatus: 'open' })).toMatchObject({ queued: 1 });
    expect(await start()).toMatchObject({ queued: 1 });
    expect(await candidatesOf(foreign.tenant)).toEqual([]);
  });

  it('leaves out a picture whose file is gone', async () => {
    await judged(place, 'a.jpg');
    await storage().remove(`${await storageKeyOf('a.jpg')}/original`);
    expect(await start()).toEqual({ queued: 0, withoutFile: 1 });
  });
});

describe('the examination of a candidate', () => {
  it('waits behind every new picture, also behind one that is uploaded later', async () => {
    await judged(place, 'old.jpg');
    await emptyQueue();
    await start();
    await attachPicture(tenant, place.claim, place.appraisal, 'new.jpg');
    expect((await leaseJob(examineJob))?.payload).toMatchObject({ file_name: 'new.jpg' });
    expect((await leaseJob(examineJob))?.payload).toHaveProperty('candidate_id');
  });

  it('by the real worker changes no row of the client but the candidate, and no result', async () => {
    await judged(place, 'a.jpg');
    await workDue(examineJob);
    const stateOf = async () => {
      const { verdict_candidate: _, job: __, ...rows } = await rowsOfClient(tenant.clientId);
      const { body } = await api('GET', `/forensics/${place.claim}/results/all`, {
        key: tenant.key,
      });
      return { rows, body };
    };
    const before = await stateOf();
    await start();
    await workDue(examineJob);
    expect(await candidatesOf(tenant)).toMatchObject([{ status: 'ready' }]);
    const [row] = await asOwner(`SELECT engine_version, thresholds FROM verdict_candidate`);
    expect(row).toMatchObject({ engine_version: ENGINE_VERSION, thresholds: expect.any(Object) });
    expect(await stateOf()).toEqual(before);
  });

  it('of a worker that was killed is done by another, and stored once if both end', async () => {
    await judged(place, 'a.jpg');
    await start();
    const dead = await leaseCandidate();
    expect(await leaseJob(examineJob)).toBeUndefined();
    await endLeases();
    const second = await leaseCandidate();
    expect(second.candidate).toEqual(dead.candidate);
    await examineCandidate(second.candidate, finds(HONEST));
    await examineCandidate(dead.candidate, finds());
    expect(await candidatesOf(tenant)).toMatchObject([{ status: 'ready', flagged: false }]);
  });

  it('of two workers at the same moment is stored by the first to end', async () => {
    await judged(place, 'a.jpg');
    await start();
    const { candidate } = await leaseCandidate();
    await examineCandidate(candidate, async () => {
      await examineCandidate(candidate, finds(HONEST));
      return finds()();
    });
    expect(await candidatesOf(tenant)).toMatchObject([{ status: 'ready', flagged: false }]);
  });

  it('fails with the reason of a picture that cannot be examined, and after three tries', async () => {
    await judged(place, 'a.jpg');
    await judged(place, 'b.jpg');
    await start();
    await storage().put(`${await storageKeyOf('a.jpg')}/original`, Buffer.from('garbage'));
    await examineCandidate((await leaseCandidate()).candidate);
    const { leased } = await leaseCandidate();
    const handler = jobs.find(({ job }) => job === examineJob);
    if (!handler) throw new Error('nobody examines');
    await attemptJob(
      { ...handler, run: () => Promise.reject(new Error('no')) },
      { ...leased, tries: 3 },
    );
    expect(await candidatesOf(tenant)).toMatchObject([
      {
        status: 'failed',
        failure_reason: 'The stored file is damaged. Ask for the picture again.',
      },
      { status: 'failed', failure_reason: expect.stringMatching(/three times|could not/) },
    ]);
  });

  it('follows a picture that is moved, and drops one that is analysed again or deleted', async () => {
    for (const name of ['moved.jpg', 'again.jpg', 'deleted.jpg']) await judged(place, name);
    await start();
    const { body } = await api('POST', `/client_reference/${place.claim}/claimed_item`, {
      key: tenant.key,
      json: { description: 'Lamp' },
    });
    const moved = await api(
      'POST',
      `/client_reference/${place.claim}/claimed_item/${place.appraisal.rowId}/attachments/moved.jpg/move`,
      { key: tenant.key, json: { to_row_id: (body as { row_id: number }).row_id } },
    );
    expect(moved.status).toBe(200);
    await analyze(tenant.caller, place.claim, {
      appraisal_id: place.appraisal.id,
      file_name: 'again.jpg',
    });
    expect((await api('DELETE', pathOf('deleted.jpg'), { key: tenant.key })).status).toBe(204);
    await examineCandidates();
    expect(await candidatesOf(tenant)).toMatchObject([{ file_name: 'moved.jpg', status: 'ready' }]);
  });

  it.each(['deleted', 'discarded'])('whose picture is %s meanwhile leaves no file', async (how) => {
    await judged(place, 'a.jpg');
    const storageKey = await storageKeyOf('a.jpg');
    await start();
    const { candidate } = await leaseCandidate();
    const heatmap = await jpeg(4);
    await examineCandidate(candidate, async () => {
      if (how === 'discarded') await discardCandidates(tenant.clientId);
      else await api('DELETE', pathOf('a.jpg'), { key: tenant.key });
      return finds({}, heatmap)();
    });
    expect(await candidatesOf(tenant)).toEqual([]);
    for (const variant of FILE_VARIANTS.filter((one) => one.startsWith('candidate_')))
      expect(await storage().has(`${storageKey}/${variant}`)).toBe(false);
  });
});
