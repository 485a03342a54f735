'use client';
import { createContext, use, type ReactNode } from 'react';
import type { SettingsMessages } from '@/lib/i18n/messages';

const SettingsWordsContext = createContext<SettingsMessages | null>(null);

export const SettingsWordsProvider = ({
  messages,
  children,
}: {
  messages: SettingsMessages;
  children: ReactNode;
}) => <SettingsWordsContext value={messages}>{children}</SettingsWordsContext>;

export function useSettingsWords(): SettingsMessages {
  const messages = use(SettingsWordsContext);
  if (!messages) throw new Error('useSettingsWords stands outside a SettingsWordsProvider');
  return messages;
}
