import type { Appraisal } from '@/lib/contract/appraisals';
import type { Reply } from '../api/call';
import type { Revisions } from './revisions';
import type { StatusChange } from './set-status';

type Known = Reply<'GET /appraisal_statuses'>['appraisal_statuses'];

interface Done {
  /** As they were before. */
  readonly before: readonly Appraisal[];
  readonly statusId: number;
  /** Those that somebody else had changed, and that kept theirs. */
  readonly late: readonly number[];
  readonly revisions: Revisions;
}

/**
 * The change that gives each its former status back, and touches none that was changed since: setting a status has raised its
 * revision by one. Null where the client's graph does not let one of them go back, or none has become another.
 */
export function formerStatuses(
  known: Known,
  { before, statusId, late, revisions }: Done,
): Required<StatusChange> | null {
  const changed = before.filter(
    ({ appraisal_id: id, appraisal_status_id: was }) => was !== statusId && !late.includes(id),
  );
  const mayFollow = known.find(({ id }) => id === statusId)?.next_ids ?? [];
  if (
    changed.length === 0 ||
    !changed.every(({ appraisal_status_id: was }) => mayFollow.includes(was))
  )
    return null;
  const statuses = new Map(
    changed.map((one) => [
      one.appraisal_id,
      { id: one.appraisal_status_id, name: one.appraisal_status },
    ]),
  );
  return {
    statuses,
    revisions: new Map(
      [...revisions].flatMap(([id, revision]) =>
        statuses.has(id) && revision !== undefined ? [[id, revision + 1]] : [],
      ),
    ),
  };
}
