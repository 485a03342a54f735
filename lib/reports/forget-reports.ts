import { database, withClient } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';

const BATCH = 100;

/**
 * Deletes expired reports, each file before its row: if the worker dies in between, the next run
 * finds the row and deletes it. The audit trail still records that the report was created, and its
 * digest.
 */
export async function forgetReports(time: Date): Promise<void> {
  for (const { id } of await database().client.findMany({
    select: { id: true },
    orderBy: { id: 'asc' },
  })) {
    while ((await remove(id, time)) === BATCH);
  }
}

async function remove(clientId: number, before: Date): Promise<number> {
  const over = await withClient(clientId, (tx) =>
    tx.report.findMany({
      where: { clientId, expireTime: { lt: before } },
      select: { id: true, storageKey: true },
      orderBy: { expireTime: 'asc' },
      take: BATCH,
    }),
  );
  for (const { storageKey } of over) await storage().remove(storageKey);
  if (over.length > 0)
    await withClient(clientId, (tx) =>
      tx.report.deleteMany({ where: { clientId, id: { in: over.map(({ id }) => id) } } }),
    );
  return over.length;
}
