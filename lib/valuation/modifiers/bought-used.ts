import type { Depreciation } from '../methods/method';
import type { Rule } from '../rule-set';
import { percent, percentOf, plus } from '../share';
import { step } from '../step';

/** Adds percentage points, because an item bought used had lost value before its purchase. */
export function boughtUsed(
  depreciation: Depreciation,
  { bought_used_extra_percent: points }: Rule,
  isBoughtUsed: boolean | null,
): Depreciation {
  if (isBoughtUsed !== true || points === 0) return depreciation;
  const share = plus(depreciation.share, percent(points));
  return {
    share,
    steps: [
      ...depreciation.steps,
      step('modifier.bought_used', { points, percent: percentOf(share) }),
    ],
  };
}
