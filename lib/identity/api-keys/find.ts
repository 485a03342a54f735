import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import type { KeyManager } from './key-manager';
import type { KeyRow } from './view';

/**
 * Limits key queries to the chosen client's keys whose clients are all among the manager's. Others
 * look absent.
 */
export const visibleTo = ({ clientId, clientIds }: KeyManager): Prisma.ApiKeyWhereInput => ({
  AND: [
    { clients: { some: { clientId } } },
    { clients: { every: { clientId: { in: [...clientIds] } } } },
  ],
});

export async function findKey(tx: Transaction, manager: KeyManager, id: string): Promise<KeyRow> {
  const row = await tx.apiKey.findFirst({
    where: { id, ...visibleTo(manager) },
    include: { clients: true },
  });
  if (!row) throw notFound('api_key_not_found');
  return row;
}

/** Like `findKey`, and locks the key until the end of the transaction. */
export async function lockKey(tx: Transaction, manager: KeyManager, id: string): Promise<KeyRow> {
  await tx.$queryRaw`
    SELECT k.id FROM api_key k JOIN api_key_client c ON c.api_key_id = k.id AND c.client_id = ${manager.clientId}
    WHERE k.id = ${id} FOR NO KEY UPDATE OF k`;
  return findKey(tx, manager, id);
}
