import { useQueryClient } from '@tanstack/react-query';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { STANDARD_STATUSES } from '@/lib/shared/standard-statuses';
import { changeMany } from '../cart/change-many';
import { changeItems, useItemsChange } from './change-items';
import { deleteCreated } from './delete-created';

interface Rejected {
  /** The appraisals that were created. */
  readonly createdIds: readonly number[];
  /** How many somebody else has changed since; they stay as they are. */
  readonly lateCount: number;
}

const withoutAmount = ({ row_id, appraisal_revisions }: ClaimedItem) => ({
  row_id,
  valuation: { replacement_cost_value: null, basis: 'handler' as const },
  appraisal_revisions,
});

/** Rejects items without an appraisal: each gets one without an amount, whose status says so. */
export function useRejectItems(claimId: number) {
  const cache = useQueryClient();
  return useItemsChange(claimId, async (items: readonly ClaimedItem[]): Promise<Rejected> => {
    const { lateIds, createdIds } = await changeItems(claimId, items.map(withoutAmount));
    try {
      await changeMany(claimId, new Map(createdIds.map((id) => [id, undefined])), () => ({
        appraisal_status_id: STANDARD_STATUSES.rejected,
      }));
    } catch (error) {
      await deleteCreated(cache, claimId, createdIds);
      throw error;
    }
    return { createdIds, lateCount: lateIds.length };
  });
}

/** Lets rejected items wait again. */
export function useUndoReject(claimId: number) {
  const cache = useQueryClient();
  return useItemsChange(claimId, (createdIds: readonly number[]) =>
    deleteCreated(cache, claimId, createdIds),
  );
}
