import { now } from '@/lib/platform/clock';
import { database, withClient } from '@/lib/platform/database/tenant';

const DAY_MS = 86_400_000;
/** Short transactions: whoever writes the log meanwhile does not wait. */
const BATCH_ROWS = 5_000;

/**
 * Removes what is older than each client keeps it, one after the other; returns how many rows. Runs again, and side by side, without harm.
 * The batch is an array, chosen once: as a set it may be chosen anew for every row, by a planner without statistics.
 */
export async function cleanRequestLog(): Promise<number> {
  const time = now().getTime();
  const clients = await database().client.findMany({
    select: { id: true, requestLogDays: true },
    orderBy: { id: 'asc' },
  });
  let removed = 0;
  for (const { id, requestLogDays } of clients)
    removed += await cleanClient(id, new Date(time - requestLogDays * DAY_MS));
  return removed;
}

async function cleanClient(clientId: number, before: Date): Promise<number> {
  let removed = 0;
  for (let count = BATCH_ROWS; count === BATCH_ROWS; removed += count) {
    count = await withClient(
      clientId,
      (tx) => tx.$executeRaw`
      DELETE FROM request_log WHERE client_id = ${clientId} AND id = ANY (ARRAY(
        SELECT id FROM request_log WHERE client_id = ${clientId} AND create_time < ${before} ORDER BY create_time LIMIT ${BATCH_ROWS} FOR UPDATE SKIP LOCKED))`,
    );
  }
  return removed;
}
