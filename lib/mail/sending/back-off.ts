import { type BackOff, nextTryAfter, triesMaxOf } from '@/lib/platform/queue/back-off';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Together 7 h 36 min 10 s. By then, a recipient will have requested another e-mail. */
const BACK_OFF: BackOff = {
  waitsMs: [
    10 * SECOND_MS,
    MINUTE_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    HOUR_MS,
    2 * HOUR_MS,
    4 * HOUR_MS,
  ],
  jitter: 0,
};

export const MAIL_TRIES_MAX = triesMaxOf(BACK_OFF);

/**
 * The time of the next attempt after attempt number `tries` (from 1) failed; null if the e-mail is
 * given up.
 */
export const nextMailTry = (tries: number, time: Date): Date | null =>
  nextTryAfter(BACK_OFF, { step: tries, time, random: 0 });
