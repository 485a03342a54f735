import type { Language } from '@/lib/shared/languages';
import { en } from './en';

/** Plain strings only, so that the server can hand one language to the browser and no other travels. */
export type Messages = typeof en;

export interface Plural {
  readonly one: string;
  readonly other: string;
}

const known: Partial<Record<Language, Messages>> = { en };

export const messagesOf = (language: Language): Messages => known[language] ?? en;

/** `'{count} of {total}'` with its values put in; a placeholder without a value stays, so that it is seen. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

export const pluralOf = (language: Language, forms: Plural, count: number): string =>
  fill(new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other, { count });
