import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { cartKey } from './cart-pages';
import { call } from '../api/call';
import { forensicsKey } from '../verdicts/forensics';
import { waitingKey } from './waiting-items';

/** How long the toast offers to undo a deletion or a verdict marked clean. */
export const UNDO_MS = 8000;

const NOTHING: ReadonlySet<number> = new Set();

/**
 * The hidden appraisals, and below the deletions not sent yet. They belong to no component: "Undo"
 * in a toast must still work when the page that showed it was left and opened again.
 */
let hidden = NOTHING;
const listeners = new Set<() => void>();
const waiting = new Map<number, { readonly claimId: number; finish(): void }>();

function hide(next: ReadonlySet<number>): void {
  hidden = next;
  for (const listener of listeners) listener();
}

const show = (appraisalId: number): void =>
  hide(new Set([...hidden].filter((id) => id !== appraisalId)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('pagehide', flush);
  return () => void listeners.delete(listener);
}

/**
 * Sends the pending deletions: those of one claim when its page is left, all of them on `pagehide`.
 */
function flush(of: Event | number): void {
  for (const { claimId, finish } of waiting.values())
    if (typeof of !== 'number' || of === claimId) finish();
}

/** A deletion that can still be undone. Only the first call of `undo` or `finish` has an effect. */
interface PendingDeletion {
  undo(): void;
  finish(): void;
  /** Aborted when the deletion can no longer be undone. */
  readonly signal: AbortSignal;
}

/**
 * Hides an appraisal at once (`hidden`) and deletes it when the caller calls `finish` or the page
 * is left. `onRefused` is called if the service refuses the deletion, for instance because somebody
 * else has changed the line meanwhile.
 */
export function useDeleteAppraisal(
  claimId: number,
  onRefused: (error: unknown, appraisal: Appraisal) => void,
) {
  const cache = useQueryClient();
  const ids = useSyncExternalStore(
    subscribe,
    () => hidden,
    () => NOTHING,
  );
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

  const remove = useCallback(
    (appraisal: Appraisal): PendingDeletion => {
      const { appraisal_id: appraisalId } = appraisal;
      hide(new Set([...hidden, appraisalId]));
      const inTime = new AbortController();
      const isFirst = () => waiting.delete(appraisalId);
      const finish = () => {
        if (!isFirst()) return;
        inTime.abort();
        void send(appraisal);
      };
      const undo = () => void (isFirst() && show(appraisalId));
      waiting.set(appraisalId, { claimId, finish });
      return { undo, finish, signal: inTime.signal };
    },
    [claimId, send],
  );

  useEffect(() => () => flush(claimId), [claimId]);
  return { hidden: ids, remove };
}
