import { type Minor, subtract } from '@/lib/shared/money';
import type { Rule } from '../rule-set';
import { partOf, percent } from '../share';
import { type Step, step } from '../step';

interface Left {
  readonly acv: Minor;
  readonly steps: readonly Step[];
}

/**
 * Applies the floor to the amount rather than the percentage, so that rounding cannot leave a cent
 * less.
 */
export function notBelowFloor(
  { acv, steps }: Left,
  { floor_percent: floor }: Rule,
  base: Minor,
): Left {
  if (floor === null) return { acv, steps };
  const least = partOf(base, percent(floor));
  if (acv >= least) return { acv, steps };
  return { acv: least, steps: [...steps, step('cap.floor', { floor }, subtract(least, acv))] };
}
