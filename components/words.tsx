'use client';
import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { speakFaults } from '@/lib/client/api/fault-words';
import { formatsOf, type Formats } from '@/lib/i18n/formats';
import { pluralOf, type Plural } from '@/lib/i18n/plural';
import { type Messages } from '@/lib/i18n/messages';
import type { Language } from '@/lib/shared/languages';

export interface Words {
  readonly language: Language;
  readonly t: Messages;
  readonly formats: Formats;
  plural(forms: Plural, count: number): string;
}

/** Fetched with the first refusal: a page that nothing is refused on does not carry it. */
export const loadSpeaker = async (language: Language) =>
  (await import('@/lib/i18n/load-reasons')).loadSpeaker(language);

const WordsContext = createContext<Words | null>(null);

/** Gives every component below the messages and formats of one language. */
export function WordsProvider({
  language,
  messages,
  children,
}: {
  language: Language;
  messages: Messages;
  children: ReactNode;
}) {
  const words = useMemo<Words>(
    () => ({
      language,
      t: messages,
      formats: formatsOf(language),
      plural: (forms, count) => pluralOf(language, forms, count),
    }),
    [language, messages],
  );
  useLayoutEffect(() => speakFaults(messages.faults, language, loadSpeaker), [language, messages]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords stands outside a WordsProvider');
  return words;
}
