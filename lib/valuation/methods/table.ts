import type { Issue } from '../item';
import type { TableMethod } from '../rule-set';
import { percent, ONE, without } from '../share';
import { step } from '../step';
import { type Depreciation, isIssue, type Subject } from './method';

/**
 * The remaining share of the unit of age in which the damage occurred. The day of purchase belongs
 * to the first commenced unit.
 */
export function byTable(
  { unit, remaining_percents: table }: TableMethod,
  { age }: Subject,
): Depreciation | Issue {
  const aged = age(unit);
  if (isIssue(aged)) return aged;
  const at = unit.startsWith('commenced') ? Math.max(aged.count, 1) - 1 : aged.count;
  const remaining = table[Math.min(at, table.length - 1)] ?? 100;
  return {
    share: without(ONE, percent(remaining)),
    steps: [...aged.steps, step('method.table', { remaining })],
  };
}
