'use client';
import { useEffect, useState } from 'react';
import type { ReasonTranslator } from '@/lib/i18n/reason-messages';
import type { Cause } from '@/lib/shared/reasons';
import { loadReasonTranslator, useTranslation } from './translation';

/** Why something failed, in the desk's language; the service's English where it kept no cause, or before the messages are there. */
export function useCauseText(): (cause: Cause | null | undefined, english: string) => string {
  const { language } = useTranslation();
  const [translate, setSpeak] = useState<ReasonTranslator | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadReasonTranslator(language).then(
      (loaded) => isCurrent && setSpeak(() => loaded),
      () => {},
    ); // offline: English stays
    return () => void (isCurrent = false);
  }, [language]);
  return (cause, english) => (cause && translate?.(cause)?.text) ?? english;
}
