import type { z } from 'zod';

/** A kind of job: its name, what it carries, and how often a failing one is tried. Handlers belong to the worker. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  readonly triesMax: number;
  /** Grows with every try. */
  readonly retryDelaySeconds: number;
}

export const job = <P extends z.ZodType>(declaration: Job<P>): Job<P> => declaration;

/** Where a job goes whose tries are used up, so that what waits for it can be marked as failed. */
export const deadLetterOf = (declared: Job): string => `${declared.name}.dead`;
