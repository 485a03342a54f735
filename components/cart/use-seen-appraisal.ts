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
 * The line as this person saw it when they opened it or began their draft, and the ACV that they
 * typed. `accept` marks the current line as seen: after their own change succeeded, or because they
 * have chosen a version. A refused change accepts nothing, so the notice of the other person's
 * change stays.
 */
export function useSeenAppraisal(claimId: number, appraisal: Appraisal, language: Language) {
  const cache = useQueryClient();
  // While the person's own change is in flight, it is unknown who made a new revision.
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
