import { problemOf } from '@/lib/shared/reasons';
import { type Minor, subtract, toNumber } from '@/lib/shared/money';
import { ageOfItem } from './age-of-item';
import { baseOf } from './base';
import type { Issue, Item } from './item';
import { matchRule } from './match-rule';
import { depreciate } from './methods/depreciate';
import { type Depreciation, isIssue } from './methods/method';
import { boughtUsed } from './modifiers/bought-used';
import { byCondition } from './modifiers/condition';
import { notBelowFloor } from './modifiers/floor';
import { itemDeductible } from './modifiers/item-deductible';
import { aboveItemLimit } from './modifiers/item-limit';
import { atMost } from './modifiers/maximum';
import type { Rule, RuleSetContent } from './rule-set';
import { partOf, percentOf } from './share';
import { NOTHING, type Step, step } from './step';

export interface Valuation {
  readonly rule: Rule;
  /** RCV of all pieces; the other amounts are for all pieces too. */
  readonly base: Minor;
  readonly depreciation: Minor;
  /** Base minus depreciation. */
  readonly acv: Minor;
  readonly aboveItemLimit: Minor;
  readonly itemDeductible: Minor;
  /** ACV minus item limit and item deductible. */
  readonly payable: Minor;
  /** The depreciation that is paid once the item has been replaced. */
  readonly recoverable: Minor;
  /** In order of application; their amounts add up to `payable`. */
  readonly steps: readonly Step[];
}

export interface Refusal {
  readonly issues: readonly Issue[];
}

export const isRefusal = (value: object): value is Refusal => 'issues' in value;

/**
 * Base → depreciation → cap → item limit → item deductible. Rounds once, at the depreciation.
 * Returns the issues if the item cannot be valued.
 */
export function valueItem(content: RuleSetContent, item: Item): Valuation | Refusal {
  const rule = matchRule(content, item.categoryIds);
  const base = baseOf(item);
  const issues = [...(isIssue(base) ? [base] : []), ...wrongDates(item)];
  if (isIssue(base) || issues.length > 0) return { issues };
  const depreciation = depreciate(rule.method, {
    base: base.amount,
    quantity: base.quantity,
    marketValue: item.marketValue,
    age: (unit) => ageOfItem(rule, item, unit),
  });
  if (isIssue(depreciation)) return { issues: [depreciation] };
  return paid(rule, base.amount, base.quantity, {
    ...modified(depreciation, rule, item),
    before: base.step,
  });
}

/** Whatever the method, an item cannot be damaged before its purchase. */
function wrongDates({ datePurchase, dateDamage }: Item): Issue[] {
  if (datePurchase === null || dateDamage === null || datePurchase <= dateDamage) return [];
  return [problemOf('date_purchase', 'after_damage', { date: dateDamage })];
}

/**
 * Modifiers and maximum do not apply to a stated market value, which already includes condition and
 * earlier use.
 */
function modified(depreciation: Depreciation, rule: Rule, item: Item): Depreciation {
  const isStated = depreciation.steps.some(({ message }) => message === 'method.market_value');
  if (isStated) return depreciation;
  return atMost(
    boughtUsed(byCondition(depreciation, rule, item.condition), rule, item.isBoughtUsed),
    rule,
  );
}

function paid(
  rule: Rule,
  base: Minor,
  quantity: number,
  { share, steps, before }: Depreciation & { readonly before: Step },
): Valuation {
  const gone = partOf(base, share);
  const left = subtract(base, gone);
  const depreciationStep = step(
    'depreciation',
    { percent: percentOf(share), depreciation: toNumber(gone), left: toNumber(left) },
    subtract(NOTHING, gone),
  );
  const { acv, steps: floored } = notBelowFloor(
    { acv: left, steps: [depreciationStep] },
    rule,
    base,
  );
  const limit = aboveItemLimit(acv, rule, quantity);
  const deductible = itemDeductible(subtract(acv, limit.amount), rule);
  const depreciation = subtract(base, acv);
  const recoverable = rule.is_recoverable ? depreciation : NOTHING;
  return {
    rule,
    base,
    depreciation,
    acv,
    recoverable,
    aboveItemLimit: limit.amount,
    itemDeductible: deductible.amount,
    payable: subtract(subtract(acv, limit.amount), deductible.amount),
    steps: [
      before,
      ...steps,
      ...floored,
      ...limit.steps,
      ...deductible.steps,
      ...(recoverable > 0 ? [step('recoverable', { depreciation: toNumber(recoverable) })] : []),
    ],
  };
}
