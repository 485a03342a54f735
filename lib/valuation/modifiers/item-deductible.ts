import { type Minor, minor, parseAmount, subtract, toNumber } from '@/lib/shared/money';
import type { Rule } from '../rule-set';
import { NOTHING, step } from '../step';
import { NOT_TAKEN, type Taken } from './item-limit';

/** Deducts the item deductible once per item, at most what is left. */
export function itemDeductible(left: Minor, { item_deductible: deductible }: Rule): Taken {
  const wished = deductible === null ? null : parseAmount(deductible);
  if (wished === null || wished <= 0 || left === 0) return NOT_TAKEN;
  const amount = minor(Math.min(wished, left));
  return {
    amount,
    steps: [step('deductible.item', { deductible: toNumber(amount) }, subtract(NOTHING, amount))],
  };
}
