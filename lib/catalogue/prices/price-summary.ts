import type { z } from 'zod';
import type { priceSummary } from '@/lib/contract/lookups';
import { isOld } from '@/lib/valuation/price-filter/filter';

/** A product's price summary as stored; all null if it has none. */
interface SummaryRow {
  readonly price_min: string | null;
  readonly price_max: string | null;
  readonly shop_count: number | null;
  /** ISO 8601. */
  readonly price_date: string | null;
}

export function summaryOf(
  { price_min, price_max, shop_count, price_date }: SummaryRow,
  currency: string,
  now: Date,
): z.infer<typeof priceSummary> | null {
  if (price_min === null || price_max === null || shop_count === null || price_date === null)
    return null;
  return {
    price_min: Number(price_min),
    price_max: Number(price_max),
    shop_count,
    price_date,
    currency,
    is_current: !isOld(new Date(price_date), now),
  };
}
