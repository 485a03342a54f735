import { useSyncExternalStore } from 'react';

/** One sign-in dialog at a time, however many calls were answered with 401. */
let pending: Promise<boolean> | null = null;
let settle: ((isSignedIn: boolean) => void) | null = null;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * Asks the user to sign in again and resolves to whether they did; false at once if no component is
 * mounted that can ask.
 */
export function signedInAgain(): Promise<boolean> {
  if (pending) return pending;
  if (listeners.size === 0) return Promise.resolve(false);
  pending = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  notify();
  return pending;
}

export function answerSignIn(isSignedIn: boolean): void {
  pending = null;
  settle?.(isSignedIn);
  notify();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether to show the sign-in dialog. A component that uses this hook counts as able to show it.
 */
export const useNeedsSignIn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending !== null,
    () => false,
  );
