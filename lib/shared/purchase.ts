/**
 * How exactly a date of purchase is known. Of a month or a year, and of an age, the date is a day
 * that stands for it.
 */
export const PRECISIONS = ['day', 'month', 'year', 'age'] as const;

export type Precision = (typeof PRECISIONS)[number];

const ABOUT = '≈ ';

/** What is known of a date of purchase: `2018-06-13`, `2018-06`, `2018`, or `≈ 2018-06-13` of an age. */
export function partialDate(date: string, precision: Precision | null | undefined): string {
  switch (precision) {
    case 'month':
      return date.slice(0, 7);
    case 'year':
      return date.slice(0, 4);
    case 'age':
      return `${ABOUT}${date}`;
    default:
      return date;
  }
}

/** The day of a text by `partialDate` that stands for an age. */
export const dayOfAge = (text: string): string | null =>
  /^≈\s*(\d{4}-\d{2}-\d{2})$/.exec(text)?.[1] ?? null;

/** A partial date in a language: as `day` writes it, `June 2018`, `2018`, or `≈ 2018` of an age. */
export function partialDateText(
  locale: string,
  partial: string,
  day: (date: string) => string,
): string {
  const date = dayOfAge(partial);
  if (date !== null) return `≈\u00a0${date.slice(0, 4)}`;
  if (partial.length === 4) return partial;
  if (partial.length !== 7) return day(partial);
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${partial}-01`));
}

type Fields = Readonly<Record<string, unknown>>;

/** The values of changed fields as they are shown: the date of purchase as exactly as it is known. */
export function withPartialDate(fields: Fields): Fields {
  const { date_purchase_precision: precision, ...others } = fields;
  const { date_purchase: date } = others;
  return typeof date === 'string'
    ? { ...others, date_purchase: partialDate(date, precision as Precision | undefined) }
    : others;
}
