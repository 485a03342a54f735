import { fill } from '@/lib/shared/fill';
import { type Language, LOCALES } from '@/lib/shared/languages';

/* Apart from the messages, so that a page which has words of its own does not carry the desk's. */

export interface Plural {
  readonly one: string;
  readonly other: string;
}

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
