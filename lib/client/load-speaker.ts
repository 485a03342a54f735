import type { AllRefusals, FileRefusals, Refusals } from '@/lib/i18n/refusals';
import type { Language } from '@/lib/shared/languages';
import type { Speaker } from './refusal-speaker';

async function together(...parts: [Promise<{ refusals: Refusals }>, Promise<{ fileRefusals: FileRefusals }>]): Promise<AllRefusals> {
  const [{ refusals }, { fileRefusals: files }] = await Promise.all(parts);
  return { ...refusals, files };
}

const TABLES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<AllRefusals>>> = {
  da: () => together(import('@/lib/i18n/da/refusals'), import('@/lib/i18n/da/file-refusals')),
  sv: () => together(import('@/lib/i18n/sv/refusals'), import('@/lib/i18n/sv/file-refusals')),
  nb: () => together(import('@/lib/i18n/nb/refusals'), import('@/lib/i18n/nb/file-refusals')),
  de: () => together(import('@/lib/i18n/de/refusals'), import('@/lib/i18n/de/file-refusals')),
  fi: () => together(import('@/lib/i18n/fi/refusals'), import('@/lib/i18n/fi/file-refusals')),
};

/** Fetched with the first refusal: a page that nothing is refused on does not carry it. */
export async function loadSpeaker(language: Language): Promise<Speaker | null> {
  if (language === 'en') return null; // the service's own language
  const [{ speakerOf }, refusals] = await Promise.all([import('./refusal-speaker'), TABLES[language]()]);
  return speakerOf(refusals, language);
}
