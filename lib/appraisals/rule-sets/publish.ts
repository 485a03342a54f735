import type { z } from 'zod';
import type { publishRuleSet as contract } from '@/lib/contract/publish-rules';
import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { fromDateString } from '@/lib/shared/dates';
import type { Seen } from '../lock';
import { lockDraft, seenOf } from './find';
import { ruleSetView } from './view';

type Given = Pick<z.output<typeof contract.body>, 'effective_from' | 'revision'>;

/**
 * Publishes a draft as the client's next version. Stored calculations keep the version that they
 * used.
 */
export async function publishRuleSet(
  caller: Caller,
  id: number,
  { effective_from: effectiveFrom, revision }: Given,
  seen: Seen = null,
) {
  const { clientId } = caller;
  const time = now();
  const row = await withClient(clientId, async (tx) => {
    // concurrent requests would otherwise take the same version
    await tx.$queryRaw`SELECT 1 FROM client WHERE id = ${clientId} FOR NO KEY UPDATE`;
    const { name } = await lockDraft(tx, caller, id, seenOf(seen, revision));
    const last = await tx.ruleSet.findFirst({
      where: { clientId, version: { not: null } },
      orderBy: { version: 'desc' },
      select: { version: true },
    });
    const version = (last?.version ?? 0) + 1;
    const data = {
      version,
      effectiveFrom: fromDateString(effectiveFrom),
      publishTime: time,
      updateTime: time,
    };
    const published = await tx.ruleSet.update({ where: { clientId_id: { clientId, id } }, data });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'rule_set.published',
      data: { rule_set_id: id, name, version, effective_from: effectiveFrom },
    });
    return published;
  });
  return ruleSetView(row);
}
