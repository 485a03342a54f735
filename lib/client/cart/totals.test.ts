import { expect, test } from 'vitest';
import type { Appraisal } from '@/lib/contract/appraisals';
import { totalsWithout } from './totals';

const totals = {
  replacement_cost_value: 0.3,
  depreciation: 0.1,
  actual_cash_value: 0.2,
  appraisal_count: 3,
  line_count: 2,
  lines_counted: 2,
  lines_excluded: 0,
  lines_not_valued: 0,
  claimed_not_valued: 0,
  currency: 'DKK',
};

const gone = {
  line_state: 'counted',
  total_replacement_cost_value: 0.1,
  depreciation: null,
  actual_cash_value: 0.1,
} as Appraisal;

test('totals without an appraisal are exact to the cent', () => {
  expect(totalsWithout(totals, [gone])).toEqual({
    ...totals,
    replacement_cost_value: 0.2,
    actual_cash_value: 0.1,
    appraisal_count: 2,
    line_count: 1,
    lines_counted: 1,
  });
});

test('an alternative that is not counted takes no amount with it', () => {
  expect(totalsWithout(totals, [{ ...gone, line_state: 'excluded' }])).toEqual({
    ...totals,
    appraisal_count: 2,
  });
});
