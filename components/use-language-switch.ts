'use client';
import { useRouter } from 'next/navigation';
import { keepLanguage } from '@/lib/client/shell/language';
import { isLanguage } from '@/lib/shared/languages';

/** Has the server render the page again in the other language; input and loaded data are kept. */
export function useLanguageSwitch(): (language: string) => void {
  const router = useRouter();
  return (language) => {
    if (!isLanguage(language)) return;
    keepLanguage(language);
    router.refresh();
  };
}
