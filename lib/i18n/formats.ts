import { LOCALES, type Language } from '@/lib/shared/languages';

const DAY_MS = 86_400_000;
const SIZE_UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

export interface Formats {
  /** `13,499.00`, with a minus sign, not a hyphen, below zero. */
  amount(value: number): string;
  /** `13,499.00 DKK` without a line break inside. */
  money(value: number, currency: string): string;
  /** A fraction of 1: `91%`. */
  percent(fraction: number): string;
  /** `91%`, rounded down, so that only certainty is shown as 100 %. */
  confidence(fraction: number): string;
  count(value: number): string;
  /** `1.2 MB`, in powers of 1000 like file managers. */
  size(bytes: number): string;
  /** A day `YYYY-MM-DD`, or an instant, as `28 Oct 2026`. */
  day(date: string): string;
  /** `28 Oct 2026, 14:05` */
  instant(instant: string): string;
  /** `28 Oct 2026, 14:05:31`, for logs. */
  moment(instant: string): string;
  /** `3 hours ago`, or the day if it is more than a week ago. */
  since(instant: string, nowMs: number): string;
}

/** Compensates that 0.29 × 100 is slightly less than 29 in doubles. */
const FLOAT_ERROR = 1e-9;

export function formatsOf(language: Language): Formats {
  const locale = LOCALES[language];
  const amounts = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const counts = new Intl.NumberFormat(locale);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const localDays = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Adding zero turns a negative zero into zero, so that no depreciation is not shown as −0.00.
  const amount = (value: number) => amounts.format(value + 0).replace('-', '−');
  const day = (date: string) =>
    date.length === 10
      ? days.format(new Date(`${date}T00:00:00Z`))
      : localDays.format(new Date(date));
  return {
    amount,
    money: (value, currency) => `${amount(value)}\u00a0${currency}`,
    percent: (fraction) => percents.format(fraction),
    confidence: (fraction) => percents.format(Math.floor(fraction * 100 + FLOAT_ERROR) / 100),
    count: (value) => counts.format(value),
    size: (bytes) => sizeIn(locale, bytes),
    day,
    instant: (instant) => instants.format(new Date(instant)),
    moment: (instant) => moments.format(new Date(instant)),
    since: (instant, nowMs) => {
      const agoMs = nowMs - Date.parse(instant);
      return agoMs > 7 * DAY_MS ? day(instant) : relative.format(...stepsAgo(agoMs));
    },
  };
}

function sizeIn(locale: string, bytes: number): string {
  const step = Math.min(
    bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3),
    SIZE_UNITS.length - 1,
  );
  const unit = SIZE_UNITS[step] ?? 'byte';
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  return format.format(bytes / 1000 ** step).replace(/\s/g, '\u00a0');
}

/** The largest unit with at least one whole step, as a negative number. */
function stepsAgo(agoMs: number): [number, Intl.RelativeTimeFormatUnit] {
  if (agoMs < 60_000) return [0, 'second']; // "now"
  if (agoMs < 3_600_000) return [-Math.floor(agoMs / 60_000), 'minute'];
  if (agoMs < DAY_MS) return [-Math.floor(agoMs / 3_600_000), 'hour'];
  return [-Math.floor(agoMs / DAY_MS), 'day'];
}
