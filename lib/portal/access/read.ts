import { findClaim } from '@/lib/claims/find';
import type { PortalAccess } from '@/lib/contract/portal';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { accessView } from './view';

export const readAccess = (
  caller: Caller,
  clientReferenceId: number,
  origin: string,
): Promise<PortalAccess> =>
  readClient(caller.clientId, async (tx) =>
    accessView(tx, await findClaim(tx, caller, clientReferenceId), origin),
  );
