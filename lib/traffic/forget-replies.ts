import { database, withClients } from '@/lib/platform/database/tenant';
import { RETENTION_MS } from './once';

/** Answers kept under an Idempotency-Key whose day is over. */
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
