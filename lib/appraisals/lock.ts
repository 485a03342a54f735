import { problemOf } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { findAppraisal } from './find';

/** Revisions that the caller has seen (If-Match). Null skips the check. */
export type Seen = readonly number[] | null;

/** What a request says beside its values. */
export interface ChangeOptions {
  readonly seen?: Seen;
  /** Fields that the operation does not know. */
  readonly ignored?: readonly string[];
}

/**
 * Finds the appraisal and locks it until the transaction ends. Throws Fault `not_found`, or
 * `changed` on an edit conflict: its revision is not in `seen`.
 */
export async function lockAppraisal(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
  seen: Seen = null,
) {
  await tx.$queryRaw`SELECT id FROM appraisal WHERE client_id = ${caller.clientId} AND id = ${id} FOR NO KEY UPDATE`;
  const appraisal = await findAppraisal(tx, caller, clientReferenceId, id);
  requireSeen(appraisal.revision, seen);
  return appraisal;
}

export function requireSeen(revision: number, seen: Seen): void {
  if (seen !== null && !seen.includes(revision))
    throw new Fault('changed', problemOf('revision', 'appraisal_changed', { revision }));
}
