import type { ClientReference } from '@/lib/contract/claims';
import type { Caller } from '@/lib/identity/caller';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { type ClaimRow, claimView } from './view';

export const readClaim = (caller: Caller, id: number): Promise<ClientReference> =>
  withClient(caller.clientId, async (tx) => {
    const row = await readRow(tx, caller, id);
    if (!row) throw notFound('client_reference_not_found');
    return claimView(row);
  });

export async function readRow(
  tx: Transaction,
  { clientId }: Caller,
  id: number,
): Promise<ClaimRow | undefined> {
  const [row] = await tx.$queryRaw<ClaimRow[]>`
    SELECT claim.*, deductible::text, policy_limit::text, owner.name AS owner
    FROM client_reference claim LEFT JOIN app_user owner ON owner.id = claim.owner_id
    WHERE claim.client_id = ${clientId} AND claim.id = ${id}`;
  return row;
}
