import { database, withClient } from '@/lib/platform/database/tenant';

const RETENTION_MS = 7 * 86_400_000;
const BATCH = 100;

/**
 * Deletes drafts that were not committed within a week, because they contain personal data without
 * a purpose.
 */
export async function forgetDrafts(time: Date): Promise<void> {
  const before = new Date(time.getTime() - RETENTION_MS);
  for (const { id } of await database().client.findMany({
    select: { id: true },
    orderBy: { id: 'asc' },
  }))
    while ((await remove(id, before)) === BATCH);
}

const remove = (clientId: number, before: Date): Promise<number> =>
  withClient(
    clientId,
    (tx) => tx.$executeRaw`
  DELETE FROM inventory_intake WHERE client_id = ${clientId} AND id = ANY (ARRAY(
    SELECT id FROM inventory_intake WHERE client_id = ${clientId} AND status = 'draft' AND create_time < ${before} ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`,
  );
