import { recordForClients } from '@/lib/events/record-for-clients';
import { withClient } from '@/lib/platform/database/tenant';

/**
 * Allows the client's administrators to change the catalogue, which all clients share. Returns
 * false if they could already.
 */
export const letManageCatalogue = (clientId: number): Promise<boolean> =>
  withClient(clientId, async (tx) => {
    const { count } = await tx.client.updateMany({
      where: { id: clientId, managesCatalogue: false },
      data: { managesCatalogue: true },
    });
    if (count === 0) return false;
    await recordForClients(tx, {
      clientIds: [clientId],
      type: 'client.manages_catalogue',
      actor: 'operator',
      data: { manages_catalogue: true },
    });
    return true;
  });
