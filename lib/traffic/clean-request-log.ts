import { now } from '@/lib/platform/clock';
import { database, withClient } from '@/lib/platform/database/tenant';

const DAY_MS = 86_400_000;
/** Small batches keep transactions short, so that writers of the log do not wait. */
const BATCH_ROWS = 5_000;

/**
 * Deletes rows older than each client's retention, client by client. Returns the number of deleted
 * rows. Safe to repeat and to run concurrently.
 *
 * The batch is an ARRAY subquery, evaluated once; without statistics the planner may re-evaluate a
 * set for every row.
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
