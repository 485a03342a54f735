'use client';
import { createContext, use, type ReactNode } from 'react';
import type { SettingsMessages } from '@/lib/i18n/messages';

const SettingsMessagesContext = createContext<SettingsMessages | null>(null);

export const SettingsMessagesProvider = ({
  messages,
  children,
}: {
  messages: SettingsMessages;
  children: ReactNode;
}) => <SettingsMessagesContext value={messages}>{children}</SettingsMessagesContext>;

export function useSettingsMessages(): SettingsMessages {
  const messages = use(SettingsMessagesContext);
  if (!messages) throw new Error('useSettingsMessages outside a SettingsMessagesProvider');
  return messages;
}
