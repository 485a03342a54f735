import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { STANDARD_STATUSES } from '@/lib/shared/standard-statuses';
import { changeMany } from '../cart/change-many';
import { changeItems, CHANGES_MAX, useItemsChange } from './change-items';
import { deleteCreated } from './delete-created';

interface Rejected {
  /** The appraisals that were created. */
  readonly createdIds: readonly number[];
  /** How many somebody else has changed since; they stay as they are. */
  readonly lateCount: number;
  /** If not all could be rejected. */
  readonly left: { readonly count: number; readonly error: unknown } | null;
}

const withoutAmount = ({ row_id, appraisal_revisions }: ClaimedItem) => ({
  row_id,
  valuation: { replacement_cost_value: null, basis: 'handler' as const },
  appraisal_revisions,
});

/**
 * Rejects items without an appraisal: each gets one without an amount, whose status says so. Many
 * take several requests, of which a later one may fail: what was rejected until then stays, and the
 * rest is counted. Throws if nothing was rejected.
 */
export function useRejectItems(claimId: number) {
  const cache = useQueryClient();
  return useItemsChange(claimId, async (items: readonly ClaimedItem[]): Promise<Rejected> => {
    const createdIds: number[] = [];
    let lateCount = 0;
    for (let at = 0; at < items.length; at += CHANGES_MAX)
      try {
        const part = await rejectPart(cache, claimId, items.slice(at, at + CHANGES_MAX));
        createdIds.push(...part.createdIds);
        lateCount += part.lateIds.length;
      } catch (error) {
        if (createdIds.length === 0) throw error;
        return { createdIds, lateCount, left: { count: items.length - at, error } };
      }
    return { createdIds, lateCount, left: null };
  });
}

async function rejectPart(cache: QueryClient, claimId: number, items: readonly ClaimedItem[]) {
  const { lateIds, createdIds } = await changeItems(claimId, items.map(withoutAmount));
  try {
    await changeMany(claimId, new Map(createdIds.map((id) => [id, undefined])), () => ({
      appraisal_status_id: STANDARD_STATUSES.rejected,
    }));
  } catch (error) {
    await deleteCreated(cache, claimId, createdIds);
    throw error;
  }
  return { lateIds, createdIds };
}

/** Lets rejected items wait again. */
export function useUndoReject(claimId: number) {
  const cache = useQueryClient();
  return useItemsChange(claimId, (createdIds: readonly number[]) =>
    deleteCreated(cache, claimId, createdIds),
  );
}
