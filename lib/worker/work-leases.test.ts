import { beforeEach, expect, it } from 'vitest';
import { examineJob } from '@/lib/appraisals/examinations/examine-job';
import { useClock } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { forgetJobs } from '@/lib/platform/queue/forget-jobs';
import {
  failJob,
  finishJob,
  jobTable,
  type LeasedJob,
  leaseJobs,
  nextJobTry,
} from '@/lib/platform/queue/lease-jobs';
import { send } from '@/lib/platform/queue/send';
import { asOwner } from '@/tests/setup/owner';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';
import { emptyQueue, leaseJob } from '@/tests/setup/worker';
import { workLeases } from './work-leases';

let own: Tenant;

beforeEach(async () => {
  await emptyQueue();
  own = await makeTenant();
});

const queue = (count: number) =>
  withClient(own.clientId, async (tx) => {
    for (let run = 1; run <= count; run += 1)
      await send(tx, examineJob, { client_id: own.clientId, row_id: 1, file_name: 'a.jpg', run });
  });
const work = (attempt: (leased: LeasedJob) => Promise<void>, triesMax = 1) => ({
  name: 'test',
  table: jobTable(),
  idleMs: 5,
  triesMax,
  lease: (room: number) => leaseJobs(examineJob, room),
  attempt,
});
const leases = () =>
  asOwner<{ status: string; tries: number; is_leased: boolean }>(
    'SELECT status, tries, lease_until IS NOT NULL AS is_leased FROM job ORDER BY id',
  );

it('gives back unfinished leases after the grace period, and another worker leases them at once', async () => {
  await queue(1);
  const stopping = new AbortController();
  const attempt = () => {
    stopping.abort();
    return new Promise<void>(() => {});
  };
  await workLeases(work(attempt), stopping.signal, 20);
  expect(await leases()).toEqual([{ status: 'waiting', tries: 1, is_leased: false }]);
  expect(await leaseJob(examineJob)).toMatchObject({ tries: 2 });
});

it('gives back no lease that finished in time', async () => {
  await queue(1);
  const stopping = new AbortController();
  await workLeases(
    work(async (leased) => {
      stopping.abort();
      await finishJob(leased);
    }),
    stopping.signal,
  );
  expect(await leases()).toEqual([{ status: 'done', tries: 1, is_leased: false }]);
});

it('never exceeds its limit of concurrent attempts and refills it as attempts end', async () => {
  await queue(7);
  const stopping = new AbortController();
  let inHand = 0;
  let most = 0;
  let done = 0;
  await workLeases(
    work(async (leased) => {
      most = Math.max(most, (inHand += 1));
      await finishJob(leased);
      inHand -= 1;
      if ((done += 1) === 7) stopping.abort();
    }, 3),
    stopping.signal,
  );
  expect([done, most <= 3]).toEqual([7, true]);
});

it('gives different jobs to two workers that lease at the same moment', async () => {
  await queue(8);
  const taken = await Promise.all([leaseJobs(examineJob, 4), leaseJobs(examineJob, 4)]);
  expect(new Set(taken.flat().map(({ id }) => id)).size).toBe(taken.flat().length);
  expect((await leaseJobs(examineJob, 8)).length).toBe(8 - taken.flat().length);
});

it('retries a failed job after 2 to 4 s, then after 4 to 8 s, and never a third time', async () => {
  await queue(1);
  const present = new Date();
  const restore = useClock({ now: () => present });
  const waitsMs: (number | null)[] = [];
  for (let n = 0; n < 3; n += 1) {
    const leased = await leaseJob(examineJob);
    if (!leased) throw new Error('no job');
    const next = nextJobTry(examineJob, leased);
    waitsMs.push(next && next.getTime() - present.getTime());
    await failJob(leased, next);
    expect(await leaseJob(examineJob)).toBeUndefined();
    await asOwner(`UPDATE job SET next_try_time = $1 WHERE status = 'waiting'`, [present]);
  }
  restore();
  const [first, second, third] = waitsMs;
  expect([Number(first) >= 2000, Number(first) <= 4000]).toEqual([true, true]);
  expect([Number(second) >= 4000, Number(second) <= 8000]).toEqual([true, true]);
  expect(third).toBeNull();
  expect(await leases()).toEqual([{ status: 'failed', tries: 3, is_leased: false }]);
});

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);

it('deletes finished jobs after a day, but none that are waiting', async () => {
  await queue(2);
  const job = await leaseJob(examineJob);
  if (!job) throw new Error('no job');
  await finishJob(job);
  await forgetJobs(later(23));
  expect(await leases()).toHaveLength(2);
  const restore = useClock({ now: () => later(25) });
  await forgetJobs(later(25)).finally(restore);
  expect(await leases()).toEqual([{ status: 'waiting', tries: 0, is_leased: false }]);
});
