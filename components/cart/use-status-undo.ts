'use client';
import { useQueryClient } from '@tanstack/react-query';
import { shownAppraisal } from '@/lib/client/cart/revisions';
import { type StatusChange, useSetStatus } from '@/lib/client/cart/set-status';
import { toast } from '@/lib/client/shell/toasts';
import { useEditConflict } from '../together/use-edit-conflict';
import { useTranslation } from '../translation';

/**
 * Restores the former statuses of lines and reports it. A line that somebody has changed since
 * keeps its status, and the person may set it anyway.
 */
export function useStatusUndo(claimId: number): (former: Required<StatusChange>) => void {
  const { t, plural } = useTranslation();
  const cache = useQueryClient();
  const { mutateAsync } = useSetStatus(claimId);
  const showConflict = useEditConflict(claimId);

  async function send(change: StatusChange): Promise<void> {
    const { statuses } = change;
    const before = [...statuses.keys()].flatMap((id) => shownAppraisal(cache, claimId, id) ?? []);
    const { late } = await mutateAsync(change);
    if (late.length < statuses.size)
      toast(plural(t.cart.statusRestored, statuses.size - late.length));
    if (late.length === 0) return;
    const again = () =>
      start({ statuses: new Map([...statuses].filter(([id]) => late.includes(id))) });
    await showConflict({
      before,
      late,
      title: t.together.notSet,
      action: { label: t.together.setAnyway, onClick: again },
    });
  }
  const start = (change: StatusChange) =>
    void send(change).catch((error: Error) =>
      toast.error(t.cart.statusFailed, { description: error.message }),
    );
  return start;
}
