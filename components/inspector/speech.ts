'use client';
import { use, useEffect } from 'react';
import { fetched } from '@/lib/client/api/fetched';
import type { Dictionary } from '@/lib/forensics/sentences/dictionary';
import type { Speech } from '@/lib/forensics/sentences/sentence-for';
import type { Language } from '@/lib/shared/languages';
import { useTranslation } from '../translation';

/**
 * One file per language: a browser loads the engine's sentences with the inspector, and only in the
 * page's language.
 */
const DICTIONARIES: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: async () => (await import('@/lib/forensics/sentences/en')).en,
  da: async () => (await import('@/lib/forensics/sentences/da')).da,
  sv: async () => (await import('@/lib/forensics/sentences/sv')).sv,
  nb: async () => (await import('@/lib/forensics/sentences/nb')).nb,
  de: async () => (await import('@/lib/forensics/sentences/de')).de,
  fi: async () => (await import('@/lib/forensics/sentences/fi')).fi,
};

const loaded = new Map<Language, Promise<Speech>>();

function speechIn(language: Language): Promise<Speech> {
  const known = loaded.get(language);
  if (known) return known;
  const speech = fetched(DICTIONARIES[language]).then((messages) => ({ language, messages }));
  loaded.set(language, speech);
  // Forgets a failed load, so that the next call tries again.
  speech.catch(() => loaded.delete(language));
  return speech;
}

/**
 * The engine's sentences in the language of the page, whichever language the verdict was stored in.
 * Suspends while they load.
 */
export const useSpeech = (): Speech => use(speechIn(useTranslation().language));

/** Loads the sentences as soon as a picture opens, before a verdict needs them. */
export function useSpeechAhead(): void {
  const { language } = useTranslation();
  useEffect(() => void speechIn(language), [language]);
}
