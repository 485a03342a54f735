import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { triesMaxOf } from '@/lib/platform/queue/back-off';
import {
  failJob,
  finishJob,
  jobTable,
  type LeasedJob,
  leaseJobs,
  nextJobTry,
} from '@/lib/platform/queue/lease-jobs';
import type { Handler } from './jobs';
import { workLeases } from './work-leases';

const IDLE_MS = 400;

export const workJobs = (
  handler: Handler,
  signal: AbortSignal,
  jobsMax = handler.jobsMax ?? env().WORKER_CONCURRENCY,
): Promise<void> =>
  workLeases(
    {
      name: handler.job.name,
      table: jobTable(),
      idleMs: IDLE_MS,
      triesMax: jobsMax,
      lease: (room) => leaseJobs(handler.job, room),
      attempt: (leased) => attemptJob(handler, leased),
    },
    signal,
  );

/**
 * Makes one attempt. A job without attempts left ends when `giveUp` has succeeded. If `giveUp`
 * throws, the job is leased again when its lease ends, to repeat `giveUp` only.
 */
export async function attemptJob(handler: Handler, leased: LeasedJob): Promise<void> {
  const { job, run, giveUp } = handler;
  const { id, tries, payload } = leased;
  const about = { queue: job.name, job: id, try: tries };
  let nextTryTime: Date | null = null;
  if (tries <= triesMaxOf(job.backOff)) {
    try {
      await run(payload, tries);
      await finishJob(leased);
      log().info(about, 'job done');
      return;
    } catch (error) {
      log().warn({ err: error, ...about }, 'job failed');
      nextTryTime = nextJobTry(job, leased);
    }
  }
  if (nextTryTime === null) await giveUp(payload);
  await failJob(leased, nextTryTime);
}
