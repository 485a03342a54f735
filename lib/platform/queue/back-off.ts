/** The wait after the first failed try, the second, and so on, in milliseconds. */
export interface BackOff {
  readonly waitsMs: readonly number[];
  /**
   * The largest share by which a wait is shortened at random, so that rows that failed together are
   * not retried together.
   */
  readonly jitter: number;
}

export const triesMaxOf = ({ waitsMs }: BackOff): number => waitsMs.length + 1;

interface Failure {
  /** Number of the try that failed, from 1. */
  readonly step: number;
  readonly time: Date;
  /** The minimum wait that the other side requested. */
  readonly atLeastMs?: number;
  /** 0 ≤ random < 1 */
  readonly random: number;
}

/** Returns when to try again after a failure, or null when there is no further try. */
export function nextTryAfter(
  { waitsMs, jitter }: BackOff,
  { step, time, atLeastMs = 0, random }: Failure,
): Date | null {
  const plannedMs = waitsMs[step - 1];
  if (plannedMs === undefined) return null;
  const waitMs = Math.max(plannedMs * (1 - jitter * random), atLeastMs);
  return new Date(time.getTime() + Math.round(waitMs));
}
