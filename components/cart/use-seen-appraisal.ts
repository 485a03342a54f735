'use client';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { writeMoney } from '@/lib/client/forms/amount-text';
import { useDraft } from '@/lib/client/forms/use-draft';
import { changeKey, shownAppraisal } from '@/lib/client/cart/revisions';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { Language } from '@/lib/shared/languages';

export interface AcvForm {
  readonly amount: string;
  readonly reason: string;
}

/**
 * The line as this person saw it when they opened what shows it, or began their draft, and the ACV that they typed.
 * `accept` takes what stands for seen: after their own change has been made, or because they have chosen. A change that was
 * refused accepts nothing, so what somebody else did stays told.
 */
export function useSeenAppraisal(claimId: number, appraisal: Appraisal, language: Language) {
  const cache = useQueryClient();
  // While an own change is on its way nobody knows whose the new revision is.
  const isBusy = useIsMutating({ mutationKey: changeKey(claimId) }) > 0;
  const startOf = (line: Appraisal) => ({
    seen: line,
    before: { amount: writeMoney(line.actual_cash_value, language), reason: '' },
  });
  const { settle, ...draft } = useDraft<Appraisal, AcvForm>(
    `acv/${appraisal.appraisal_id}`,
    startOf(appraisal),
  );
  const accept = () => {
    const next = startOf(shownAppraisal(cache, claimId, appraisal.appraisal_id) ?? appraisal);
    settle(
      (last) =>
        last.form.amount === last.before.amount
          ? { ...last.form, amount: next.before.amount }
          : last.form,
      next,
    );
  };
  return { ...draft, isChanged: !isBusy && draft.seen.revision !== appraisal.revision, accept };
}
