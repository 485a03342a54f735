import { describe, expect, test } from 'vitest';
import { rule as ruleSchema } from '@/lib/contract/rule-set-content';
import { draftForm, newRule, newTier, type DraftForm, type RuleForm } from './rule-form';
import { readDraft } from './read-rule-form';

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
  name: 'Contents 2026',
  rules: [
    {
      name: 'Phones',
      client_category_ids: [10],
      ...plain,
      method: {
        kind: 'rate' as const,
        unit: 'commenced_year' as const,
        free_years: 1,
        percent_per_year: 20,
      },
      maximum_percent: 80,
      condition_percents: [50, 75, 100, 125, 150],
    },
    {
      name: 'Carpets',
      client_category_ids: [],
      ...plain,
      item_limit: 1999.95,
      is_recoverable: true,
      method: {
        kind: 'value_tiered' as const,
        tiers: [
          {
            below: 100,
            method: {
              kind: 'table' as const,
              unit: 'completed_month' as const,
              remaining_percents: [100, 66.67],
            },
          },
          {
            below: null,
            method: {
              kind: 'straight_line' as const,
              unit: 'completed_year' as const,
              useful_life_years: 15,
            },
          },
        ],
      },
    },
  ],
  default_rule: {
    name: 'Rest',
    client_category_ids: [],
    ...plain,
    method: { kind: 'flat' as const, remaining_percent: 60 },
  },
};

const withRule = (change: Partial<RuleForm>): DraftForm => ({
  ...draftForm(content, 'en'),
  rules: [{ ...newRule(), name: 'One', ...change }],
});
const problemsOf = (form: DraftForm) =>
  readDraft(form).problems.map(({ path, kind }) => `${path} ${kind}`);

describe('the editor of rules', () => {
  test('returns the figures that it was given unchanged', () => {
    expect(readDraft(draftForm(content, 'en'))).toEqual({ content, problems: [] });
  });
  test('writes and reads numbers in the format of the language, and never takes a thousand for one', () => {
    const form = draftForm(content, 'de');
    expect(form.rules[1]?.itemLimit).toBe('1999,95');
    expect(readDraft(form)).toEqual({ content, problems: [] });
    expect(
      readDraft({ ...withRule({ itemLimit: '1.000' }), language: 'de' }).content.rules[0]
        ?.item_limit,
    ).toBe(1000);
    expect(readDraft(withRule({ itemLimit: '1,000' })).content.rules[0]?.item_limit).toBe(1000);
    expect(problemsOf({ ...withRule({ itemLimit: '12.5' }), language: 'de' })).toEqual([
      'rules.0.item_limit number',
    ]);
    expect(problemsOf(withRule({ itemLimit: '12,5' }))).toEqual(['rules.0.item_limit number']);
  });
  test.each([
    ['percent_per_year missing', ''],
    ['percent_per_year number', 'ten'],
    ['percent_per_year range', '101'],
    ['percent_per_year decimals', '6.667'],
    ['percent_per_year number', '-5'],
    ['percent_per_year number', '1e2'],
  ])('reports %s for "%s" at its field', (problem, percentPerYear) => {
    expect(problemsOf(withRule({ method: { ...newRule().method, percentPerYear } }))).toEqual([
      `rules.0.method.${problem}`,
    ]);
  });
  test('reports a rising table, tiers that do not rise, half a year and a duplicate name', () => {
    const { method } = newRule();
    expect(
      problemsOf(withRule({ kind: 'table', method: { ...method, table: ['100', '70', '80'] } })),
    ).toEqual(['rules.0.method.remaining_percents.2 rises']);
    const tiers = [{ ...newTier(), below: '200' }, { ...newTier(), below: '100' }, newTier()];
    expect(problemsOf(withRule({ kind: 'value_tiered', tiers }))).toEqual([
      'rules.0.method.tiers.1.below tiers',
    ]);
    expect(problemsOf(withRule({ noReceiptYears: '0.5' }))).toEqual([
      'rules.0.no_receipt_extra_years wholeNumber',
    ]);
    expect(problemsOf(withRule({ assumedAge: '1201' }))).toEqual([
      'rules.0.assumed_age_months range',
    ]);
    expect(problemsOf(withRule({ assumedAge: '2.5' }))).toEqual([
      'rules.0.assumed_age_months wholeNumber',
    ]);
    const twice = {
      ...withRule({}),
      rules: [
        { ...newRule(), name: 'One' },
        { ...newRule(), name: 'One ' },
      ],
    };
    expect(problemsOf(twice)).toEqual(['rules.1.name taken']);
  });
  test('without a problem gives only rules that the service accepts', () => {
    for (const rule of readDraft(draftForm(content, 'en')).content.rules)
      expect(ruleSchema.safeParse(rule).success).toBe(true);
    expect(ruleSchema.safeParse(readDraft(withRule({})).content.rules[0]).success).toBe(true);
  });
});
