'use client';
import { createContext, use, type ReactNode } from 'react';
import type { SheetMessages } from '@/lib/i18n/messages';

const MessagesContext = createContext<SheetMessages | null>(null);

/** Only the page of the sheet loads its texts. */
export const SheetMessagesProvider = ({
  messages,
  children,
}: {
  messages: SheetMessages;
  children: ReactNode;
}) => <MessagesContext value={messages}>{children}</MessagesContext>;

export function useSheetMessages(): SheetMessages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('useSheetMessages outside a SheetMessagesProvider');
  return messages;
}
