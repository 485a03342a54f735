import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { disableEndpoint, SWITCHED_OFF } from './disable';
import { lockEndpoint, missingEndpoint } from './find';

const BATCH = 5_000;

/**
 * Deletes the deliveries in batches first, because a month of them would exceed the statement
 * timeout. The request can be repeated after an interruption.
 */
export async function removeEndpoint(caller: Caller, id: number): Promise<undefined> {
  const { clientId } = caller;
  await withClient(clientId, async (tx) => {
    await lockEndpoint(tx, caller, id);
    await disableEndpoint(tx, clientId, id, SWITCHED_OFF);
  });
  for (let removed = BATCH; removed === BATCH;) {
    removed = await withClient(
      clientId,
      (tx) => tx.$executeRaw`
      DELETE FROM webhook_delivery WHERE client_id = ${clientId} AND id IN (
        SELECT id FROM webhook_delivery WHERE client_id = ${clientId} AND endpoint_id = ${id} LIMIT ${BATCH})`,
    );
  }
  const { count } = await withClient(clientId, async (tx) => {
    const removed = await tx.webhookEndpoint.deleteMany({ where: { clientId, id } });
    if (removed.count > 0)
      await recordForClients(tx, {
        ...caller,
        clientIds: [clientId],
        type: 'webhook_endpoint.deleted',
        data: { webhook_endpoint_id: id },
      });
    return removed;
  });
  if (count === 0) throw missingEndpoint();
}
