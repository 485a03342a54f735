import { add, minor, parseAmount, subtract, type Minor } from '@/lib/shared/money';
import { type Line, settleClaim } from '@/lib/valuation/settle-claim';
import type { Step } from '@/lib/valuation/step';
import type { ReportClaim, ReportItem } from './input';

interface Sums {
  readonly rcv: Minor;
  readonly depreciation: Minor;
  readonly acv: Minor;
  readonly withoutAmount: number;
}

const NOTHING = minor(0);

/** Adds up the printed lines, so that the sums match the report to the cent. */
export function sumsOf(items: readonly ReportItem[]): Sums {
  const counted = items.filter((item) => item.rcv !== null);
  const rcv = add(...counted.map((item) => item.rcv ?? NOTHING));
  const acv = add(...counted.map((item) => item.acv ?? item.rcv ?? NOTHING));
  return {
    rcv,
    acv,
    depreciation: subtract(rcv, acv),
    withoutAmount: items.length - counted.length,
  };
}

interface LimitedCategory {
  readonly rule: string;
  readonly limit: Minor;
  readonly above: Minor;
}

export interface Settlement {
  /** Deducted by limits and deductibles of items. */
  readonly byRules: Minor;
  /** Deducted by category limits, in total and for each category. */
  readonly byCategories: Minor;
  readonly categories: readonly LimitedCategory[];
  readonly deductible: Minor;
  /** Deducted by the policy limit. */
  readonly aboveLimit: Minor;
  readonly net: Minor;
}

/**
 * Net claim = min(policy limit, total − deductible), never below zero. Null if the claim has no
 * deductible and no policy limit, and no limit or deductible of an item or category takes anything.
 */
export function settle(
  items: readonly ReportItem[],
  { deductible, policyLimit }: ReportClaim,
): Settlement | null {
  const settled = settleClaim(items.map(groupOf), { deductible, policyLimit });
  const byRules = add(...items.map(({ limits }) => limits?.taken ?? NOTHING));
  const { aboveCategoryLimits: byCategories } = settled;
  if (deductible === null && policyLimit === null && byRules === 0 && byCategories === 0)
    return null;
  return {
    byRules,
    byCategories,
    categories: settled.steps.flatMap(categoryOf),
    deductible: settled.deductible,
    aboveLimit: settled.abovePolicyLimit,
    net: settled.net,
  };
}

function categoryOf({ message, values, amount }: Step): LimitedCategory[] {
  const limit = parseAmount(values['limit'] ?? '');
  return message === 'claim.category_limit' && limit !== null && amount !== null
    ? [{ rule: String(values['rule']), limit, above: subtract(NOTHING, amount) }]
    : [];
}

const groupOf = ({ rcv, acv, limits }: ReportItem): Line => ({
  rule: limits?.rule ?? '',
  payable: subtract(acv ?? rcv ?? NOTHING, limits?.taken ?? NOTHING),
  limit: limits?.ruleLimit ?? null,
});
