import { type Minor, MINOR_MAX, minor, parseAmount, subtract, toNumber } from '@/lib/shared/money';
import type { Rule } from '../rule-set';
import { NOTHING, type Step, step } from '../step';

export interface Taken {
  /** Not negative. */
  readonly amount: Minor;
  readonly steps: readonly Step[];
}

export const NOT_TAKEN: Taken = { amount: NOTHING, steps: [] };

/** The amount above the limit per piece × quantity. */
export function aboveItemLimit(acv: Minor, { item_limit: limit }: Rule, quantity: number): Taken {
  const each = limit === null ? null : parseAmount(limit);
  if (each === null) return NOT_TAKEN;
  const most = minor(Math.min(each * quantity, MINOR_MAX));
  if (acv <= most) return NOT_TAKEN;
  const amount = subtract(acv, most);
  return {
    amount,
    steps: [step('limit.item', { limit: toNumber(most) }, subtract(NOTHING, amount))],
  };
}
