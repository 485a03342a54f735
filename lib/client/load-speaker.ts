import type { Refusals } from '@/lib/i18n/refusals';
import type { Language } from '@/lib/shared/languages';
import type { Speaker } from './refusal-speaker';

const TABLES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ refusals: Refusals }>>> = {
  da: () => import('@/lib/i18n/da/refusals'),
  sv: () => import('@/lib/i18n/sv/refusals'),
  nb: () => import('@/lib/i18n/nb/refusals'),
  de: () => import('@/lib/i18n/de/refusals'),
  fi: () => import('@/lib/i18n/fi/refusals'),
};

/** Fetched with the first refusal: a page that nothing is refused on does not carry it. */
export async function loadSpeaker(language: Language): Promise<Speaker | null> {
  if (language === 'en') return null; // the service's own language
  const [{ speakerOf }, { refusals }] = await Promise.all([import('./refusal-speaker'), TABLES[language]()]);
  return speakerOf(refusals, language);
}
