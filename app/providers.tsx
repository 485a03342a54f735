'use client';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { TranslationProvider } from '@/components/translation';
import { ApiError } from '@/lib/client/api/api-error';
import type { Messages } from '@/lib/i18n/messages';
import type { Language } from '@/lib/shared/languages';

// Notifies in a microtask, so that a pending mutation is rendered before the second click of a
// double click and nothing is created twice.
notifyManager.setScheduler(queueMicrotask);

const RETRIES_MAX = 2;

/** Retries only errors that may be temporary: no response, or a server error. */
const retry = (failures: number, error: unknown) =>
  failures < RETRIES_MAX &&
  error instanceof ApiError &&
  (error.status === 0 || error.status >= 500);

const createCache = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry }, mutations: { retry: false } },
  });

interface ProvidersProps {
  language: Language;
  messages: Messages;
  children: ReactNode;
}

export function Providers({ language, messages, children }: ProvidersProps) {
  const [cache] = useState(createCache);
  return (
    <QueryClientProvider client={cache}>
      <TranslationProvider language={language} messages={messages}>
        {children}
      </TranslationProvider>
    </QueryClientProvider>
  );
}
