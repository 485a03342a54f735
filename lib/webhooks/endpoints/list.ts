import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { findEndpoint } from './find';
import { endpointView, VISIBLE } from './view';

/** Not paginated: a client has at most 20 endpoints. */
export async function listEndpoints({ clientId }: Caller) {
  const rows = await readClient(clientId, (tx) =>
    tx.webhookEndpoint.findMany({ where: { clientId }, orderBy: { id: 'asc' }, select: VISIBLE }),
  );
  return { webhook_endpoints: rows.map(endpointView) };
}

export const readEndpoint = async (caller: Caller, id: number) =>
  endpointView(await readClient(caller.clientId, (tx) => findEndpoint(tx, caller, id)));
