/**
 * How exactly a date of purchase is known. Of a month or a year, and of an age, the date is a day
 * that stands for it.
 */
export const PRECISIONS = ['day', 'month', 'year', 'age'] as const;

export type Precision = (typeof PRECISIONS)[number];

const ABOUT = '≈';
const LENGTHS = { day: 10, month: 7, year: 4 };

/** What is known of a date of purchase: `2018-06-13`, `2018-06`, `2018`, or `≈ 2018-06-13` of an age. */
export const partialDate = (date: string, precision: Precision | null | undefined): string =>
  precision === 'age' ? `${ABOUT} ${date}` : precision ? date.slice(0, LENGTHS[precision]) : date;

/** The day of a text by `partialDate` that stands for an age. */
export const dayOfAge = (text: string): string | null =>
  /^≈\s*(\d{4}-\d{2}-\d{2})$/.exec(text)?.[1] ?? null;

/** A partial date in a language: as `day` writes it, `June 2018`, `2018`, or `≈ 2018` of an age. */
export const partialDateText = (
  locale: string,
  partial: string,
  day: (date: string) => string,
): string =>
  partial.startsWith(ABOUT)
    ? partial.slice(0, 6).replace(' ', '\u00a0')
    : partial.length === LENGTHS.year
      ? partial
      : partial.length === LENGTHS.month
        ? new Date(partial).toLocaleDateString(locale, {
            month: 'long',
            year: 'numeric',
            timeZone: 'UTC',
          })
        : day(partial);

type Fields = Readonly<Record<string, unknown>>;

/** The values of changed fields as they are shown: the date of purchase as exactly as it is known. */
export function withPartialDate(fields: Fields): Fields {
  const { date_purchase_precision: precision, ...others } = fields;
  const { date_purchase: date } = others;
  return typeof date === 'string'
    ? { ...others, date_purchase: partialDate(date, precision as Precision | undefined) }
    : others;
}
