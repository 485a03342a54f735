import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import type { KeyManager } from './key-manager';
import type { KeyRow } from './view';

/** The keys of the chosen client that reach no further than the keeper itself; others are as if they were not there. */
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

/** As `findKey`, and nobody else changes the key before the end of the transaction. */
export async function lockKey(tx: Transaction, manager: KeyManager, id: string): Promise<KeyRow> {
  await tx.$queryRaw`
    SELECT k.id FROM api_key k JOIN api_key_client c ON c.api_key_id = k.id AND c.client_id = ${manager.clientId}
    WHERE k.id = ${id} FOR NO KEY UPDATE OF k`;
  return findKey(tx, manager, id);
}
