'use client';
import type { useDeleteAcv } from '@/lib/client/acv/acv';
import type { Appraisal } from '@/lib/contract/appraisals';
import { useToldLate } from '../together/use-told-late';
import { useWords } from '../words';
import { useCartActions } from '../cart-context/cart-context';

type Mutate = ReturnType<typeof useDeleteAcv>['mutate'];
type Told = Pick<NonNullable<Parameters<Mutate>[1]>, 'onSettled' | 'onError'>;

/** Deletes the calculations of lines as they were seen; what somebody else has changed meanwhile keeps its own, and is told. */
export function useDeletedAcvs(
  mutate: Mutate,
): (appraisals: readonly Appraisal[], told?: Told) => void {
  const { t } = useWords();
  const { claimId } = useCartActions();
  const tellLate = useToldLate(claimId);
  return function remove(appraisals, told = {}) {
    const again = (late: readonly number[]) =>
      remove(appraisals.filter(({ appraisal_id: id }) => late.includes(id)));
    const onSuccess = (late: readonly number[]) =>
      void tellLate({
        before: appraisals,
        late,
        title: t.together.notCleared,
        action: { label: t.together.deleteAnyway, onClick: again },
      });
    mutate(
      appraisals.map(({ appraisal_id: id }) => id),
      { ...told, onSuccess },
    );
  };
}
