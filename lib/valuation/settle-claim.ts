import { add, type Minor, minor, subtract, toNumber } from '@/lib/shared/money';
import { NOTHING, type Step, step } from './step';

/** The payment for one item, or for several under one rule. */
export interface Line {
  readonly rule: string;
  readonly payable: Minor;
  /**
   * Maximum payment for all items under the rule. Versions of a rule with different limits are
   * limited separately.
   */
  readonly limit: Minor | null;
}

export interface Terms {
  readonly deductible: Minor | null;
  readonly policyLimit: Minor | null;
}

interface Settlement {
  /** Payable after category limits. */
  readonly total: Minor;
  readonly aboveCategoryLimits: Minor;
  /** The part of the deductible that was covered by the total. */
  readonly deductible: Minor;
  readonly abovePolicyLimit: Minor;
  /** min(policy limit, total − deductible), never negative. */
  readonly net: Minor;
  readonly steps: readonly Step[];
}

/**
 * Sum of the items → category limits → claim deductible → policy limit. The order of the items
 * makes no difference.
 */
export function settleClaim(
  lines: readonly Line[],
  { deductible, policyLimit }: Terms,
): Settlement {
  const limited = grouped(lines).flatMap(aboveLimit);
  const aboveCategoryLimits = add(...limited.map(({ amount }) => subtract(NOTHING, amount)));
  const sum = add(...lines.map(({ payable }) => payable));
  const total = subtract(sum, aboveCategoryLimits);
  const taken = minor(Math.min(deductible ?? NOTHING, total));
  const rest = subtract(total, taken);
  const net = policyLimit === null ? rest : minor(Math.min(policyLimit, rest));
  const above = subtract(rest, net);
  const steps = [
    step('claim.sum', { sum: toNumber(sum) }, sum),
    ...limited,
    ...(taken > 0
      ? [step('claim.deductible', { deductible: toNumber(taken) }, subtract(NOTHING, taken))]
      : []),
    ...(above > 0
      ? [step('claim.policy_limit', { limit: toNumber(net) }, subtract(NOTHING, above))]
      : []),
    step('claim.net', { net: toNumber(net) }),
  ];
  return { total, aboveCategoryLimits, deductible: taken, abovePolicyLimit: above, net, steps };
}

function grouped(lines: readonly Line[]): Line[] {
  const groups = new Map<string, Line>();
  for (const line of lines.filter(({ limit }) => limit !== null)) {
    const key = `${line.limit} ${line.rule}`;
    const { payable } = groups.get(key) ?? { payable: NOTHING };
    groups.set(key, { ...line, payable: add(payable, line.payable) });
  }
  return [...groups.values()];
}

function aboveLimit({ rule, payable, limit }: Line): Step[] {
  if (limit === null || payable <= limit) return [];
  return [step('claim.category_limit', { rule, limit: toNumber(limit) }, subtract(limit, payable))];
}
