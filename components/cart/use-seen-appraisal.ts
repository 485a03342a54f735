'use client';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeKey, shownAppraisal } from '@/lib/client/revisions';
import type { Appraisal } from '@/lib/contract/appraisals';

/**
 * The line as this person saw it when they opened what shows it. `accept` takes what stands for seen: after their own change
 * has been made, or because they have chosen. A change that was refused accepts nothing, so what somebody else did stays told.
 */
export function useSeenAppraisal(claimId: number, appraisal: Appraisal, isOpen: boolean) {
  const cache = useQueryClient();
  // While an own change is on its way nobody knows whose the new revision is.
  const isBusy = useIsMutating({ mutationKey: changeKey(claimId) }) > 0;
  const [seen, setSeen] = useState(appraisal);
  if (!isOpen && seen !== appraisal) setSeen(appraisal);
  const accept = () => setSeen(shownAppraisal(cache, claimId, appraisal.appraisal_id) ?? appraisal);
  return { seen, isChanged: isOpen && !isBusy && seen.revision !== appraisal.revision, accept };
}
