import { now } from '@/lib/platform/clock';
import { wrongValue } from '@/lib/shared/fault';

const DAY_MS = 86_400_000;

interface Given {
  readonly expire_time?: string | null | undefined;
  readonly expires_in_days?: number | null | undefined;
}

/**
 * The requested expiry, given as a time or in days from now; undefined if none was requested.
 * Throws `wrong` for both or for a time in the past.
 */
export function requestedExpiry({ expire_time, expires_in_days }: Given): Date | undefined {
  const time = expire_time ?? null;
  const days = expires_in_days ?? null;
  if (time !== null && days !== null) throw wrongValue('expires_in_days', 'two_expiries');
  if (days !== null) return new Date(now().getTime() + days * DAY_MS);
  if (time === null) return undefined;
  const expiry = new Date(time);
  if (expiry <= now()) throw wrongValue('expire_time', 'in_the_past');
  return expiry;
}
