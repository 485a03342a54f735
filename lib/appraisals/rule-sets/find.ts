import { problemOf } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault, notFound, wrongValue } from '@/lib/shared/fault';
import type { Seen } from '../lock';

/** Throws Fault `not_found` also for another client's rule set. */
export async function findRuleSet(tx: Transaction, { clientId }: Caller, id: number) {
  const row = await tx.ruleSet.findUnique({ where: { clientId_id: { clientId, id } } });
  if (!row) throw notFound('rule_set_not_found');
  return row;
}

/**
 * Finds a draft and locks it until the transaction ends. Throws Fault `not_found`, `wrong` for a
 * published rule set, `changed` on an edit conflict: its revision is not in `seen`.
 */
export async function lockDraft(tx: Transaction, caller: Caller, id: number, seen: Seen = null) {
  await tx.$queryRaw`SELECT 1 FROM rule_set WHERE client_id = ${caller.clientId} AND id = ${id} FOR UPDATE`;
  const row = await findRuleSet(tx, caller, id);
  if (row.version !== null) throw wrongValue('rule_set_id', 'rule_set_published');
  if (seen !== null && !seen.includes(row.revision))
    throw new Fault('changed', problemOf('revision', 'draft_changed', { revision: row.revision }));
  return row;
}

/** The revisions that a request accepts by its `If-Match` and by its field. Both must hold. */
export const seenOf = (seen: Seen, revision: number | null | undefined): Seen => {
  if (typeof revision !== 'number') return seen;
  return seen === null || seen.includes(revision) ? [revision] : [];
};
