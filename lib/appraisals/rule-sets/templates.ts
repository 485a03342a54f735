import type { z } from 'zod';
import type { listRuleSetTemplates } from '@/lib/contract/rule-sets';
import type { Caller } from '@/lib/identity/caller';
import { readClient, type Transaction } from '@/lib/platform/database/tenant';
import type { RuleSetContent } from '@/lib/valuation/rule-set';
import type { Template } from '@/lib/valuation/templates/template';
import { contentOf, TEMPLATES } from '@/lib/valuation/templates/templates';

/**
 * A template's rules with category ids of the catalogue. Names missing from the catalogue are
 * omitted.
 */
export async function contentOfTemplate(
  tx: Transaction,
  template: Template,
): Promise<RuleSetContent> {
  const ids = await categoryIds(tx, [template]);
  return contentOf(template, (name) => ids.get(name.toLowerCase()));
}

type Listed = z.input<typeof listRuleSetTemplates.reply>['templates'][number];

export async function listTemplates({ clientId }: Caller): Promise<{ templates: Listed[] }> {
  const ids = await readClient(clientId, (tx) => categoryIds(tx, TEMPLATES));
  const contentFor = (template: Template) =>
    contentOf(template, (name) => ids.get(name.toLowerCase())) as Pick<
      Listed,
      'rules' | 'default_rule'
    >;
  return {
    templates: TEMPLATES.map((template) => ({
      template: template.key,
      name: template.name,
      source: template.source,
      reasons: [...template.rules, template.default_rule].flatMap(({ name, reason }) =>
        reason === undefined ? [] : { rule: name, reason },
      ),
      ...contentFor(template),
    })),
  };
}

/** Category ids by lower-case name. If several categories share a name, the lowest id wins. */
async function categoryIds(
  tx: Transaction,
  templates: readonly Template[],
): Promise<ReadonlyMap<string, number>> {
  const names = templates.flatMap(({ rules }) => rules.flatMap(({ categories }) => categories));
  const rows = await tx.category.findMany({
    where: { name: { in: [...names], mode: 'insensitive' } },
    orderBy: { id: 'desc' },
  });
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}
