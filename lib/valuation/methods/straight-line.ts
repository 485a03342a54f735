import { perYear } from '../age';
import type { Issue } from '../item';
import type { StraightLineMethod } from '../rule-set';
import { fraction, percentOf, smaller, ONE } from '../share';
import { step } from '../step';
import { type Depreciation, isIssue, type Subject } from './method';

/** Equal depreciation per unit of age down to zero at the end of the useful life. */
export function byStraightLine(
  { unit, useful_life_years: lifeYears }: StraightLineMethod,
  { age }: Subject,
): Depreciation | Issue {
  const aged = age(unit);
  if (isIssue(aged)) return aged;
  const share = smaller(fraction(aged.count, lifeYears * perYear(unit)), ONE);
  return {
    share,
    steps: [
      ...aged.steps,
      step('method.straight_line', { life_years: lifeYears, percent: percentOf(share) }),
    ],
  };
}
