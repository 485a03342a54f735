import { database, withClient } from '@/lib/platform/database/tenant';
import { COMMAND_LINE } from './begin-run';

const RETENTION_MS = 90 * 86_400_000;
const BATCH = 100;

/**
 * Deletes imports that ended more than ninety days ago, and their errors, in small batches so that
 * no lock lasts long.
 */
export async function forgetImports(time: Date): Promise<void> {
  const before = new Date(time.getTime() - RETENTION_MS);
  const clients = await database().client.findMany({
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const clientId of [COMMAND_LINE, ...clients.map(({ id }) => id)])
    while ((await remove(clientId, before)) === BATCH);
}

const remove = (clientId: number, before: Date): Promise<number> =>
  withClient(
    clientId,
    (tx) => tx.$executeRaw`
  DELETE FROM price_import WHERE client_id = ${clientId} AND id = ANY (ARRAY(
    SELECT id FROM price_import WHERE client_id = ${clientId} AND status IN ('done', 'failed') AND storage_key IS NULL AND finish_time < ${before} ORDER BY id LIMIT ${BATCH}))`,
  );
