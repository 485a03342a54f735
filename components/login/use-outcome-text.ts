'use client';
import type { SignInOutcome } from '@/lib/client/session/sign-in';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';

/** Explains why the sign-in failed. */
export function useOutcomeText(): (outcome: SignInOutcome) => string {
  const { t, plural } = useTranslation();
  return (outcome) => {
    if (outcome.kind === 'locked') {
      return fill(t.signIn.locked, {
        wait: plural(t.signIn.minutes, Math.max(1, Math.ceil(outcome.retryAfterSeconds / 60))),
      });
    }
    return outcome.kind === 'refused' ? t.signIn.refused : t.signIn.broken;
  };
}
