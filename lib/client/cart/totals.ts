import type { Appraisal } from '@/lib/contract/appraisals';
import type { CartTotals } from '@/lib/contract/cart';
import { minor, parseAmount, subtract, toNumber, type Minor } from '@/lib/shared/money';

const minorOf = (value: number | null): Minor => parseAmount(value ?? 0) ?? minor(0);

/**
 * The totals of the cart without some appraisals, calculated in whole cents. An alternative that
 * takes the place of one of them is known only once the service has answered.
 */
export function totalsWithout(totals: CartTotals, gone: readonly Appraisal[]): CartTotals {
  const counted = gone.filter((one) => one.line_state === 'counted');
  const less = (total: number, part: (one: Appraisal) => number | null) =>
    toNumber(counted.reduce((sum, one) => subtract(sum, minorOf(part(one))), minorOf(total)));
  return {
    ...totals,
    appraisal_count: totals.appraisal_count - gone.length,
    line_count: totals.line_count - counted.length,
    lines_counted: totals.lines_counted - counted.length,
    replacement_cost_value: less(
      totals.replacement_cost_value,
      (one) => one.total_replacement_cost_value,
    ),
    depreciation: less(totals.depreciation, (one) => one.depreciation),
    actual_cash_value: less(totals.actual_cash_value, (one) => one.actual_cash_value),
  };
}
