import type { Rule, RuleSetContent } from './rule-set';

/**
 * Returns the rule of the item's category, else of its nearest ancestor with a rule, else the
 * default rule.
 */
export function matchRule(
  { rules, default_rule }: RuleSetContent,
  categoryIds: readonly number[],
): Rule {
  for (const id of categoryIds) {
    const rule = rules.find((one) => one.client_category_ids.includes(id));
    if (rule) return rule;
  }
  return default_rule;
}
