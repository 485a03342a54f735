/** The real queue, worked on in the test's own time: what would have to be waited for is moved back in time instead. */
import type PgBoss from 'pg-boss';
import { vi } from 'vitest';
import { pool } from '@/lib/platform/database/pool';
import { bossOver } from '@/lib/platform/queue/boss';
import { type Handler, jobs } from '@/lib/worker/jobs';
import { workOn } from '@/lib/worker/loop';
import { asOwner } from './owner';

export async function openQueue(): Promise<{ boss: PgBoss; close: () => Promise<void> }> {
  const boss = bossOver(pool(), { supervises: false });
  await boss.start();
  return { boss, close: () => boss.stop({ graceful: false }) };
}

/** Jobs that wait for another try wait no longer. */
export const hurry = () =>
  asOwner(`UPDATE pgboss.job SET start_after = now() - interval '1 second' WHERE state = 'retry'`);

/** The leases of the jobs in hand end, as if their workers had died long ago. */
export async function endLeases(boss: PgBoss): Promise<void> {
  await asOwner(
    `UPDATE pgboss.job SET started_on = now() - interval '1 hour' WHERE state = 'active'`,
  );
  await boss.expire();
  await hurry();
}

const WAIT_MAX_MS = 60_000;

/** Runs workers until no examination and no report waits or is in hand. */
export async function workAll(
  boss: PgBoss,
  workers = 2,
  handlers: readonly Handler[] = jobs,
): Promise<void> {
  const stopping = new AbortController();
  const working = handlers.flatMap((handler) =>
    Array.from({ length: workers }, () => workOn(boss, handler, stopping.signal)),
  );
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

export const emptyQueue = () => asOwner('DELETE FROM pgboss.job');
