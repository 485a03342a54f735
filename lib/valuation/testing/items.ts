import { minor } from '@/lib/shared/money';
import type { Item } from '../item';
import { PLAIN_RULE, type Rule, type RuleSetContent } from '../rule-set';

/** An item of 1,000.00, bought on 1 January 2020 and damaged four and a half years later. */
export const example = (changes: Partial<Item> = {}): Item => ({
  categoryIds: [],
  rcv: minor(100_000),
  claimedAmount: null,
  quantity: 1,
  isPricePerItem: true,
  datePurchase: '2020-01-01',
  dateDamage: '2024-07-01',
  assumedAgeMonths: null,
  assumesAge: false,
  condition: 0,
  hasReceipt: null,
  isBoughtUsed: null,
  marketValue: null,
  ...changes,
});

/** A rule set with one rule for all categories. */
export const only = (changes: Partial<Rule>): RuleSetContent => ({
  rules: [],
  default_rule: { ...PLAIN_RULE, name: 'Everything', ...changes },
});
