'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useDeleteAppraisal, UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import { isEditConflict, shownAppraisal } from '@/lib/client/cart/revisions';
import { toast } from '@/lib/client/shell/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { useEditConflict } from '../together/use-edit-conflict';
import { useTranslation } from '../translation';

/** Deletes an appraisal and shows a toast with an undo button. */
export function useUndoableDelete(claimId: number) {
  const { t } = useTranslation();
  const showConflict = useEditConflict(claimId);
  const refused = useRef<(error: unknown, appraisal: Appraisal) => void>(() => {});
  const onRefused = useCallback(
    (error: unknown, appraisal: Appraisal) => refused.current(error, appraisal),
    [],
  );
  const removeLater = useDeleteAppraisal(claimId, onRefused);
  const cache = useQueryClient();
  useEffect(() => {
    refused.current = (error, appraisal) => {
      const { appraisal_id: id } = appraisal;
      const again = () => removeLater(shownAppraisal(cache, claimId, id) ?? appraisal).finish();
      if (isEditConflict(error))
        return void showConflict({
          before: [appraisal],
          late: [id],
          title: t.together.notDeleted,
          action: { label: t.together.deleteAnyway, onClick: again },
        });
      return toast.error(t.cart.deleteFailed, {
        description: error instanceof Error ? error.message : undefined,
      });
    };
  });
  return useCallback(
    (appraisal: Appraisal) => {
      const { undo, finish, signal } = removeLater(appraisal);
      toast(fill(t.cart.deleted, { name: appraisal.cp_name_cart }), {
        durationMs: UNDO_MS,
        action: { label: t.common.undo, onClick: undo },
        onEnd: finish,
        signal,
      });
    },
    [removeLater, t],
  );
}
