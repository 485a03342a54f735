import { database, withClients } from '@/lib/platform/database/tenant';
import { RETENTION_MS } from './once';

/** Deletes the replies stored under an Idempotency-Key for RETENTION_MS or longer. */
export async function forgetReplies(time: Date): Promise<void> {
  const clients = await database().client.findMany({ select: { id: true } });
  await withClients(
    clients.map(({ id }) => id),
    (tx) =>
      tx.idempotencyKey.deleteMany({
        where: { createTime: { lte: new Date(time.getTime() - RETENTION_MS) } },
      }),
  );
}
