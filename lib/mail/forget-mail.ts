import { database, withClient } from '@/lib/platform/database/tenant';

const RETENTION_MS = 30 * 86_400_000;

/**
 * Deletes finished e-mails without a claim after thirty days. E-mails about a claim are deleted
 * with the claim.
 */
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
