'use client';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '@/lib/client/shell/toasts';
import { undoInventory } from '@/lib/client/inventory/inventory';
import { useTranslation } from '../translation';

/** Undoes an intake and reports the result, or the service's message why it failed. */
export function useUndo(cache: QueryClient, claimId: number) {
  const { t, plural } = useTranslation();
  return async (intakeId: number): Promise<void> => {
    try {
      const { removed_item_count: count } = await undoInventory(cache, claimId, intakeId);
      toast(plural(t.inventory.undone, count));
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toast.error(t.inventory.undoFailed, { description });
    }
  };
}
