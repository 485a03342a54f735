import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { VISIBLE } from './view';

export const missingEndpoint = () => notFound('webhook_endpoint_not_found');

/** Throws `not_found` for an unknown endpoint and for one of another client alike. */
export async function findEndpoint(tx: Transaction, { clientId }: Caller, id: number) {
  const row = await tx.webhookEndpoint.findUnique({
    where: { clientId_id: { clientId, id } },
    select: VISIBLE,
  });
  if (!row) throw missingEndpoint();
  return row;
}

/**
 * Locks an endpoint. The worker takes the same lock to lease deliveries, so no attempt starts
 * before `tx` ends.
 */
export async function lockEndpoint(tx: Transaction, caller: Caller, id: number) {
  await tx.$queryRaw`SELECT 1 FROM webhook_endpoint WHERE client_id = ${caller.clientId} AND id = ${id} FOR NO KEY UPDATE`;
  return findEndpoint(tx, caller, id);
}
