import { expect, it } from 'vitest';
import { rulesThatDiffer } from './rule-differences';
import { draftForm } from './rule-form';
import type { Rule, RuleSetContent } from './rule-sets';

const rule = (name: string, maximum_percent: number | null = null): Rule => ({
  name,
  client_category_ids: [],
  method: { kind: 'none' },
  maximum_percent,
  floor_percent: null,
  condition_percents: null,
  no_receipt_extra_years: 0,
  assumed_age_months: null,
  bought_used_extra_percent: 0,
  item_limit: null,
  item_deductible: null,
  category_limit: null,
  is_recoverable: false,
});

const differences = (before: RuleSetContent, after: RuleSetContent) =>
  rulesThatDiffer(draftForm(before, 'en'), draftForm(after, 'en'));

it('names changed, added and removed rules, and no unchanged one', () => {
  const before = {
    name: 'Contents',
    rules: [rule('Phones', 80), rule('Glasses'), rule('Linen')],
    default_rule: rule('Rest'),
  };
  const after = {
    name: 'Contents',
    rules: [rule('Phones', 70), rule('Linen'), rule('Carpets')],
    default_rule: rule('Rest'),
  };
  expect(differences(before, after)).toEqual(['Phones', 'Glasses', 'Carpets']);
  expect(
    differences(before, { ...before, name: 'Contents 2027', default_rule: rule('Rest', 10) }),
  ).toEqual(['Contents 2027', 'Rest']);
  expect(differences(before, before)).toEqual([]);
});
