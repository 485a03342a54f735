import { type Language, LOCALES } from '@/lib/shared/languages';

/* Apart from the messages, so that a page which has words of its own does not carry the desk's. */

export interface Plural {
  readonly one: string;
  readonly other: string;
}

/** `'{count} of {total}'` with its values put in; a placeholder without a value stays, so that it is seen. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const made = new Map<Language, { rules: Intl.PluralRules; counts: Intl.NumberFormat }>();

/** Intl objects are costly to make and are kept. */
function countingIn(language: Language) {
  const kept = made.get(language) ?? {
    rules: new Intl.PluralRules(language),
    counts: new Intl.NumberFormat(LOCALES[language]),
  };
  made.set(language, kept);
  return kept;
}

export function pluralOf(language: Language, forms: Plural, count: number): string {
  const { rules, counts } = countingIn(language);
  return fill(rules.select(count) === 'one' ? forms.one : forms.other, {
    count: counts.format(count),
  });
}
