'use client';
import { useEffect, useState } from 'react';
import type { ReasonTranslator } from '@/lib/i18n/reason-messages';
import type { Cause } from '@/lib/shared/reasons';
import { loadReasonTranslator, useTranslation } from './translation';

/**
 * The reason for a failure in the user's language. Falls back to the service's English if no cause
 * was stored or the messages have not loaded.
 */
export function useCauseText(): (cause: Cause | null | undefined, english: string) => string {
  const { language } = useTranslation();
  const [translate, setSpeak] = useState<ReasonTranslator | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadReasonTranslator(language).then(
      (loaded) => isCurrent && setSpeak(() => loaded),
      () => {},
    ); // offline: stays in English
    return () => void (isCurrent = false);
  }, [language]);
  return (cause, english) => (cause && translate?.(cause)?.text) ?? english;
}
