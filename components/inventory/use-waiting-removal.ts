'use client';
import { useCallback } from 'react';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import { usePendingRemoval } from '@/lib/client/items/pending-removal';
import { toast } from '@/lib/client/shell/toasts';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { useTranslation } from '../translation';
import { offerUndo, type Remember } from './offer-undo';

/** Deletes waiting items and shows a toast with an undo button. */
export function useWaitingRemoval(claimId: number, remember?: Remember) {
  const { t, plural } = useTranslation();
  const messages = t.inventory.waitingItem;
  const onRefused = useCallback(
    (error: unknown) =>
      toast.error(messages.removeFailed, {
        description: error instanceof Error ? error.message : undefined,
      }),
    [messages],
  );
  const { hidden, remove: removeLater } = usePendingRemoval(claimId, onRefused);
  const remove = useCallback(
    (items: readonly ClaimedItem[]) => {
      const { undo, finish } = removeLater(items.map(({ row_id: id }) => id));
      const { signal, action } = offerUndo(t.common.undo, async () => undo(), remember);
      toast(plural(messages.removed, items.length), {
        durationMs: UNDO_MS,
        signal,
        action,
        onEnd: () => {
          finish();
          // Nothing is left to undo.
          action.onClick();
        },
      });
    },
    [removeLater, plural, messages, t, remember],
  );
  return { hidden, remove };
}
