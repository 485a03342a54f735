'use client';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { nameFieldsOfSettings } from '@/lib/client/api/fault-messages';
import type { SettingsMessages } from '@/lib/i18n/messages';

const SettingsMessagesContext = createContext<SettingsMessages | null>(null);

export function SettingsMessagesProvider({
  messages,
  children,
}: {
  messages: SettingsMessages;
  children: ReactNode;
}) {
  // An ordinary effect runs after the layout effect in which TranslationProvider sets the language.
  useEffect(() => {
    nameFieldsOfSettings(messages);
    return () => nameFieldsOfSettings(null);
  }, [messages]);
  return <SettingsMessagesContext value={messages}>{children}</SettingsMessagesContext>;
}

export function useSettingsMessages(): SettingsMessages {
  const messages = use(SettingsMessagesContext);
  if (!messages) throw new Error('useSettingsMessages outside a SettingsMessagesProvider');
  return messages;
}
