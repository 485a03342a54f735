import type { Issue } from '../item';
import type { Method, PlainMethod } from '../rule-set';
import { NONE } from '../share';
import { step } from '../step';
import { flat } from './flat';
import { atMarketValue } from './market-value';
import { type Depreciation, isIssue, type Subject } from './method';
import { byRate } from './rate';
import { byStraightLine } from './straight-line';
import { byTable } from './table';
import { chooseTier } from './value-tiered';

/** The depreciation by the rule's method, before modifiers and caps. */
export function depreciate(method: Method, subject: Subject): Depreciation | Issue {
  if (method.kind !== 'value_tiered') return plainly(method, subject);
  const chosen = chooseTier(method, subject);
  const depreciation = plainly(chosen.method, subject);
  return isIssue(depreciation)
    ? depreciation
    : { ...depreciation, steps: [...chosen.steps, ...depreciation.steps] };
}

function plainly(method: PlainMethod, subject: Subject): Depreciation | Issue {
  switch (method.kind) {
    case 'rate':
      return byRate(method, subject);
    case 'table':
      return byTable(method, subject);
    case 'straight_line':
      return byStraightLine(method, subject);
    case 'flat':
      return flat(method);
    case 'none':
      return {
        share: NONE,
        steps: [step(isUndated(subject) ? 'method.none_undated' : 'method.none', {})],
      };
    case 'market_value':
      return atMarketValue(subject);
  }
}

/** Whether the line counts in full although nobody knows its age. */
function isUndated({ age }: Subject): boolean {
  const known = age('commenced_month');
  return isIssue(known) && known.field === 'date_purchase';
}
