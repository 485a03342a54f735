import { expect, test } from 'vitest';
import type { Appraisal } from '@/lib/contract/appraisals';
import { totalsWithout } from './totals';

test('totals without an appraisal are exact to the cent', () => {
  const totals = {
    replacement_cost_value: 0.3,
    depreciation: 0.1,
    actual_cash_value: 0.2,
    appraisal_count: 2,
    currency: 'DKK',
  };
  const gone = {
    total_replacement_cost_value: 0.1,
    depreciation: null,
    actual_cash_value: 0.1,
  } as Appraisal;
  expect(totalsWithout(totals, [gone])).toEqual({
    replacement_cost_value: 0.2,
    depreciation: 0.1,
    actual_cash_value: 0.1,
    appraisal_count: 1,
    currency: 'DKK',
  });
});
