import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { cartKey } from './cart-pages';
import { call } from '../api/call';
import { forensicsKey } from '../verdicts/forensics';
import { waitingKey } from './waiting-items';

/** How long a deletion, or a verdict marked clean, can be taken back from its toast. */
export const UNDO_MS = 8000;

const NOTHING: ReadonlySet<number> = new Set();

/**
 * What was taken off the screen, and what of it still waits. It belongs to no page: "Undo" in a toast deletes too, when the page that
 * told it has gone and come again.
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

/** Carries out what still waits: of one claim when it is left, everything when the page is. */
function flush(of: Event | number): void {
  for (const { claimId, finish } of waiting.values())
    if (typeof of !== 'number' || of === claimId) finish();
}

/** A deletion that can still be taken back. Only the first of `undo` and `finish` counts. */
interface PendingDeletion {
  undo(): void;
  finish(): void;
  /** Aborted when it can no longer be taken back. */
  readonly signal: AbortSignal;
}

/**
 * Takes an appraisal off the screen at once (`hidden`) and off the service when whoever asked for it lets it finish, or
 * when the page is left before. `onRefused` hears of a deletion that the service refuses, as one of a line that somebody else has
 * changed since it was asked for.
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
