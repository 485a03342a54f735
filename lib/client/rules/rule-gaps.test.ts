import { expect, test } from 'vitest';
import { draftForm, newRule, type DraftForm } from './rule-form';
import type { Categories } from '../categories/category-tree';
import { gapsOf } from './rule-gaps';

const empty = draftForm(
  {
    name: 'R',
    rules: [],
    default_rule: { ...ruleOf('Everything else'), method: { kind: 'none' } },
  },
  'en',
);
const form = (part: Partial<DraftForm>): DraftForm => ({ ...empty, ...part });

const PLAIN = { parentId: null, isHidden: false, valuedAsId: null };

const listed = (...ids: readonly number[]): Categories =>
  new Map(ids.map((id) => [id, { ...PLAIN, id, name: String(id) }]));

function ruleOf(name: string) {
  return {
    name,
    client_category_ids: [],
    method: { kind: 'none' as const },
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
}

test('categories that no rule names are listed if the default rule takes nothing off', () => {
  const rules = [{ ...newRule(), categoryIds: [10] }];
  expect(gapsOf(form({ rules }), listed(10, 11, 12), 'en').untouchedIds).toEqual([11, 12]);
  const zero = {
    ...empty.defaultRule,
    kind: 'rate' as const,
    method: { ...empty.defaultRule.method, kind: 'rate' as const, percentPerYear: '0' },
  };
  expect(gapsOf(form({ rules, defaultRule: zero }), listed(10, 11), 'en').untouchedIds).toEqual([
    11,
  ]);
});

test.each([
  ['rate', 'percentPerYear', '0,0', ['10', '11']],
  ['rate', 'percentPerYear', '', []],
  ['flat', 'remaining', '100,00', ['10', '11']],
  ['flat', 'remaining', '100.00', []],
] as const)(
  'the default rule %s with %s %j is read as its language writes figures',
  (kind, field, text, untouched) => {
    const method = { ...empty.defaultRule.method, kind, [field]: text };
    const defaultRule = { ...empty.defaultRule, kind, method };
    expect(gapsOf(form({ defaultRule }), listed(10, 11), 'de').untouchedIds.map(String)).toEqual(
      untouched,
    );
  },
);

test('a default rule that takes something off leaves no category out', () => {
  const defaultRule = {
    ...empty.defaultRule,
    kind: 'rate' as const,
    method: { ...empty.defaultRule.method, percentPerYear: '10' },
  };
  expect(gapsOf(form({ defaultRule }), listed(10, 11), 'en').untouchedIds).toEqual([]);
});

test('a rule without a category is listed, because no item can come under it', () => {
  const [used, unused] = [{ ...newRule(), categoryIds: [10] }, newRule()];
  expect(gapsOf(form({ rules: [used, unused] }), listed(10), 'en').unused).toEqual([unused]);
});

test('a member of a group with a rule is covered, and an uncovered group stands for its members', () => {
  const tree: Categories = new Map(
    [
      { id: 1, parentId: null },
      { id: 11, parentId: 1 },
      { id: 12, parentId: 1 },
      { id: 2, parentId: null },
      { id: 21, parentId: 2 },
    ].map((one) => [one.id, { ...PLAIN, ...one, name: String(one.id) }]),
  );
  const untouched = (...categoryIds: readonly number[]) =>
    gapsOf(form({ rules: [{ ...newRule(), categoryIds }] }), tree, 'en').untouchedIds;
  expect(untouched(1)).toEqual([2]);
  expect(untouched(2, 11)).toEqual([12]);
  expect(untouched()).toEqual([1, 2]);
});

test('a category is covered by the rule of the one that it is valued as; a hidden one is no gap', () => {
  const tree: Categories = new Map(
    [
      { id: 10 },
      { id: 11 },
      { id: 100_000, valuedAsId: 10 },
      { id: 100_001, valuedAsId: 11 },
      { id: 100_002, isHidden: true },
    ].map((one) => [one.id, { ...PLAIN, ...one, name: String(one.id) }]),
  );
  const rules = [{ ...newRule(), categoryIds: [10] }];
  expect(gapsOf(form({ rules }), tree, 'en').untouchedIds).toEqual([11, 100_001]);
});
