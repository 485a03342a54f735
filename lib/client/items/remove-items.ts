import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api/call';
import { forgetClaim } from '../inventory/inventory';

/** Removes items with everything that belongs to them. */
export async function removeItems(
  cache: QueryClient,
  claimId: number,
  rowIds: readonly number[],
): Promise<void> {
  await call('DELETE /client_reference/{client_reference_id}/claimed_item', {
    params: { client_reference_id: claimId },
    query: { row_ids: rowIds.join(',') },
    keepalive: true,
  });
  await Promise.all(forgetClaim(cache, claimId));
}
