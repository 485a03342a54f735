import type { Language } from '@/lib/shared/languages';

/**
 * The language that the user chose. The server reads it, so that a page is in that language from
 * its first byte.
 */
export const LANGUAGE_COOKIE = 'language';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Takes effect with the next page that the server renders. */
export function keepLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
