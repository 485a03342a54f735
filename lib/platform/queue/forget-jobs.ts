import { database, withClient } from '../database/tenant';

const RETENTION_MS = 86_400_000;

/** Deletes finished jobs; their results are stored in other tables. */
export async function forgetJobs(time: Date): Promise<void> {
  const before = new Date(time.getTime() - RETENTION_MS);
  for (const { id: clientId } of await database().client.findMany({
    select: { id: true },
    orderBy: { id: 'asc' },
  })) {
    await withClient(clientId, (tx) =>
      tx.job.deleteMany({
        where: { clientId, status: { not: 'waiting' }, finishTime: { lt: before } },
      }),
    );
  }
}
