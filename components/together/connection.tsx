'use client';
import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { Suspense, useSyncExternalStore } from 'react';
import { useNeedsSignIn } from '@/lib/client/api/signed-in-again';
import { later } from '../ui/later';
import { useTranslation } from '../translation';

const SignInAgain = later(async () => (await import('./sign-in-again')).SignInAgain);

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Shows when the connection is lost, and asks to sign in again when the session has ended. */
export function Connection() {
  const { t } = useTranslation();
  const needsSignIn = useNeedsSignIn();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
  return (
    <>
      <output aria-live="polite" className="min-w-0">
        {!isOnline && (
          <p className="flex items-start gap-2 border-t border-line bg-failed-soft px-4 py-2 text-failed lg:px-6">
            <WifiOff aria-hidden size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0">{t.together.offline}</span>
          </p>
        )}
      </output>
      <Suspense>{needsSignIn && <SignInAgain />}</Suspense>
    </>
  );
}
