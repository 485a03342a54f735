/**
 * Dates without a time are `YYYY-MM-DD` strings in code. The database returns them as midnight UTC.
 */

export const toDateString = (date: Date): string => date.toISOString().slice(0, 10);

/** Returns midnight UTC of a validated `YYYY-MM-DD` string. */
export const fromDateString = (date: string): Date => new Date(`${date}T00:00:00.000Z`);

/** `YYYY-MM-DD HH:MM:SS` in UTC, the format of the portal item and of rp_price_date. */
export const toDateTimeString = (date: Date): string =>
  date.toISOString().slice(0, 19).replace('T', ' ');

/** Reads `YYYY-MM-DD HH:MM:SS` as UTC. */
export const fromDateTimeString = (text: string): Date =>
  new Date(`${text.replace(' ', 'T')}.000Z`);

/**
 * Whether the text is an existing day. Refuses 2026-02-30, and the year 0, which PostgreSQL refuses
 * too.
 */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const date = fromDateString(text);
  return !Number.isNaN(date.getTime()) && toDateString(date) === text;
}

export function isDateTime(text: string): boolean {
  const time = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.exec(text);
  return time?.[1] !== undefined && isDate(time[1]);
}

/** The same day so many months earlier, or the last day of a shorter month. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const length = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(date, length));
  return toDateString(first);
}

/**
 * An earlier year, such as 1024, must be a typing error: no policyholder can have bought anything
 * then.
 */
export const EARLIEST_PURCHASE = '1900-01-01';
