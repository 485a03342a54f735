import { add, minor, subtract, type Minor } from '@/lib/shared/money';
import { type Line, settleClaim } from '@/lib/valuation/settle-claim';
import type { ReportClaim, ReportItem } from './input';

export interface Sums {
  readonly rcv: Minor;
  readonly depreciation: Minor;
  readonly acv: Minor;
  readonly withoutAmount: number;
}

const NOTHING = minor(0);

/** The sums of the printed lines, so that a reader who adds them up gets the same to the cent. */
export function sumsOf(items: readonly ReportItem[]): Sums {
  const counted = items.filter((item) => item.rcv !== null);
  const rcv = add(...counted.map((item) => item.rcv ?? NOTHING));
  const acv = add(...counted.map((item) => item.acv ?? item.rcv ?? NOTHING));
  return { rcv, acv, depreciation: subtract(rcv, acv), withoutAmount: items.length - counted.length };
}

export interface Settlement {
  /** What limits and deductibles of items and categories take off. */
  readonly byRules: Minor;
  readonly deductible: Minor;
  /** What the policy limit takes off. */
  readonly aboveLimit: Minor;
  readonly net: Minor;
}

/** Net claim = min(limit, total − deductible), never below zero; null where nothing is taken off the ACV. */
export function settle(items: readonly ReportItem[], { deductible, policyLimit }: ReportClaim): Settlement | null {
  const settled = settleClaim(items.map(groupOf), { deductible, policyLimit });
  const byRules = subtract(sumsOf(items).acv, settled.total);
  if (deductible === null && policyLimit === null && byRules === 0) return null;
  return { byRules, deductible: settled.deductible, aboveLimit: settled.abovePolicyLimit, net: settled.net };
}

const groupOf = ({ rcv, acv, limits }: ReportItem): Line => ({
  rule: limits?.rule ?? '', payable: subtract(acv ?? rcv ?? NOTHING, limits?.taken ?? NOTHING), limit: limits?.ruleLimit ?? null,
});
