import type { Depreciation } from '../methods/method';
import type { Rule } from '../rule-set';
import { isMore, percent } from '../share';
import { step } from '../step';

/** Caps the depreciation at the rule's maximum, or at 100 %. */
export function atMost(depreciation: Depreciation, { maximum_percent }: Rule): Depreciation {
  const maximum = maximum_percent ?? 100;
  const share = percent(maximum);
  if (!isMore(depreciation.share, share)) return depreciation;
  return { share, steps: [...depreciation.steps, step('cap.maximum', { maximum })] };
}
