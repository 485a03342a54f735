import { problemOf } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault, notFound, wrongValue } from '@/lib/shared/fault';

/** A rule set of the client that the call acts for; another client's is as absent as one that never was. */
export async function findRuleSet(tx: Transaction, { clientId }: Caller, id: number) {
  const row = await tx.ruleSet.findUnique({ where: { clientId_id: { clientId, id } } });
  if (!row) throw notFound('rule_set_not_found');
  return row;
}

/** As `findRuleSet`, held until the end of the transaction; throws `wrong` for a published one, `changed` for another revision than was read. */
export async function lockDraft(
  tx: Transaction,
  caller: Caller,
  id: number,
  read: number | null = null,
) {
  await tx.$queryRaw`SELECT 1 FROM rule_set WHERE client_id = ${caller.clientId} AND id = ${id} FOR UPDATE`;
  const row = await findRuleSet(tx, caller, id);
  if (row.version !== null) throw wrongValue('rule_set_id', 'rule_set_published');
  if (read !== null && read !== row.revision)
    throw new Fault('changed', problemOf('revision', 'draft_changed', { revision: row.revision }));
  return row;
}
