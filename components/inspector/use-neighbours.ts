'use client';
import type { Appraisal } from '@/lib/contract/appraisals';
import { useCartActions, useCartScope } from '../cart-context/cart-context';

/** The pictures before and after within the appraisal, and the appraisals above and below. */
export function useNeighbours(appraisal: Appraisal, fileName: string) {
  const { show } = useCartActions();
  const { appraisals } = useCartScope();
  const { appraisal_id: appraisalId, attachments } = appraisal;
  const at = attachments.indexOf(fileName);
  const row = appraisals.findIndex((one) => one.appraisal_id === appraisalId);

  const toPicture = (step: number) => {
    const next = attachments[at + step];
    return next === undefined ? undefined : () => show({ appraisalId, fileName: next });
  };
  const toAppraisal = (step: number) => {
    const next = appraisals[row + step];
    return next && (() => show({ appraisalId: next.appraisal_id, fileName: null }));
  };
  const previous = toPicture(-1);
  const next = toPicture(1);
  const keys = { ArrowLeft: previous, ArrowRight: next, k: toAppraisal(-1), j: toAppraisal(1) };
  return { position: at + 1, count: attachments.length, previous, next, keys };
}

export type Neighbours = ReturnType<typeof useNeighbours>;
