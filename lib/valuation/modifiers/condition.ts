import type { Depreciation } from '../methods/method';
import type { Rule } from '../rule-set';
import { percent, percentOf, times } from '../share';
import { step } from '../step';

/** Scales the depreciation by the condition. An unstated condition changes nothing. */
export function byCondition(
  depreciation: Depreciation,
  { condition_percents: factors }: Rule,
  condition: number,
): Depreciation {
  const factor = factors?.[condition - 1] ?? 100;
  if (factor === 100) return depreciation;
  const share = times(depreciation.share, percent(factor));
  return {
    share,
    steps: [
      ...depreciation.steps,
      step('modifier.condition', { condition, factor, percent: percentOf(share) }),
    ],
  };
}
