/** How long to wait after the first failed try, the second, and so on. */
export interface BackOff {
  readonly waitsMs: readonly number[];
  /** Each wait is shortened by up to this part, at random, so that what failed together does not come back together. */
  readonly jitter: number;
}

export const triesMaxOf = ({ waitsMs }: BackOff): number => waitsMs.length + 1;

interface Failure {
  /** Which try it was, from 1. */
  readonly step: number;
  readonly time: Date;
  /** The wait that the other side wants. */
  readonly atLeastMs?: number;
  /** 0 ≤ random < 1 */
  readonly random: number;
}

/** When to try again after a failure; null when there is no other try. */
export function nextTryAfter(
  { waitsMs, jitter }: BackOff,
  { step, time, atLeastMs = 0, random }: Failure,
): Date | null {
  const plannedMs = waitsMs[step - 1];
  if (plannedMs === undefined) return null;
  const waitMs = Math.max(plannedMs * (1 - jitter * random), atLeastMs);
  return new Date(time.getTime() + Math.round(waitMs));
}
