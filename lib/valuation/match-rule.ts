import type { Rule, RuleSetContent } from './rule-set';

/** The rule of the item's category, else of the nearest one above it that has a rule, else the default one. */
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
