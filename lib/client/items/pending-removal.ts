import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { removeItems } from './remove-items';

const NOTHING: ReadonlySet<number> = new Set();

/** Items that are hidden, and removals not sent yet; they outlive the page, as their toast does. */
let hidden = NOTHING;
const listeners = new Set<() => void>();
/** The claim of each removal, by the function that sends it. */
const pending = new Map<() => void, number>();

function hide(next: ReadonlySet<number>): void {
  hidden = next;
  for (const listener of listeners) listener();
}

/** Sends the pending removals: those of one claim when its page is left, all on `pagehide`. */
function flush(of: Event | number): void {
  for (const [finish, claimId] of pending) if (typeof of !== 'number' || of === claimId) finish();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('pagehide', flush);
  return () => void listeners.delete(listener);
}

interface PendingRemoval {
  undo(): void;
  finish(): void;
}

/** Hides items at once and removes them when `finish` is called or the page is left. */
export function usePendingRemoval(claimId: number, onRefused: (error: unknown) => void) {
  const cache = useQueryClient();
  const ids = useSyncExternalStore(
    subscribe,
    () => hidden,
    () => NOTHING,
  );
  const remove = useCallback(
    (rowIds: readonly number[]): PendingRemoval => {
      const show = () => hide(new Set([...hidden].filter((id) => !rowIds.includes(id))));
      hide(new Set([...hidden, ...rowIds]));
      const finish = () => {
        if (!pending.delete(finish)) return;
        void removeItems(cache, claimId, rowIds).catch(onRefused).finally(show);
      };
      pending.set(finish, claimId);
      return { undo: () => void (pending.delete(finish) && show()), finish };
    },
    [cache, claimId, onRefused],
  );
  useEffect(() => () => flush(claimId), [claimId]);
  return { hidden: ids, remove };
}
