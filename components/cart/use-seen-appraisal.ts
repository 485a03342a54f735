'use client';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { changeKey } from '@/lib/client/revisions';
import type { Appraisal } from '@/lib/contract/appraisals';

/**
 * The line as this person saw it when they opened what shows it. It follows their own changes; what somebody else changes is
 * told, and not taken for seen before they have chosen.
 */
export function useSeenAppraisal(claimId: number, appraisal: Appraisal, isOpen: boolean) {
  const isBusy = useIsMutating({ mutationKey: changeKey(claimId) }) > 0;
  const [seen, setSeen] = useState(appraisal);
  if ((!isOpen || isBusy) && seen !== appraisal) setSeen(appraisal);
  return { seen, isChanged: isOpen && !isBusy && seen.revision !== appraisal.revision, accept: () => setSeen(appraisal) };
}
