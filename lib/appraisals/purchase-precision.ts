import { wrongValue } from '@/lib/shared/fault';
import type { Precision } from '@/lib/shared/purchase';

interface Given {
  readonly date_purchase?: string | null | undefined;
  readonly date_purchase_precision?: Precision | null | undefined;
  readonly age_months?: number | null | undefined;
  readonly clear?: readonly string[] | null | undefined;
}

/**
 * The precision that a change gives to a date of purchase: a new date is a day unless stated
 * otherwise. Undefined: unchanged. Throws Fault `wrong` for a precision without a date.
 */
export function precisionOf(given: Given, isUnchanged: boolean): Precision | undefined {
  const { date_purchase: bought = null, date_purchase_precision: precision = null } = given;
  if (bought === null && precision !== null)
    throw wrongValue('date_purchase_precision', 'precision_without_date');
  if ((given.age_months ?? null) !== null) return 'age';
  if (given.clear?.includes('date_purchase')) return 'day';
  if (bought === null) return undefined;
  return precision ?? (isUnchanged ? undefined : 'day');
}
