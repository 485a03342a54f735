'use client';
import type { useDeleteAcv } from '@/lib/client/acv/acv';
import type { Appraisal } from '@/lib/contract/appraisals';
import { useEditConflict } from '../together/use-edit-conflict';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';

type Mutate = ReturnType<typeof useDeleteAcv>['mutate'];
type Callbacks = Pick<NonNullable<Parameters<Mutate>[1]>, 'onSettled' | 'onError'>;

/**
 * Deletes the calculations of lines that are unchanged since they were seen. A line that somebody
 * else has changed keeps its calculation, and the person may delete it anyway.
 */
export function useDeletedAcvs(
  mutate: Mutate,
): (appraisals: readonly Appraisal[], callbacks?: Callbacks) => void {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  const showConflict = useEditConflict(claimId);
  return function remove(appraisals, callbacks = {}) {
    const again = (late: readonly number[]) =>
      remove(appraisals.filter(({ appraisal_id: id }) => late.includes(id)));
    const onSuccess = (late: readonly number[]) =>
      void showConflict({
        before: appraisals,
        late,
        title: t.together.notCleared,
        action: { label: t.together.deleteAnyway, onClick: again },
      });
    mutate(
      appraisals.map(({ appraisal_id: id }) => id),
      { ...callbacks, onSuccess },
    );
  };
}
