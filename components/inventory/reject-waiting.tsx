'use client';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import { useRejectItems, useUndoReject } from '@/lib/client/items/reject-items';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { offerUndo, type Remember } from './offer-undo';

interface RejectWaitingProps {
  claimId: number;
  items: readonly ClaimedItem[];
  remember?: Remember | undefined;
}

const failed = (title: string, error: unknown, options: Parameters<typeof toast.error>[1] = {}) =>
  toast.error(title, {
    description: error instanceof Error ? error.message : undefined,
    ...options,
  });

/** Rejects items without an appraisal, which have no status yet; the rejection gives them one. */
export function RejectWaiting({ claimId, items, remember }: RejectWaitingProps) {
  const { t, plural } = useTranslation();
  const messages = t.inventory.waitingItem;
  const reject = useRejectItems(claimId);
  const undo = useUndoReject(claimId);
  const lateText = (count: number) =>
    count > 0 ? { description: plural(t.inventory.asClaimed.leftOut.late, count) } : {};
  async function takeBack(createdIds: readonly number[]) {
    try {
      const { count, lateCount } = await undo.mutateAsync(createdIds);
      toast(plural(messages.rejectUndone, count), lateText(lateCount));
    } catch (error) {
      failed(messages.rejectUndoFailed, error);
    }
  }
  // Awaited, because the selection that shows the button goes with the waiting items.
  async function run() {
    try {
      const { createdIds, lateCount, left } = await reject.mutateAsync(items);
      const { length: count } = createdIds;
      const undoOfIt =
        count > 0 ? offerUndo(t.common.undo, () => takeBack(createdIds), remember) : {};
      if (left)
        failed(
          fill(plural(messages.rejectedPart, count), { left: left.count }),
          left.error,
          undoOfIt,
        );
      else
        toast(plural(messages.rejected, count), {
          durationMs: UNDO_MS,
          ...lateText(lateCount),
          ...undoOfIt,
        });
    } catch (error) {
      failed(messages.rejectFailed, error);
    }
  }
  return (
    <Button isBusy={reject.isPending || undo.isPending} onClick={() => void run()}>
      {messages.reject}
    </Button>
  );
}
