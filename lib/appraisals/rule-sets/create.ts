import { problem } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { createRuleSet as contract } from '@/lib/contract/rule-sets';
import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { PLAIN_RULE, type RuleSetContent } from '@/lib/valuation/rule-set';
import { TEMPLATES } from '@/lib/valuation/templates/templates';
import { contentOfTemplate } from './templates';
import { contentOf, ruleSetView } from './view';

const DRAFTS_MAX = 50;

type Given = z.output<typeof contract.body>;

/**
 * Creates a draft from a template, from another rule set of the client, or blank with one rule
 * without depreciation. Throws Fault `wrong` if the source is unknown or there are DRAFTS_MAX
 * drafts.
 */
export async function createRuleSet(caller: Caller, given: Given) {
  const { clientId } = caller;
  const time = now();
  const row = await withClient(clientId, async (tx) => {
    // concurrent requests would otherwise both take the last free draft
    await tx.$queryRaw`SELECT 1 FROM client WHERE id = ${clientId} FOR NO KEY UPDATE`;
    await requireRoom(tx, clientId);
    const { content, template, copied } = await startOf(tx, caller, given);
    const made = await tx.ruleSet.create({
      data: {
        clientId,
        name: given.name,
        template,
        copiedFrom: copied?.name ?? null,
        copiedFromVersion: copied?.version ?? null,
        rules: content as unknown as Prisma.InputJsonValue,
        createTime: time,
        updateTime: time,
      },
    });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'rule_set.created',
      data: { rule_set_id: made.id, name: given.name, template },
    });
    return made;
  });
  return ruleSetView(row);
}

async function requireRoom(tx: Transaction, clientId: number): Promise<void> {
  const last = await tx.ruleSet.findFirst({
    where: { clientId, version: null },
    orderBy: { id: 'asc' },
    skip: DRAFTS_MAX - 1,
    select: { id: true },
  });
  if (last) throw new Fault('wrong', problem('too_many_drafts', { count: DRAFTS_MAX }));
}

interface Start {
  readonly content: RuleSetContent;
  readonly template: string | null;
  /** The rule set that was copied. */
  readonly copied?: { readonly name: string; readonly version: number | null };
}

async function startOf(
  tx: Transaction,
  { clientId }: Caller,
  { template: key, rule_set_id: id }: Given,
): Promise<Start> {
  if (key && id) throw wrongValue('template', 'template_and_rule_set');
  if (key) {
    const template = TEMPLATES.find((one) => one.key === key);
    if (!template) throw wrongValue('template', 'unknown_template');
    return { content: await contentOfTemplate(tx, template), template: key };
  }
  if (!id)
    return {
      content: { rules: [], default_rule: { ...PLAIN_RULE, name: 'Everything else' } },
      template: null,
    };
  const copied = await tx.ruleSet.findUnique({ where: { clientId_id: { clientId, id } } });
  if (!copied) throw wrongValue('rule_set_id', 'unknown_rule_set');
  return { content: contentOf(copied), template: copied.template, copied };
}
