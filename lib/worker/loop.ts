import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { log } from '@/lib/platform/log';
import { deadLetterOf } from '@/lib/platform/queue/job';
import type { Handler } from './jobs';

const IDLE_MS = 400;

/** Takes one job after the other until it is stopped; the one in hand is finished first. */
export async function workOn(boss: PgBoss, handler: Handler, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const worked =
      (await takeOne(boss, handler.job.name, handler.run)) ||
      (await takeOne(boss, deadLetterOf(handler.job), handler.giveUp));
    if (!worked) await sleep(IDLE_MS, undefined, { signal }).catch(() => {});
  }
}

/** A worker that dies in the middle leaves the job to its lease: the queue hands it out again. */
async function takeOne(
  boss: PgBoss,
  queue: string,
  run: (payload: unknown) => Promise<void>,
): Promise<boolean> {
  const [job] = await boss.fetch<unknown>(queue).catch((error: unknown) => {
    log().warn({ err: error, queue }, 'the queue does not answer');
    return [];
  });
  if (!job) return false;
  try {
    await run(job.data);
    await boss.complete(queue, job.id);
    log().info({ queue, job: job.id }, 'job done');
  } catch (error) {
    log().warn({ err: error, queue, job: job.id }, 'job failed');
    await boss.fail(queue, job.id, { message: String(error) }).catch(() => {}); // else its lease ends it
  }
  return true;
}
