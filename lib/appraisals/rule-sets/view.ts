import type { RuleSetView } from '@/lib/contract/rule-sets';
import type { RuleSet } from '@/lib/platform/database/generated/client';
import { toDateString } from '@/lib/shared/dates';
import type { RuleSetContent } from '@/lib/valuation/rule-set';

/** The contract's schema validated the JSON before it was stored. */
export const contentOf = ({ rules }: Pick<RuleSet, 'rules'>): RuleSetContent =>
  rules as unknown as RuleSetContent;

export const summaryView = (row: Omit<RuleSet, 'rules' | 'clientId'>) => ({
  rule_set_id: row.id,
  name: row.name,
  version: row.version,
  state: row.version === null ? ('draft' as const) : ('published' as const),
  revision: row.revision,
  template: row.template,
  copied_from:
    row.copiedFrom === null ? null : { name: row.copiedFrom, version: row.copiedFromVersion },
  effective_from: row.effectiveFrom && toDateString(row.effectiveFrom),
  publish_time: row.publishTime && row.publishTime.toISOString(),
  create_time: row.createTime.toISOString(),
  update_time: row.updateTime.toISOString(),
});

export const ruleSetView = (row: RuleSet): RuleSetView => ({
  ...summaryView(row),
  ...(contentOf(row) as Pick<RuleSetView, 'rules' | 'default_rule'>),
});
