'use client';
import { useEffect, useState } from 'react';
import { loadSpeaker } from '@/lib/i18n/load-speaker';
import type { Speaker } from '@/lib/i18n/refusal-speaker';
import { useWords } from './words';

/** What the service wrote down in English, as it shows in lists: in the desk's language once its words are there. */
export function useServiceWords(): (said: string) => string {
  const { language } = useWords();
  const [speak, setSpeak] = useState<Speaker | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadSpeaker(language).then(
      (loaded) => isCurrent && setSpeak(() => loaded),
      () => {},
    ); // offline: English stays
    return () => void (isCurrent = false);
  }, [language]);
  return (said) => speak?.(said)?.text ?? said;
}
