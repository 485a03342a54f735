'use client';
import { useRouter } from 'next/navigation';
import { keepLanguage } from '@/lib/client/shell/language';
import { isLanguage } from '@/lib/shared/languages';

/** The server draws the page again in the other language; what was typed and fetched stays. */
export function useLanguageSwitch(): (language: string) => void {
  const router = useRouter();
  return (language) => {
    if (!isLanguage(language)) return;
    keepLanguage(language);
    router.refresh();
  };
}
