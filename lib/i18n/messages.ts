import type { Language } from '@/lib/shared/languages';
import * as da from './da';
import * as de from './de';
import * as en from './en';
import * as fi from './fi';
import * as nb from './nb';
import * as sv from './sv';

/** Plain strings only, so that the server can send a single language to the browser. */
export type Messages = typeof en.deskMessages;
export type SettingsMessages = typeof en.settingsMessages;
export type InventoryMessages = typeof en.inventoryMessages;
export type SheetMessages = typeof en.sheetMessages;

const known: Readonly<
  Record<
    Language,
    {
      deskMessages: Messages;
      settingsMessages: SettingsMessages;
      inventoryMessages: InventoryMessages;
      sheetMessages: SheetMessages;
    }
  >
> = { en, da, sv, nb, de, fi };

/** For the server only, because importing it loads all six languages. */
export const messagesOf = (language: Language): Messages => known[language].deskMessages;

export const settingsMessagesOf = (language: Language): SettingsMessages =>
  known[language].settingsMessages;

export const inventoryMessagesOf = (language: Language): InventoryMessages =>
  known[language].inventoryMessages;

export const sheetMessagesOf = (language: Language): SheetMessages => known[language].sheetMessages;
