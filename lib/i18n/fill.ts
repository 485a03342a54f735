import { type Language, LOCALES } from '@/lib/shared/languages';

/* Apart from the messages, so that a page which has words of its own does not carry the desk's. */

export interface Plural {
  readonly one: string;
  readonly other: string;
}

/** `'{count} of {total}'` with its values put in; a placeholder without a value stays, so that it is seen. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

export const pluralOf = (language: Language, forms: Plural, count: number): string =>
  fill(new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other, { count: new Intl.NumberFormat(LOCALES[language]).format(count) });
