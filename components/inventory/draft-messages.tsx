'use client';
import { createContext, use, type ReactNode } from 'react';
import type { InventoryMessages } from '@/lib/i18n/messages';

const MessagesContext = createContext<InventoryMessages | null>(null);

/** The texts of a draft are many, so only this page loads them. */
export const DraftMessagesProvider = ({
  messages,
  children,
}: {
  messages: InventoryMessages;
  children: ReactNode;
}) => <MessagesContext value={messages}>{children}</MessagesContext>;

export function useDraftMessages(): InventoryMessages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('useDraftMessages outside a DraftMessagesProvider');
  return messages;
}
