import type { Rule, RuleSetContent } from '../rule-set';
import { household } from './household';
import { njc } from './njc';
import { sparebank1 } from './sparebank1';
import { swedish } from './swedish';
import type { Template, TemplateRule } from './template';
import { usAllowanceGuide } from './us-allowance-guide';
import { usPractice } from './us-practice';

export const TEMPLATES: readonly Template[] = [
  sparebank1,
  swedish,
  njc,
  usAllowanceGuide,
  usPractice,
  household,
];

/**
 * The rule set of a template for a catalogue. Category names that it lacks are left out, for a
 * person to assign.
 */
export function contentOf(
  { rules, default_rule }: Template,
  idOf: (category: string) => number | undefined,
): RuleSetContent {
  const ruleOf = ({ categories, reason: _reason, ...rule }: TemplateRule): Rule => ({
    ...rule,
    client_category_ids: categories.map(idOf).filter((id) => id !== undefined),
  });
  return { rules: rules.map(ruleOf), default_rule: ruleOf(default_rule) };
}
