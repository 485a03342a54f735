/**
 * Works on the real queue under the test's control: instead of waiting, it moves due times back.
 */
import { vi } from 'vitest';
import type { Job } from '@/lib/platform/queue/job';
import { type LeasedJob, leaseJobs } from '@/lib/platform/queue/lease-jobs';
import { type Handler, jobs } from '@/lib/worker/jobs';
import { attemptJob, workJobs } from '@/lib/worker/work-jobs';
import { asOwner } from './owner';

/** Leases the job that a worker would take next, without working on it. */
export const leaseJob = async (job: Job): Promise<LeasedJob | undefined> =>
  (await leaseJobs(job, 1))[0];

/** Makes waiting jobs due now. */
export const hurry = () =>
  asOwner(
    `UPDATE job SET next_try_time = now() - interval '1 second' WHERE status = 'waiting' AND tries > 0`,
  );

/** Ends the leases of running jobs, as if their workers had died long ago. */
export const endLeases = () =>
  asOwner(
    `UPDATE job SET lease_until = now() - interval '1 hour' WHERE status = 'waiting' AND lease_until IS NOT NULL`,
  );

const WAIT_MAX_MS = 60_000;

/**
 * Runs jobs, with several tries of a kind at a time, until no examination and no report is waiting
 * or leased.
 */
export async function workAll(triesMax = 2, handlers: readonly Handler[] = jobs): Promise<void> {
  const stopping = new AbortController();
  const working = handlers.map((handler) => workJobs(handler, stopping.signal, triesMax));
  try {
    await vi.waitFor(
      async () => {
        await hurry();
        const [left] = await asOwner<{ n: number }>(
          `SELECT (SELECT count(*) FROM forensics_verdict WHERE status IN ('not_started', 'ongoing'))::int + (SELECT count(*) FROM report_job WHERE status IN ('queued', 'making'))::int AS n`,
        );
        if (left?.n !== 0) throw new Error(`${left?.n} examinations and reports are left`);
      },
      { timeout: WAIT_MAX_MS, interval: 100 },
    );
  } finally {
    stopping.abort();
    await Promise.all(working);
  }
}

export const emptyQueue = () => asOwner('DELETE FROM job');

/** Works until no job of this kind is due. */
export async function workDue(job: Job): Promise<void> {
  const handler = jobs.find((one) => one.job === job);
  if (!handler) throw new Error('nobody handles the job');
  for (;;) {
    await hurry();
    const leased = await leaseJob(job);
    if (!leased) return;
    await attemptJob(handler, leased);
  }
}
