import { database, withClient } from '@/lib/platform/database/tenant';

const RETENTION_MS = 7 * 86_400_000;

/** Deletes the state of jobs after a week. The report itself stays with the claim. */
export async function forgetReportJobs(time: Date): Promise<void> {
  const before = new Date(time.getTime() - RETENTION_MS);
  for (const { id: clientId } of await database().client.findMany({ select: { id: true } })) {
    await withClient(clientId, (tx) =>
      tx.reportJob.deleteMany({ where: { clientId, createTime: { lt: before } } }),
    );
  }
}
