'use client';
import { useEffect, useState } from 'react';
import type { Speaker } from '@/lib/i18n/reason-messages';
import type { Cause } from '@/lib/shared/reasons';
import { loadSpeaker, useTranslation } from './translation';

/** Why something failed, in the desk's language; the service's English where it kept no cause, or before the messages are there. */
export function useCauseText(): (cause: Cause | null | undefined, english: string) => string {
  const { language } = useTranslation();
  const [speak, setSpeak] = useState<Speaker | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadSpeaker(language).then(
      (loaded) => isCurrent && setSpeak(() => loaded),
      () => {},
    ); // offline: English stays
    return () => void (isCurrent = false);
  }, [language]);
  return (cause, english) => (cause && speak?.(cause)?.text) ?? english;
}
