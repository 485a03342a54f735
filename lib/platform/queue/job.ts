import type { z } from 'zod';
import type { BackOff } from './back-off';

/**
 * A kind of job: its name, its payload, and when a failed one is retried. The worker registers the
 * handlers.
 */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  readonly backOff: BackOff;
  /** For attempts that may take longer than the lease of the settings. */
  readonly leaseMsMin?: number;
}

export const job = <P extends z.ZodType>(declaration: Job<P>): Job<P> => declaration;

/** Three tries: the second after two to four seconds, the third after another four to eight. */
export const JOB_BACK_OFF: BackOff = { waitsMs: [4000, 8000], jitter: 0.5 };
