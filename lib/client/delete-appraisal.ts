import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { cartKey } from './appraisals';
import { call } from './call';
import { forensicsKey } from './forensics';
import { waitingKey } from './inventory';

/** How long a deletion, or a verdict marked clean, can be taken back from its toast. */
export const UNDO_MS = 8000;

const NOTHING: ReadonlySet<number> = new Set();

/** A deletion that can still be taken back. Only the first of `undo` and `finish` counts. */
export interface PendingDeletion {
  undo(): void;
  finish(): void;
  /** Aborted when it can no longer be taken back. */
  readonly signal: AbortSignal;
}

/**
 * Takes an appraisal off the screen at once (`hidden`) and off the service when whoever asked for it lets it finish, or
 * when the page is left before. `onRefused` hears of a deletion that the service refuses.
 */
export function useDeleteAppraisal(claimId: number, onRefused: (error: unknown) => void) {
  const cache = useQueryClient();
  const [hidden, setHidden] = useState(NOTHING);
  const waiting = useRef(new Map<number, () => void>());

  const show = useCallback((appraisalId: number) => {
    setHidden((ids) => new Set([...ids].filter((id) => id !== appraisalId)));
  }, []);

  const send = useCallback(
    async (appraisalId: number) => {
      try {
        await call('DELETE /client_reference/{client_reference_id}/appraisal/{appraisal_id}', {
          params: { client_reference_id: claimId, appraisal_id: appraisalId },
          keepalive: true,
        });
      } catch (error) {
        onRefused(error);
      }
      await Promise.all(
        [cartKey(claimId), forensicsKey(claimId), waitingKey(claimId)].map((queryKey) => cache.invalidateQueries({ queryKey })),
      );
      show(appraisalId);
    },
    [cache, claimId, onRefused, show],
  );

  const remove = useCallback(
    (appraisalId: number): PendingDeletion => {
      setHidden((ids) => new Set([...ids, appraisalId]));
      const inTime = new AbortController();
      const isFirst = () => waiting.current.delete(appraisalId);
      const finish = () => {
        if (!isFirst()) return;
        inTime.abort();
        void send(appraisalId);
      };
      const undo = () => void (isFirst() && show(appraisalId));
      waiting.current.set(appraisalId, finish);
      return { undo, finish, signal: inTime.signal };
    },
    [send, show],
  );

  useFlush(waiting);
  return { hidden, remove };
}

type Waiting = RefObject<Map<number, () => void>>;

/** What still waits is carried out when the page or the claim is left. */
function useFlush(waiting: Waiting) {
  useEffect(() => {
    const all = waiting.current;
    const flush = () => [...all.values()].forEach((finish) => finish());
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [waiting]);
}
