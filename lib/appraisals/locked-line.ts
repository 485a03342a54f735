import type { Caller } from '@/lib/identity/caller';
import type { Appraisal } from '@/lib/platform/database/generated/client';
import { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { problem } from '@/lib/shared/reasons';
import { LOCKED_STATUS_IDS, STANDARD_STATUSES } from '@/lib/shared/standard-statuses';

type Status = Pick<Appraisal, 'clientId' | 'id' | 'rowId' | 'appraisalStatusId'>;

/** Whether appraisal `a` is the chosen one of its item, and paid or closed. */
export const IS_LOCKED = Prisma.sql`(
  a.appraisal_status_id = ANY (${[...LOCKED_STATUS_IDS]}::int[]) AND EXISTS (
    SELECT FROM claim_line locked
    WHERE locked.client_id = a.client_id AND locked.row_id = a.row_id AND locked.appraisal_id = a.id
  ))`;

/**
 * Throws Fault `locked` if the appraisal is the chosen one of its item, and paid or closed. Another
 * status opens the line again.
 */
export async function requireUnlocked(
  tx: Transaction,
  { clientId, id, rowId, appraisalStatusId: status }: Status,
): Promise<void> {
  if (!LOCKED_STATUS_IDS.includes(status)) return;
  const line = await tx.claimLine.findUnique({
    where: { clientId_rowId: { clientId, rowId } },
    select: { appraisalId: true },
  });
  if (line?.appraisalId === id) throw lockedFault(status);
}

const lockedFault = (status: number): Fault =>
  new Fault(
    'locked',
    status === STANDARD_STATUSES.paid ? problem('line_paid') : problem('line_closed'),
  );

/** Which of these appraisals are the chosen ones of their items, and paid or closed. */
export async function lockedAmong(
  tx: Transaction,
  { clientId }: Pick<Caller, 'clientId'>,
  appraisals: readonly Omit<Status, 'clientId'>[],
): Promise<ReadonlySet<number>> {
  const ids = appraisals
    .filter(({ appraisalStatusId: status }) => LOCKED_STATUS_IDS.includes(status))
    .map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const lines = await tx.claimLine.findMany({
    where: { clientId, appraisalId: { in: ids } },
    select: { appraisalId: true },
  });
  return new Set(lines.flatMap(({ appraisalId }) => appraisalId ?? []));
}

/** Like `requireUnlocked`, with what `lockedAmong` has found. */
export function requireOpen(
  { id, appraisalStatusId: status }: Pick<Status, 'id' | 'appraisalStatusId'>,
  lockedIds: ReadonlySet<number>,
): void {
  if (lockedIds.has(id)) throw lockedFault(status);
}
