const ofTheLine = {
  above_item_limit: 0,
  item_deductible: 0,
  payable: 5249.5,
  recoverable_depreciation: 0,
};

const entered = {
  actual_cash_value: 5249.5,
  depreciation: 2249.5,
  replacement_cost_value: 7499,
  is_manual: true,
  reason: 'Two years of use, screen scratched before the loss',
  entered_by: 'key:9f31c6d2',
  approved_by: null,
  ...ofTheLine,
  rule_set: null,
  rule: null,
  facts: null,
  steps: [],
  outdated: null,
  create_time: '2026-03-10T09:21:07.344Z',
};

export const acvExample = {
  ...entered,
  state: 'in_force' as const,
  approval_of: null,
  in_force: null,
};

const rule = 'Mobile phones';

export const calculatedAcvExample = {
  actual_cash_value: 4499.4,
  depreciation: 2999.6,
  replacement_cost_value: 7499,
  is_manual: false,
  reason: null,
  entered_by: 'user:kari@example.test',
  approved_by: null,
  ...ofTheLine,
  payable: 4499.4,
  rule_set: { rule_set_id: 50_077, name: 'Contents 2026', version: 3 },
  rule,
  facts: {
    client_category_id: 10,
    replacement_cost_value: 7499,
    item_quantity: 1,
    is_price_per_item: true,
    date_purchase: '2023-11-24',
    date_damage: '2026-03-02',
    appraisal_condition: 3,
    has_receipt: true,
    bought_used: null,
    market_value: null,
  },
  steps: [
    {
      rule,
      message: 'base.line',
      values: { base: 7499 },
      amount: 7499,
      sentence: 'Replacement cost of the line: 7,499.00.',
    },
    {
      rule,
      message: 'age.commenced_year',
      values: { purchase: '2023-11-24', damage: '2026-03-02', units: 3 },
      amount: 0,
      sentence: 'Bought 24 Nov 2023, damaged 2 Mar 2026: 3 commenced years.',
    },
    {
      rule,
      message: 'method.rate_after_free',
      values: { free_years: 1, rate: 20, percent: 40 },
      amount: 0,
      sentence: '1 year is free, then the rule deducts 20% a year: 40% depreciation.',
    },
    {
      rule,
      message: 'depreciation',
      values: { percent: 40, depreciation: 2999.6, left: 4499.4 },
      amount: -2999.6,
      sentence: 'Depreciation of 40%: 2,999.60; 4,499.40 is left.',
    },
  ],
  outdated: null,
  create_time: '2026-03-10T09:21:07.344Z',
  state: 'in_force' as const,
  approval_of: null,
  in_force: null,
};

export const claimTotalsExample = {
  currency: 'DKK',
  replacement_cost_value: 7499,
  depreciation: 2999.6,
  actual_cash_value: 4499.4,
  above_item_limits: 0,
  item_deductibles: 0,
  above_category_limits: 0,
  total: 4499.4,
  claim_deductible: 1000,
  above_policy_limit: 0,
  net_claim: 3499.4,
  line_count: 1,
  lines_without_acv: 0,
  lines_without_amount: 0,
  lines_outdated: 0,
  lines_awaiting_approval: 0,
  recoverable_depreciation: 0,
  terms: { claim_deductible: 1000, policy_limit: 100_000 },
  steps: [
    {
      message: 'claim.sum',
      values: { sum: 4499.4 },
      amount: 4499.4,
      sentence: 'Sum of the lines: 4,499.40.',
    },
    {
      message: 'claim.deductible',
      values: { deductible: 1000 },
      amount: -1000,
      sentence: 'Deductible of the claim: 1,000.00.',
    },
    { message: 'claim.net', values: { net: 3499.4 }, amount: 0, sentence: 'Net claim: 3,499.40.' },
  ],
};
