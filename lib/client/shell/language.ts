import type { Language } from '@/lib/shared/languages';

/** What the person chose; read by the server, so that the first byte of a page is in that language. */
export const LANGUAGE_COOKIE = 'language';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Holds from the next page on that the server draws. */
export function keepLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
