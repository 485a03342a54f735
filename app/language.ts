import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { LANGUAGE_COOKIE } from '@/lib/client/shell/language';
import { browserLanguage } from '@/lib/i18n/browser-language';
import {
  messagesOf,
  settingsMessagesOf,
  type Messages,
  type SettingsMessages,
} from '@/lib/i18n/messages';
import { isLanguage, type Language } from '@/lib/shared/languages';
import { currentSession } from './(desk)/session';

/**
 * The language of a page: the person's choice, else the browser's, else the client's (decision
 * 043).
 */
export const pageLanguage = cache(async (): Promise<Language> => {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value ?? '';
  if (isLanguage(chosen)) return chosen;
  return (
    browserLanguage((await headers()).get('accept-language')) ?? (await clientLanguage()) ?? 'en'
  );
});

/** If the session lookup fails the layout still renders, and the page itself reports the error. */
async function clientLanguage(): Promise<Language | undefined> {
  const session = await currentSession().catch(() => null);
  return session?.clients[0]?.language;
}

/** The document title in the page's language: `const generateMetadata = titled((t) => …)`. */
export const titled =
  (titleOf: (messages: Messages & SettingsMessages) => string) => async (): Promise<Metadata> => {
    const language = await pageLanguage();
    return { title: titleOf({ ...messagesOf(language), ...settingsMessagesOf(language) }) };
  };
