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
  /** Kept on this device, and stronger than what the insurer or the browser says. */
  choose(language: Language): void;
  /** What the insurer says; a person's own choice stands. */
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
    // Forbidden: it is asked of the insurer and the browser again after a reload.
  }
}

/** The server has said in the document which language the browser asks for. */
const wished = (): Language =>
  storedChoice() ??
  (isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'en');

interface PortalTranslation {
  readonly language: Language;
  readonly t: PortalMessages;
}

/** Shows nothing before the first words are there: the document has said already that one has to wait. */
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
        if (messages) setWish(messages.language); // so that it can be chosen again
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
