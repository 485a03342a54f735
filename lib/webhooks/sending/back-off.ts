import { type BackOff, nextTryAfter, triesMaxOf } from '@/lib/platform/queue/back-off';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Together 23 h 42 min 35 s. */
const BACK_OFF: BackOff = {
  waitsMs: [
    5 * SECOND_MS,
    30 * SECOND_MS,
    2 * MINUTE_MS,
    10 * MINUTE_MS,
    30 * MINUTE_MS,
    HOUR_MS,
    2 * HOUR_MS,
    4 * HOUR_MS,
    8 * HOUR_MS,
    8 * HOUR_MS,
  ],
  jitter: 0.2,
};

export const TRIES_MAX = triesMaxOf(BACK_OFF);

/** The duration of a round of attempts. */
export const ROUND_MS = 24 * HOUR_MS;

const RETRY_AFTER_MS_MAX = HOUR_MS;

interface Failure {
  /** Number of the attempt within its round, from 1. */
  readonly step: number;
  readonly time: Date;
  /** No attempt is scheduled after this time. */
  readonly expireTime: Date;
  /** The pause requested by the receiver's `Retry-After`. */
  readonly retryAfterMs: number | null;
  /** 0 ≤ random < 1 */
  readonly random: number;
}

/**
 * The time of the next attempt after a failure; null if the delivery is given up. A receiver may
 * request a longer pause, up to an hour.
 */
export function nextTryTime({
  step,
  time,
  expireTime,
  retryAfterMs,
  random,
}: Failure): Date | null {
  const atLeastMs = Math.min(retryAfterMs ?? 0, RETRY_AFTER_MS_MAX);
  const next = nextTryAfter(BACK_OFF, { step, time, atLeastMs, random });
  return next === null || next > expireTime ? null : next;
}

/**
 * Parses `Retry-After` in seconds or as an HTTP date (RFC 9110, 10.2.3). Null if absent or invalid.
 */
export function retryAfterMs(header: string | undefined, time: Date): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND_MS;
  const at = header.endsWith(' GMT') ? Date.parse(header) : NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - time.getTime());
}
