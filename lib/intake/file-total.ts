import type { InventoryRow, Inventory } from '@/lib/contract/inventory';
import { claimedSum } from './view';

type Rows = readonly Pick<InventoryRow, 'row' | 'claimed_amount'>[];
type Skipped = Inventory['skipped_rows'];

const DEDUCTIBLE =
  /deductible|excess|selvrisiko|självrisk|egenandel|selbstbeteiligung|selbstbehalt|omavastuu/iu;
const CARRIED = /^(?:overført|överfört|übertrag|siirto|carried|brought) ?/iu;

/**
 * What a file states as the sum of all its items: the last total below them, before a deductible is
 * taken off. Null if it states none, or only one of each of its sections.
 */
export function fileTotal(rows: Rows, skipped: Skipped): number | null {
  const last = rows.at(-1)?.row;
  if (last === undefined) return null;
  const totals = skipped.flatMap(({ cause, row, text, amount }) =>
    cause.reason === 'row_is_total' && amount !== null && !CARRIED.test(text)
      ? [{ row, amount, isReduced: DEDUCTIBLE.test(text) }]
      : [],
  );
  const below = totals.filter(({ row }) => row > last);
  const reduced = below.findIndex(({ isReduced }) => isReduced);
  const full = reduced === -1 ? below : below.slice(0, reduced);
  const sum = claimedSum(rows);
  const stated = full.find(({ amount }) => amount === sum) ?? full.at(-1);
  if (!stated) return null;
  const section = totals.findLast(({ row }) => row < last)?.row;
  const isOfSection =
    section !== undefined &&
    full.length === 1 &&
    stated.amount !== sum &&
    stated.amount === claimedSum(rows.filter(({ row }) => row > section));
  return isOfSection ? null : stated.amount;
}
