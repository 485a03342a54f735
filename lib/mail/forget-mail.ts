import { database, withClient } from '@/lib/platform/database/tenant';

const RETENTION_MS = 30 * 86_400_000;

/** Removes what is about no claim and done with, after thirty days; the others go with their claim. */
export async function forgetMail(time: Date): Promise<void> {
  const before = new Date(time.getTime() - RETENTION_MS);
  for (const { id: clientId } of await database().client.findMany({
    select: { id: true },
    orderBy: { id: 'asc' },
  })) {
    await withClient(clientId, (tx) =>
      tx.mail.deleteMany({
        where: {
          clientId,
          clientReferenceId: null,
          status: { not: 'queued' },
          createTime: { lt: before },
        },
      }),
    );
  }
}
