import { createHash } from 'node:crypto';
import { z } from 'zod';
import { createAppraisalReport } from '@/lib/contract/reports';
import { canonicalJson } from '@/lib/events/canonical-json';
import type { Caller } from '@/lib/identity/caller';
import { job, JOB_BACK_OFF } from '@/lib/platform/queue/job';

const selection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('one'), id: z.int() }),
  z.object({ kind: z.literal('some'), ids: z.array(z.int()) }),
]);

/** The request as stored until the job runs. */
export const wish = z.object({
  selection,
  body: createAppraisalReport.body,
  origin: z.string(),
  caller: z.object({
    kind: z.enum(['key', 'handler', 'policyholder']),
    sessionId: z.string().nullable(),
  }),
});

export type Wish = z.output<typeof wish>;

/** Creates the report of a row of `report_job`. */
export const reportJob = job({
  name: 'report',
  payload: z.object({ client_id: z.int(), report_job_id: z.int() }),
  backOff: JOB_BACK_OFF,
});

export type Made = z.output<typeof reportJob.payload>;

/** Hex digest, equal for equal requests by one caller for one claim. */
export const wishDigest = (
  { actor }: Caller,
  clientReferenceId: number,
  { selection: chosen, body, origin }: Wish,
): string =>
  createHash('sha256')
    .update(canonicalJson([actor, clientReferenceId, chosen, body, origin]))
    .digest('hex');
