import type { Appraisal } from '@/lib/contract/appraisals';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { OPEN_STATUS_IDS, STANDARD_STATUSES } from '@/lib/shared/standard-statuses';

export interface StatusQuestion {
  /** Of several lines, those with another status by which somebody has decided already. */
  readonly decided: readonly Appraisal[];
  /** Lines to be paid that have a flagged photo, reviewed or not. */
  readonly flagged: readonly Appraisal[];
}

/**
 * What to confirm before the status is set, or null. `results` are the verdicts by appraisal id as
 * text.
 */
export function statusQuestion(
  appraisals: readonly Appraisal[],
  statusId: number,
  results: Readonly<Record<string, readonly ForensicsResult[]>>,
): StatusQuestion | null {
  const changing = appraisals.filter(({ appraisal_status_id: id }) => id !== statusId);
  const decided = changing.filter(
    ({ appraisal_status_id: id }) => appraisals.length > 1 && !OPEN_STATUS_IDS.includes(id),
  );
  const flagged =
    statusId === STANDARD_STATUSES.paid
      ? changing.filter(({ appraisal_id: id }) =>
          results[id]?.some(({ state }) => state === 'flagged' || state === 'confirmed'),
        )
      : [];
  return decided.length + flagged.length === 0 ? null : { decided, flagged };
}
