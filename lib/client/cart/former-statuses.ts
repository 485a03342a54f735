import type { Appraisal } from '@/lib/contract/appraisals';
import type { Reply } from '../api/call';
import type { Revisions } from './revisions';
import type { StatusChange } from './set-status';

type Known = Reply<'GET /appraisal_statuses'>['appraisal_statuses'];

interface Done {
  /** The appraisals before the change. */
  readonly before: readonly Appraisal[];
  readonly statusId: number;
  /** Ids of the appraisals that somebody else had changed and that therefore kept their status. */
  readonly late: readonly number[];
  readonly revisions: Revisions;
}

/**
 * Builds the change that restores each former status, without touching appraisals that were changed
 * since: setting a status has raised the revision by one. Null if the client's status graph does
 * not allow one of them to go back, or if no status changed.
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
