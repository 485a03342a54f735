import { perYear } from '../age';
import type { Issue } from '../item';
import type { RateMethod } from '../rule-set';
import { fraction, percent, percentOf, times } from '../share';
import { step } from '../step';
import { type Depreciation, isIssue, type Subject } from './method';

/** No depreciation in the free years, then a rate per year of age. */
export function byRate(
  { unit, free_years: free, percent_per_year: rate }: RateMethod,
  { age }: Subject,
): Depreciation | Issue {
  const aged = age(unit);
  if (isIssue(aged)) return aged;
  const counted = Math.max(0, aged.count - free * perYear(unit));
  const share = times(percent(rate), fraction(counted, perYear(unit)));
  const depreciated = percentOf(share);
  const rateStep =
    free > 0
      ? step('method.rate_after_free', { free_years: free, rate, percent: depreciated })
      : step('method.rate', { rate, percent: depreciated });
  return { share, steps: [...aged.steps, rateStep] };
}
