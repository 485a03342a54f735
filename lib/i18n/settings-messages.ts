import type { Language } from '@/lib/shared/languages';
import { priceImports } from './en/price-imports';
import { rules } from './en/rules';
import { settings } from './en/settings';

const en = { settings, rules, priceImports };

/** The texts of the settings, apart from the others: a cart need not carry them. */
export type SettingsMessages = typeof en;

const known: Partial<Record<Language, SettingsMessages>> = { en };

export const settingsMessagesOf = (language: Language): SettingsMessages => known[language] ?? en;
