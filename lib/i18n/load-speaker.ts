import type { AllRefusals, FileRefusals, Refusals } from './refusals';
import type { Language } from '@/lib/shared/languages';
import type { Speaker } from './refusal-speaker';

async function together(
  ...parts: [Promise<{ refusals: Refusals }>, Promise<{ fileRefusals: FileRefusals }>]
): Promise<AllRefusals> {
  const [{ refusals }, { fileRefusals: files }] = await Promise.all(parts);
  return { ...refusals, files };
}

const TABLES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<AllRefusals>>> = {
  da: () => together(import('./da/refusals'), import('./da/file-refusals')),
  sv: () => together(import('./sv/refusals'), import('./sv/file-refusals')),
  nb: () => together(import('./nb/refusals'), import('./nb/file-refusals')),
  de: () => together(import('./de/refusals'), import('./de/file-refusals')),
  fi: () => together(import('./fi/refusals'), import('./fi/file-refusals')),
};

/** Fetched with the first refusal: a page that nothing is refused on does not carry it. */
export async function loadSpeaker(language: Language): Promise<Speaker | null> {
  if (language === 'en') return null; // the service's own language
  const [{ speakerOf }, refusals] = await Promise.all([
    import('./refusal-speaker'),
    TABLES[language](),
  ]);
  return speakerOf(refusals, language);
}
