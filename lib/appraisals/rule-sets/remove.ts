import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import type { Seen } from '../lock';
import { lockDraft } from './find';

/**
 * Deletes a draft. Throws Fault `wrong` for a published rule set, because stored calculations refer
 * to it, and `changed` on an edit conflict.
 */
export async function removeRuleSet(
  caller: Caller,
  id: number,
  seen: Seen = null,
): Promise<undefined> {
  const { clientId } = caller;
  await withClient(clientId, async (tx) => {
    const { name } = await lockDraft(tx, caller, id, seen);
    await tx.ruleSet.delete({ where: { clientId_id: { clientId, id } } });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'rule_set.deleted',
      data: { rule_set_id: id, name },
    });
  });
}
