import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { VISIBLE } from './view';

export const missingEndpoint = () => notFound('webhook_endpoint_not_found');

/** An endpoint of the client that the call acts for; another client's is as absent as one that never was. */
export async function findEndpoint(tx: Transaction, { clientId }: Caller, id: number) {
  const row = await tx.webhookEndpoint.findUnique({
    where: { clientId_id: { clientId, id } },
    select: VISIBLE,
  });
  if (!row) throw missingEndpoint();
  return row;
}

/** The worker takes this lock too before it leases an endpoint's deliveries: until the end of `tx` it begins no try. */
export async function lockEndpoint(tx: Transaction, caller: Caller, id: number) {
  await tx.$queryRaw`SELECT 1 FROM webhook_endpoint WHERE client_id = ${caller.clientId} AND id = ${id} FOR NO KEY UPDATE`;
  return findEndpoint(tx, caller, id);
}
