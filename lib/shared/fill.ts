/** The values of a sentence by the names of its placeholders. */
export type Values = Readonly<Record<string, string | number>>;

/** How a sentence writes its values. */
interface Writing {
  /** A value as a reader of the language sees it; without it, as it is. */
  readonly write?: (value: string | number, name: string) => string;
  /** Chooses between the two nouns of a count. */
  readonly plurals?: Intl.PluralRules;
}

/** `{name}`, or `{name|one|many}`: a count with its noun. */
const PLACEHOLDER = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * A sentence with its values: `'{count} of {total}'`, `'{years|year|years}'`. A placeholder without a
 * value stays, so that the mistake is seen.
 */
export const fill = (sentence: string, values: Values, { write, plurals }: Writing = {}): string =>
  sentence.replace(PLACEHOLDER, (placeholder, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    const written = write ? write(value, name) : String(value);
    if (!plurals || one === undefined) return written;
    return `${written} ${plurals.select(Number(value)) === 'one' ? one : many}`;
  });
