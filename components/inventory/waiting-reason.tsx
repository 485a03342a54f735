'use client';
import { Suspense } from 'react';
import { useItemReasons } from '@/lib/client/verdicts/forensics';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { later } from '../ui/later';

const ItemReasonFlag = later(
  async () => (await import('../inspector/item-reason-flag')).ItemReasonFlag,
);

/** Says at an item that waits why it needs a look itself. */
export function WaitingReason({ claimId, item }: { claimId: number; item: ClaimedItem }) {
  const { row_id: rowId, description: name } = item;
  const reasons = useItemReasons(claimId, rowId);
  return (
    <Suspense>{reasons && <ItemReasonFlag {...{ claimId, rowId, reasons, name }} />}</Suspense>
  );
}
