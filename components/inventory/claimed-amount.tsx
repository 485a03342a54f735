'use client';
import { ReceiptText } from 'lucide-react';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import {
  type ItemToValue,
  type Valued,
  useUndoAsClaimed,
  useValueAsClaimed,
  whyLeftOut,
} from '@/lib/client/items/value-as-claimed';
import { toast } from '@/lib/client/shell/toasts';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { offerUndo, type Remember } from './offer-undo';

interface ClaimedAmountProps {
  claimId: number;
  items: readonly ItemToValue[];
  remember?: Remember | undefined;
}

/** Values the items without an amount as claimed, and reports why others were left out. */
export function UseClaimedAmount({ claimId, items, remember }: ClaimedAmountProps) {
  const { t, plural } = useTranslation();
  const messages = t.inventory.asClaimed;
  const value = useValueAsClaimed(claimId);
  const undo = useUndoAsClaimed(claimId);
  if (items.every(({ chosen }) => chosen !== null && chosen.replacement_cost_value !== null))
    return null;
  const failed = (error: unknown) =>
    toast.error(messages.failed, {
      description: error instanceof Error ? error.message : undefined,
    });
  // Awaited, because the selection that shows the button may go while lines load, and the callbacks
  // of `mutate` with it.
  async function takeBack(done: Valued) {
    try {
      const { count, lateCount } = await undo.mutateAsync(done);
      toast(plural(messages.undone, count), {
        ...(lateCount > 0 && { description: plural(messages.leftOut.late, lateCount) }),
      });
    } catch (error) {
      failed(error);
    }
  }
  async function run() {
    try {
      const done = await value.mutateAsync(items);
      const { length: count } = done.items;
      toast(plural(messages.done, count), {
        durationMs: UNDO_MS,
        ...leftOutText(done.lateCount),
        ...(count > 0 && offerUndo(t.common.undo, () => takeBack(done), remember)),
      });
    } catch (error) {
      failed(error);
    }
  }
  function leftOutText(lateCount: number): { description?: string } {
    const count = { valued: 0, unclaimed: 0, product: 0, late: lateCount };
    for (const one of items) {
      const why = whyLeftOut(one);
      if (why !== null) count[why] += 1;
    }
    const leftOut = (['unclaimed', 'valued', 'product', 'late'] as const)
      .filter((why) => count[why] > 0)
      .map((why) => plural(messages.leftOut[why], count[why]));
    return leftOut.length > 0 ? { description: leftOut.join(' ') } : {};
  }
  return (
    <Button isBusy={value.isPending || undo.isPending} onClick={() => void run()}>
      <ReceiptText aria-hidden size={16} />
      {messages.use}
    </Button>
  );
}
