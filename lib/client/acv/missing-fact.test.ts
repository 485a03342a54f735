import { expect, test } from 'vitest';
import type { Method, PlainMethod, Rule } from '../rules/rule-sets';
import { missingFactOf, type KnownFacts } from './missing-fact';

const BY_AGE: PlainMethod = { kind: 'straight_line', unit: 'commenced_year', useful_life_years: 5 };
const FLAT: PlainMethod = { kind: 'flat', remaining_percent: 60 };
const NONE: Method = { kind: 'none' };

const rule = (method: Method, ...ids: number[]): Rule => ({
  name: method.kind,
  client_category_ids: ids,
  method,
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
});

const KNOWN: KnownFacts = {
  rcv: 100,
  categoryId: 10,
  datePurchase: null,
  dateDamage: '2026-03-02',
  hasAssumedAge: false,
  hasMarketValue: false,
};

test.each([
  ['a rule by age needs the purchase date', rule(BY_AGE, 10), {}, 'date_purchase'],
  [
    'then the date of damage',
    rule(BY_AGE, 10),
    { datePurchase: '2024-01-01', dateDamage: null },
    'date_damage',
  ],
  ['unless an age is assumed for it', rule(BY_AGE, 10), { hasAssumedAge: true }, null],
  ['unless the rule may assume an age', { ...rule(BY_AGE, 10), assumed_age_months: 36 }, {}, null],
  ['with both nothing is missing', rule(BY_AGE, 10), { datePurchase: '2024-01-01' }, null],
  ['a flat rule needs no date', rule(FLAT, 10), { dateDamage: null }, null],
  ['nor does one that takes nothing off', rule(NONE, 10), {}, null],
  ['a market value is asked for', rule({ kind: 'market_value' }, 10), {}, 'market_value'],
  ['and needs nothing else', rule({ kind: 'market_value' }, 10), { hasMarketValue: true }, null],
  [
    'nothing is calculated without a price',
    rule(FLAT, 10),
    { rcv: null },
    'replacement_cost_value',
  ],
] as const)('%s', (_what, one, known, missing) => {
  expect(missingFactOf({ rules: [one], default_rule: rule(NONE) }, { ...KNOWN, ...known })).toBe(
    missing,
  );
});

test('without a rule for the category, a fact is missing only if every rule needs it', () => {
  const known = { ...KNOWN, categoryId: 99 };
  expect(missingFactOf({ rules: [rule(BY_AGE, 10)], default_rule: rule(BY_AGE) }, known)).toBe(
    'date_purchase',
  );
  expect(missingFactOf({ rules: [rule(BY_AGE, 10)], default_rule: rule(FLAT) }, known)).toBeNull();
  expect(missingFactOf({ rules: [rule(FLAT, 10)], default_rule: rule(BY_AGE) }, known)).toBeNull();
});

const tiered = (...methods: PlainMethod[]): Rule =>
  rule(
    {
      kind: 'value_tiered',
      tiers: methods.map((method, at) => ({
        below: at === methods.length - 1 ? null : 1000,
        method,
      })),
    },
    10,
  );
const lack = (one: Rule) => missingFactOf({ rules: [one], default_rule: rule(NONE) }, KNOWN);

test('a rule by price lacks only a fact that all of its bands lack', () => {
  expect(lack(tiered(BY_AGE, BY_AGE))).toBe('date_purchase');
  expect(lack(tiered(FLAT, BY_AGE))).toBeNull();
});
