const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** After the first try, the second, … Together 7 h 36 min 10 s: who waits for a letter asks for another after that. */
const WAITS_MS = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
] as const;

export const MAIL_TRIES_MAX = WAITS_MS.length + 1;

/** When to try again after the n-th try failed, n from 1; null when the letter is given up. */
export function nextMailTry(tries: number, time: Date): Date | null {
  const waitMs = WAITS_MS[tries - 1];
  return waitMs === undefined ? null : new Date(time.getTime() + waitMs);
}
