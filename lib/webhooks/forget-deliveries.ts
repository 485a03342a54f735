import { database, withClient } from '@/lib/platform/database/tenant';

const RETENTION_MS = 30 * 86_400_000;
const BATCH = 500;

/**
 * Deletes dispatched events and finished deliveries older than thirty days, in small batches so
 * that no lock lasts long. Each batch reads the oldest ids by primary key; a batch that was not
 * deleted completely is the client's last.
 */
export async function forgetDeliveries(time: Date): Promise<void> {
  const before = new Date(time.getTime() - RETENTION_MS);
  for (const { id } of await database().client.findMany({
    select: { id: true },
    orderBy: { id: 'asc' },
  })) {
    while ((await removeEvents(id, before)) === BATCH);
    while ((await removeDeliveries(id, before, time)) === BATCH);
  }
}

const removeEvents = (clientId: number, before: Date): Promise<number> =>
  withClient(
    clientId,
    (tx) => tx.$executeRaw`
  DELETE FROM outbox WHERE client_id = ${clientId} AND dispatch_time < ${before}
    AND id IN (SELECT id FROM outbox WHERE client_id = ${clientId} ORDER BY id LIMIT ${BATCH})`,
  );

const removeDeliveries = (clientId: number, before: Date, time: Date): Promise<number> =>
  withClient(
    clientId,
    (tx) => tx.$executeRaw`
  DELETE FROM webhook_delivery WHERE client_id = ${clientId} AND create_time < ${before} AND expire_time < ${time}
    AND id IN (SELECT id FROM webhook_delivery WHERE client_id = ${clientId} ORDER BY id LIMIT ${BATCH})`,
  );
