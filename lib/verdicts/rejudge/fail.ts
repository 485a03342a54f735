import type { CandidateExamination } from '@/lib/appraisals/examinations/examine-job';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { type Cause, textOf } from '@/lib/shared/reasons';

/** Ends the examination of a candidate without findings; its verdict stays. */
export async function failCandidate(
  { client_id: clientId, candidate_id: id }: CandidateExamination,
  why: Cause,
): Promise<void> {
  await withClient(clientId, (tx) =>
    tx.verdictCandidate.updateMany({
      where: { clientId, id, status: 'waiting' },
      data: { status: 'failed', failureReason: textOf(why), updateTime: now() },
    }),
  );
}
