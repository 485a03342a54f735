import { useEffect, useSyncExternalStore } from 'react';

const NOTHING: ReadonlySet<number> = new Set();

/**
 * The hidden appraisals, and below the deletions not sent yet. They belong to no component: "Undo"
 * in a toast must still work when the page that showed it was left and opened again.
 */
let hidden = NOTHING;
const listeners = new Set<() => void>();
const waiting = new Map<number, { readonly claimId: number; finish(): void }>();

function change(next: ReadonlySet<number>): void {
  hidden = next;
  for (const listener of listeners) listener();
}

export const show = (appraisalId: number): void =>
  change(new Set([...hidden].filter((id) => id !== appraisalId)));

/** Hides an appraisal whose deletion is sent by `finish`, at the latest when its page is left. */
export function hide(appraisalId: number, deletion: { claimId: number; finish(): void }): void {
  change(new Set([...hidden, appraisalId]));
  waiting.set(appraisalId, deletion);
}

/** Whether the deletion was still waiting. */
export const endWaiting = (appraisalId: number): boolean => waiting.delete(appraisalId);

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

/** The appraisals whose deletion can still be undone. */
export function useHiddenAppraisals(claimId: number): ReadonlySet<number> {
  useEffect(() => () => flush(claimId), [claimId]);
  return useSyncExternalStore(
    subscribe,
    () => hidden,
    () => NOTHING,
  );
}
