import { toDateString } from '@/lib/shared/dates';

const DAY_MS = 86_400_000;
const LAST_SERIAL = 2_958_465;
/**
 * 1900-02-29, which did not exist. Lotus 1-2-3 counted it, and Excel copied that (ECMA-376 part 1,
 * 18.17.4.1).
 */
const NEVER = 60;

/**
 * The day of a serial number, whose fraction is the time of day. Serial 1 is 1900-01-01 in the 1900
 * date system, serial 0 is 1904-01-01 in the 1904 one. Null for a serial without a date.
 */
export function serialDate(serial: number, isFrom1904: boolean): string | null {
  const day = Math.floor(serial);
  if (!Number.isFinite(serial) || day > LAST_SERIAL) return null;
  if (isFrom1904)
    return day < 0 ? null : toDateString(new Date(Date.UTC(1904, 0, 1) + day * DAY_MS));
  if (day < 1 || day === NEVER) return null;
  return toDateString(new Date(Date.UTC(1899, 11, day < NEVER ? 31 : 30) + day * DAY_MS));
}
