import type { z } from 'zod';
import type { acvCalculation } from '@/lib/contract/acv';
import type { AcvCalculation, AcvOverride, Prisma } from '@/lib/platform/database/generated/client';
import type { Language } from '@/lib/shared/languages';
import { add, type Minor, minor, parseAmount, subtract, toNumber } from '@/lib/shared/money';
import { outdatedOf } from './outdated';
import { translateSteps, storedSteps } from './stored-steps';

type View = z.input<typeof acvCalculation>;
type Calculation = NonNullable<View['in_force']>;

type CalculationRow = AcvCalculation & {
  readonly ruleSet: { id: number; name: string; version: number | null } | null;
};

export const WITH_RULE_SET = {
  ruleSet: { select: { id: true, name: true, version: true } },
} as const satisfies Prisma.AcvCalculationInclude;

const exact = (amount: Prisma.Decimal): Minor => parseAmount(amount.toFixed(2)) ?? minor(0);

/**
 * `rcvInForce` is the RCV that counts while a higher one awaits approval; the depreciation of an
 * ACV entered by hand is relative to it.
 */
export function calculationView(
  row: CalculationRow,
  language: Language,
  rcvInForce: Minor | null,
): Calculation {
  const acv = exact(row.actualCashValue);
  const depreciation = rcvInForce === null ? exact(row.depreciation) : subtract(rcvInForce, acv);
  const [aboveItemLimit, itemDeductible] = [exact(row.aboveItemLimit), exact(row.itemDeductible)];
  const { ruleSet } = row;
  return {
    actual_cash_value: toNumber(acv),
    depreciation: toNumber(depreciation),
    replacement_cost_value: toNumber(add(acv, depreciation)),
    is_manual: row.isManual,
    reason: row.reason,
    entered_by: row.enteredBy,
    approved_by: row.approvedBy,
    above_item_limit: toNumber(aboveItemLimit),
    item_deductible: toNumber(itemDeductible),
    payable: toNumber(subtract(subtract(acv, aboveItemLimit), itemDeductible)),
    recoverable_depreciation: toNumber(exact(row.recoverable)),
    rule_set:
      ruleSet && ruleSet.version !== null
        ? { rule_set_id: ruleSet.id, name: ruleSet.name, version: ruleSet.version }
        : null,
    rule: row.ruleName,
    facts: row.facts as Calculation['facts'],
    steps: translateSteps(storedSteps(row.steps), language),
    outdated: row.outdated === null ? null : outdatedOf(row.outdated),
    create_time: row.createTime.toISOString(),
  };
}

/** View of an approval request, which has no effect yet. */
export function overrideView(
  { actualCashValue, reason, enteredBy, createTime, outdated }: AcvOverride,
  rcv: Minor,
): Calculation {
  const acv = exact(actualCashValue);
  return {
    actual_cash_value: toNumber(acv),
    depreciation: toNumber(minor(Math.max(0, subtract(rcv, acv)))),
    replacement_cost_value: toNumber(rcv),
    is_manual: true,
    reason,
    entered_by: enteredBy,
    approved_by: null,
    above_item_limit: 0,
    item_deductible: 0,
    payable: toNumber(acv),
    recoverable_depreciation: 0,
    rule_set: null,
    rule: null,
    facts: null,
    steps: [],
    outdated: outdated === null ? null : outdatedOf(outdated),
    create_time: createTime.toISOString(),
  };
}
