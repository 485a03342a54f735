import type { ClientReference } from '@/lib/contract/claims';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { type ClaimRow, claimView } from './view';

export async function readClaim({ clientId }: Caller, id: number): Promise<ClientReference> {
  const [row] = await withClient(clientId, (tx) => tx.$queryRaw<ClaimRow[]>`
    SELECT claim.*, deductible::text, policy_limit::text, owner.name AS owner
    FROM client_reference claim LEFT JOIN app_user owner ON owner.id = claim.owner_id
    WHERE claim.client_id = ${clientId} AND claim.id = ${id}`);
  if (!row) throw notFound('Client reference');
  return claimView(row);
}
