import { useSyncExternalStore } from 'react';

/** One question at a time, however many calls have met the end of the session. */
let asked: Promise<boolean> | null = null;
let settle: ((isSignedIn: boolean) => void) | null = null;
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Answers whether the person signed in again; where nobody can ask them, no at once. */
export function signedInAgain(): Promise<boolean> {
  if (asked) return asked;
  if (listeners.size === 0) return Promise.resolve(false);
  asked = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  tell();
  return asked;
}

export function answerSignIn(isSignedIn: boolean): void {
  asked = null;
  settle?.(isSignedIn);
  tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the person is to be asked; reading it is what makes the desk able to ask. */
export const useIsSignInAsked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => asked !== null,
    () => false,
  );
