import { type Minor, minor, parseAmount, subtract, toNumber } from '@/lib/shared/money';
import type { Rule } from '../rule-set';
import { NOTHING, step } from '../step';
import { NOT_TAKEN, type Taken } from './item-limit';

/** Once per line, and never more than is left of it. */
export function itemDeductible(left: Minor, { item_deductible: deductible }: Rule): Taken {
  const wished = deductible === null ? null : parseAmount(deductible);
  if (wished === null || wished <= 0 || left === 0) return NOT_TAKEN;
  const amount = minor(Math.min(wished, left));
  return {
    amount,
    steps: [step('deductible.item', { deductible: toNumber(amount) }, subtract(NOTHING, amount))],
  };
}
