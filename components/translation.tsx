'use client';
import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { setFaultLanguage } from '@/lib/client/api/fault-messages';
import { formatsOf, type Formats } from '@/lib/i18n/formats';
import { pluralOf, type Plural } from '@/lib/i18n/plural';
import { type Messages } from '@/lib/i18n/messages';
import type { Language } from '@/lib/shared/languages';

export interface Translation {
  readonly language: Language;
  readonly t: Messages;
  readonly formats: Formats;
  plural(forms: Plural, count: number): string;
}

/** Loaded with the first error, so that a page without errors does not load this code. */
export const loadReasonTranslator = async (language: Language) =>
  (await import('@/lib/i18n/load-reasons')).loadReasonTranslator(language);

const TranslationContext = createContext<Translation | null>(null);

/** Gives every component below the messages and formats of one language. */
export function TranslationProvider({
  language,
  messages,
  children,
}: {
  language: Language;
  messages: Messages;
  children: ReactNode;
}) {
  const translation = useMemo<Translation>(
    () => ({
      language,
      t: messages,
      formats: formatsOf(language),
      plural: (forms, count) => pluralOf(language, forms, count),
    }),
    [language, messages],
  );
  useLayoutEffect(
    () => setFaultLanguage(messages, language, loadReasonTranslator),
    [language, messages],
  );
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (!translation) throw new Error('useTranslation outside a TranslationProvider');
  return translation;
}
