const plain = {
  maximum_percent: null,
  floor_percent: null,
  condition_percents: null,
  no_receipt_extra_years: 0,
  assumed_age_months: null,
  bought_used_extra_percent: 0,
  item_limit: null,
  item_deductible: null,
  category_limit: null,
  is_recoverable: false,
};

const content = {
  rules: [
    {
      name: 'Mobile phones',
      client_category_ids: [10],
      ...plain,
      method: {
        kind: 'rate' as const,
        unit: 'commenced_year' as const,
        free_years: 1,
        percent_per_year: 20,
      },
      maximum_percent: 80,
    },
  ],
  default_rule: {
    name: 'Everything else',
    client_category_ids: [],
    ...plain,
    method: { kind: 'none' as const },
  },
};

export const templateExample = {
  template: 'sparebank1',
  name: 'SpareBank 1 contents (Norway)',
  source:
    'SpareBank 1, terms of contents insurance: age deductions per commenced year, at most 80 %',
  reasons: [
    {
      rule: 'Everything else',
      reason:
        'The terms name what has an age deduction. Other things are replaced at their new price.',
    },
  ],
  ...content,
};

export const ruleSetSummaryExample = {
  rule_set_id: 50_077,
  name: 'Contents 2026',
  version: null,
  state: 'draft' as const,
  revision: 4,
  template: 'sparebank1',
  copied_from: null,
  effective_from: null,
  publish_time: null,
  create_time: '2026-03-10T09:14:03.512Z',
  update_time: '2026-03-10T09:14:03.512Z',
};

export const ruleSetExample = { ...ruleSetSummaryExample, ...content };

export const publishedRuleSetExample = {
  ...ruleSetExample,
  version: 3,
  state: 'published' as const,
  revision: 4,
  effective_from: '2026-04-01',
  publish_time: '2026-03-12T10:02:41.009Z',
  update_time: '2026-03-12T10:02:41.009Z',
};

const rule = 'Mobile phones';

export const tryOutExample = {
  body: {
    client_category_id: 10,
    replacement_cost_value: 1684.99,
    date_purchase: '2022-06-15',
    date_damage: '2024-05-07',
  },
  reply: {
    rule,
    replacement_cost_value: 1684.99,
    depreciation: 337,
    actual_cash_value: 1347.99,
    above_item_limit: 0,
    item_deductible: 0,
    payable: 1347.99,
    recoverable_depreciation: 0,
    steps: [
      {
        rule,
        message: 'base.line',
        values: { base: 1684.99 },
        amount: 1684.99,
        sentence: 'Replacement cost of the line: 1,684.99.',
      },
      {
        rule,
        message: 'age.commenced_year',
        values: { purchase: '2022-06-15', damage: '2024-05-07', units: 2 },
        amount: 0,
        sentence: 'Bought 15 Jun 2022, damaged 7 May 2024: 2 commenced years.',
      },
      {
        rule,
        message: 'method.rate_after_free',
        values: { free_years: 1, rate: 20, percent: 20 },
        amount: 0,
        sentence: '1 year is free, then the rule deducts 20% a year: 20% depreciation.',
      },
      {
        rule,
        message: 'depreciation',
        values: { percent: 20, depreciation: 337, left: 1347.99 },
        amount: -337,
        sentence: 'Depreciation of 20%: 337.00; 1,347.99 is left.',
      },
    ],
  },
};
