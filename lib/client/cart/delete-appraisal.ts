import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { cartKey } from './cart-pages';
import { endWaiting, hide, show } from './hidden-appraisals';
import { call } from '../api/call';
import { forensicsKey } from '../verdicts/forensics';
import { waitingKey } from './waiting-items';

/** How long the toast offers to undo a deletion or a verdict marked clean. */
export const UNDO_MS = 8000;

/** A deletion that can still be undone. Only the first call of `undo` or `finish` has an effect. */
interface PendingDeletion {
  undo(): void;
  finish(): void;
  /** Aborted when the deletion can no longer be undone. */
  readonly signal: AbortSignal;
}

/**
 * Hides an appraisal at once and deletes it when the caller calls `finish` or the page
 * is left. `onRefused` is called if the service refuses the deletion, for instance because somebody
 * else has changed the line meanwhile.
 */
export function useDeleteAppraisal(
  claimId: number,
  onRefused: (error: unknown, appraisal: Appraisal) => void,
) {
  const cache = useQueryClient();
  const send = useCallback(
    async (appraisal: Appraisal) => {
      const { appraisal_id: appraisalId } = appraisal;
      const errors: unknown[] = [];
      try {
        await call('DELETE /client_reference/{client_reference_id}/appraisal/{appraisal_id}', {
          params: { client_reference_id: claimId, appraisal_id: appraisalId },
          keepalive: true,
          ifMatch: appraisal.revision,
        });
      } catch (error) {
        errors.push(error);
      }
      await Promise.all(
        [cartKey(claimId), forensicsKey(claimId), waitingKey(claimId)].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      );
      show(appraisalId);
      for (const error of errors) onRefused(error, appraisal);
    },
    [cache, claimId, onRefused],
  );

  return useCallback(
    (appraisal: Appraisal): PendingDeletion => {
      const { appraisal_id: appraisalId } = appraisal;
      const inTime = new AbortController();
      const isFirst = () => endWaiting(appraisalId);
      const finish = () => {
        if (!isFirst()) return;
        inTime.abort();
        void send(appraisal);
      };
      const undo = () => void (isFirst() && show(appraisalId));
      hide(appraisalId, { claimId, finish });
      return { undo, finish, signal: inTime.signal };
    },
    [claimId, send],
  );
}
