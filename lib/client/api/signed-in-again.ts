import { useSyncExternalStore } from 'react';

/** One question at a time, however many calls have met the end of the session. */
let pending: Promise<boolean> | null = null;
let settle: ((isSignedIn: boolean) => void) | null = null;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Answers whether the person signed in again; where nobody can ask them, no at once. */
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

/** Whether the person is to be asked; reading it is what makes the desk able to ask. */
export const useNeedsSignIn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pending !== null,
    () => false,
  );
