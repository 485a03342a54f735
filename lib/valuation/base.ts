import { problemOf } from '@/lib/shared/reasons';
import { MINOR_MAX, type Minor, minor, toNumber } from '@/lib/shared/money';
import type { Issue, Item } from './item';
import { type Step, step } from './step';

interface Base {
  /** RCV of all pieces. */
  readonly amount: Minor;
  readonly quantity: number;
  readonly step: Step;
}

/** The base of the depreciation: RCV × quantity, or the claimed amount if the RCV is unknown. */
export function baseOf({ rcv, claimedAmount, quantity, isPricePerItem }: Item): Base | Issue {
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    return problemOf('item_quantity', 'not_a_positive_integer');
  const given = rcv ?? claimedAmount;
  if (given === null) return problemOf('replacement_cost_value', 'value_missing');
  if (given < 0) return problemOf('replacement_cost_value', 'negative');
  const isEach = rcv !== null && isPricePerItem;
  const line = isEach ? given * quantity : given;
  if (line > MINOR_MAX) return problemOf('replacement_cost_value', 'line_too_large');
  const amount = minor(line);
  return {
    amount,
    quantity,
    step: baseStep(amount, given, {
      isClaimed: rcv === null,
      isEach: isEach && quantity > 1,
      quantity,
    }),
  };
}

function baseStep(
  amount: Minor,
  given: Minor,
  { isClaimed, isEach, quantity }: { isClaimed: boolean; isEach: boolean; quantity: number },
): Step {
  const base = toNumber(amount);
  if (isClaimed) return step('base.claimed', { base }, amount);
  return isEach
    ? step('base.pieces', { pieces: quantity, each: toNumber(given), base }, amount)
    : step('base.line', { base }, amount);
}
