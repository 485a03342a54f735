import { STANDARD_STATUSES } from '@/lib/shared/standard-statuses';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../api/call';
import { forgetClaim } from '../inventory/inventory';

const CLAIM = '/client_reference/{client_reference_id}';
/**
 * Rejects items that have no amount: each becomes a line without one, whose status says so. Returns
 * how many were rejected; the first refusal ends it.
 */
export async function rejectItems(
  cache: QueryClient,
  claimId: number,
  rowIds: readonly number[],
): Promise<{ count: number; error: unknown }> {
  let count = 0;
  try {
    for (const row_id of rowIds) {
      const item = await call(`PUT ${CLAIM}/claimed_item/{row_id}`, {
        params: { client_reference_id: claimId, row_id },
        body: { valuation: { replacement_cost_value: null, basis: 'handler' } },
      });
      await call(`PUT ${CLAIM}/appraisal/{appraisal_id}/appraisal_status`, {
        params: { client_reference_id: claimId, appraisal_id: item.appraisal_ids.at(-1) ?? 0 },
        body: { appraisal_status_id: STANDARD_STATUSES.rejected },
      });
      count += 1;
    }
    return { count, error: null };
  } catch (error) {
    return { count, error };
  } finally {
    await Promise.all(forgetClaim(cache, claimId));
  }
}
