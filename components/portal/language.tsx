import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { pluralOf, type Plural } from '@/lib/i18n/plural';
import { type Formats, formatsOf } from '@/lib/i18n/formats';
import { portalMessagesOf } from '@/lib/i18n/portal';
import type { PortalMessages } from '@/lib/i18n/portal/en';
import { isLanguage, type Language } from '@/lib/shared/languages';

interface PortalLanguage {
  readonly language: Language;
  readonly t: PortalMessages;
  readonly formats: Formats;
  plural(forms: Plural, count: number): string;
  /** Stored on this device; takes precedence over the insurer's and the browser's language. */
  choose(language: Language): void;
  /** Applies the insurer's language unless the person has chosen one. */
  suggest(language: Language): void;
  readonly hasFailed: boolean;
}

const PortalLanguageContext = createContext<PortalLanguage | null>(null);
const STORAGE_KEY = 'portal/language';

function storedChoice(): Language | null {
  try {
    const language = localStorage.getItem(STORAGE_KEY) ?? '';
    return isLanguage(language) ? language : null;
  } catch {
    return null;
  }
}

function keepChoice(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is blocked: after a reload the language comes from the insurer or browser again.
  }
}

/** The server sets the document's `lang` from the Accept-Language header. */
const wished = (): Language =>
  storedChoice() ??
  (isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'en');

interface PortalTranslation {
  readonly language: Language;
  readonly t: PortalMessages;
}

/** Renders nothing until the messages are loaded; the document itself contains a loading text. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [wish, setWish] = useState(wished);
  const [messages, setTranslation] = useState<PortalTranslation | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (messages?.language === wish) return;
    let isWanted = true;
    portalMessagesOf(wish).then(
      (t) => isWanted && setTranslation({ language: wish, t }),
      () => {
        if (!isWanted) return;
        setFailed(true);
        if (messages) setWish(messages.language); // so that the failed language can be chosen again
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wish, messages]);
  useEffect(() => {
    if (messages) document.documentElement.lang = messages.language;
  }, [messages]);
  const portalLanguage = useMemo<PortalLanguage | null>(
    () =>
      messages && {
        ...messages,
        hasFailed,
        formats: formatsOf(messages.language),
        plural: (forms, count) => pluralOf(messages.language, forms, count),
        choose: (language) => {
          keepChoice(language);
          setFailed(false);
          setWish(language);
        },
        suggest: (language) => storedChoice() === null && setWish(language),
      },
    [messages, hasFailed],
  );
  return (
    portalLanguage && (
      <PortalLanguageContext value={portalLanguage}>{children}</PortalLanguageContext>
    )
  );
}

export function useSpoken(): PortalLanguage {
  const portalLanguage = use(PortalLanguageContext);
  if (!portalLanguage) throw new Error('useSpoken stands outside a LanguageProvider');
  return portalLanguage;
}
