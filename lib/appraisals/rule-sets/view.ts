import type { RuleSetView } from '@/lib/contract/rule-sets';
import type { RuleSet } from '@/lib/platform/database/generated/client';
import { toDateString } from '@/lib/shared/dates';
import type { Rule, RuleSetContent } from '@/lib/valuation/rule-set';

/**
 * The contract's schema validated the JSON before it was stored. Rules stored before they could
 * assume an age lack the field.
 */
export function contentOf({ rules: stored }: Pick<RuleSet, 'rules'>): RuleSetContent {
  const { rules, default_rule } = stored as unknown as RuleSetContent;
  return { rules: rules.map(withAssumedAge), default_rule: withAssumedAge(default_rule) };
}

const withAssumedAge = (rule: Rule): Rule =>
  'assumed_age_months' in rule ? rule : { ...(rule as Rule), assumed_age_months: null };

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
