import { fill } from '@/lib/shared/fill';
import { type Language, LOCALES } from '@/lib/shared/languages';

/* Separate from the messages, so that a page with messages of its own does not load the desk's. */

export interface Plural {
  readonly one: string;
  readonly other: string;
}

const made = new Map<Language, { rules: Intl.PluralRules; counts: Intl.NumberFormat }>();

/** Cached, because Intl objects are costly to create. */
function countingIn(language: Language) {
  const formats = made.get(language) ?? {
    rules: new Intl.PluralRules(language),
    counts: new Intl.NumberFormat(LOCALES[language]),
  };
  made.set(language, formats);
  return formats;
}

export function pluralOf(language: Language, forms: Plural, count: number): string {
  const { rules, counts } = countingIn(language);
  return fill(rules.select(count) === 'one' ? forms.one : forms.other, {
    count: counts.format(count),
  });
}
