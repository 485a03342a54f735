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

/** The language of a page: what the person chose, else what the browser asks for, else the client's (decision 043). */
export const pageLanguage = cache(async (): Promise<Language> => {
  const chosen = (await cookies()).get(LANGUAGE_COOKIE)?.value ?? '';
  if (isLanguage(chosen)) return chosen;
  return (
    browserLanguage((await headers()).get('accept-language')) ?? (await clientLanguage()) ?? 'en'
  );
});

/** A page that cannot learn who reads it is still drawn: its own part tells what is wrong. */
async function clientLanguage(): Promise<Language | undefined> {
  const session = await currentSession().catch(() => null);
  return session?.clients[0]?.language;
}

/** The title of a page's document, in the language of the page: `export const generateMetadata = titled((t) => …)`. */
export const titled =
  (titleOf: (messages: Messages & SettingsMessages) => string) => async (): Promise<Metadata> => {
    const language = await pageLanguage();
    return { title: titleOf({ ...messagesOf(language), ...settingsMessagesOf(language) }) };
  };
