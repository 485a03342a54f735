import type { z } from 'zod';
import type { updateRuleSet as contract } from '@/lib/contract/rule-sets';
import { knownCategories } from '@/lib/catalogue/require-categories';
import { canonicalJson } from '@/lib/events/canonical-json';
import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import type { Rule } from '@/lib/valuation/rule-set';
import type { Seen } from '../lock';
import { requireCurrency } from '../require-plausible';
import { lockDraft, seenOf } from './find';
import { contentOf, ruleSetView } from './view';

type Given = z.output<typeof contract.body>;

/**
 * Updates the given fields of a draft. Equal values write nothing. Throws Fault `not_found`,
 * `wrong` for a published rule set or unknown category, `changed` on an edit conflict.
 */
export async function updateRuleSet(
  caller: Caller,
  id: number,
  { name, rules, default_rule: defaultRule, currency, revision }: Given,
  seen: Seen = null,
) {
  const { clientId } = caller;
  const row = await withClient(clientId, async (tx) => {
    const before = await lockDraft(tx, caller, id, seenOf(seen, revision));
    if (currency)
      requireCurrency(
        currency,
        (await tx.client.findUniqueOrThrow({ where: { id: clientId }, select: { currency: true } }))
          .currency,
        'client',
      );
    await requireCategories(tx, clientId, rules ?? []);
    const content = contentOf(before);
    const after = {
      name: name ?? before.name,
      rules: { rules: rules ?? content.rules, default_rule: defaultRule ?? content.default_rule },
    };
    if (canonicalJson(after) === canonicalJson({ name: before.name, rules: content }))
      return before;
    const data = {
      name: after.name,
      rules: after.rules as unknown as Prisma.InputJsonValue,
      revision: before.revision + 1,
      updateTime: now(),
    };
    const updated = await tx.ruleSet.update({ where: { clientId_id: { clientId, id } }, data });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'rule_set.updated',
      data: { rule_set_id: id, name: after.name, ...after.rules },
    });
    return updated;
  });
  return ruleSetView(row);
}

/** Throws Fault `wrong` for the first rule that refers to an unknown category. */
async function requireCategories(
  tx: Transaction,
  clientId: number,
  rules: readonly Pick<Rule, 'client_category_ids'>[],
): Promise<void> {
  const named = rules.flatMap((rule) => rule.client_category_ids);
  if (named.length === 0) return;
  const known = await knownCategories(tx, clientId, named);
  for (const [at, { client_category_ids: ids }] of rules.entries()) {
    const unknown = ids.find((id) => !known.has(id));
    if (unknown !== undefined)
      throw wrongValue(`rules.${at}.client_category_ids`, 'unknown_category_id', { id: unknown });
  }
}
