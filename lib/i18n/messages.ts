import type { Language } from '@/lib/shared/languages';
import * as da from './da';
import * as de from './de';
import * as en from './en';
import * as fi from './fi';
import * as nb from './nb';
import * as sv from './sv';

/** Plain strings only, so that the server can hand one language to the browser and no other travels. */
export type Messages = typeof en.deskWords;
export type SettingsMessages = typeof en.settingsWords;

const known: Readonly<Record<Language, { deskWords: Messages; settingsWords: SettingsMessages }>> =
  { en, da, sv, nb, de, fi };

/** For the server: whoever imports this carries all six languages. */
export const messagesOf = (language: Language): Messages => known[language].deskWords;

export const settingsMessagesOf = (language: Language): SettingsMessages =>
  known[language].settingsWords;
