/** The values of a sentence by the names of its placeholders. */
export type Values = Readonly<Record<string, string | number>>;

/** How the values in a sentence are formatted. */
interface Writing {
  /**
   * Formats a value in the conventions of the language. Without it, values are inserted unchanged.
   */
  readonly write?: (value: string | number, name: string) => string;
  /** Chooses between the two nouns of a count. */
  readonly plurals?: Intl.PluralRules;
}

/** `{name}`, or `{name|one|many}` for a count with its noun. */
const PLACEHOLDER = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * Inserts values into a sentence such as `'{count} of {total}'` or `'{years|year|years}'`. A
 * placeholder without a value stays visible, so that the mistake is noticed.
 */
export const fill = (sentence: string, values: Values, { write, plurals }: Writing = {}): string =>
  sentence.replace(PLACEHOLDER, (placeholder, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    const written = write ? write(value, name) : String(value);
    if (!plurals || one === undefined) return written;
    return `${written} ${plurals.select(Number(value)) === 'one' ? one : many}`;
  });
