import type { InventoryRow } from '@/lib/contract/inventory';
import { cause, textOf } from '@/lib/shared/reasons';

const DAY_MS = 86_400_000;
/** How many days after the date the purchase may have been. An age may be rounded by half a year. */
const LATER_DAYS = { day: 0, month: 16, year: 184, age: 184 } as const;

/**
 * Warns of a purchase before the proposed product came on the market, unless the product was
 * declined.
 */
export function questionPurchase(
  row: InventoryRow,
  released: ReadonlyMap<string, string>,
): InventoryRow {
  const { date_purchase: bought, date_purchase_precision: precision, match, take_match } = row;
  const release = match === null ? undefined : released.get(match.pid);
  if (match === null || take_match === false || bought === null || release === undefined)
    return row;
  const latestMs = Date.parse(bought) + LATER_DAYS[precision ?? 'day'] * DAY_MS;
  if (latestMs >= Date.parse(release)) return row;
  const why = cause('cell_before_release', { product: match.product_name, date: release });
  const problem = {
    field: 'date_purchase',
    severity: 'warning' as const,
    reason: textOf(why),
    cause: why,
    value: bought,
  };
  return { ...row, problems: [...row.problems, problem] };
}
