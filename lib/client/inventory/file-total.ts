import type { Inventory } from '@/lib/contract/inventory';
import { add, type Minor, parseAmount, subtract } from '@/lib/shared/money';

interface FileTotal {
  readonly amount: Minor;
  /** By how much it exceeds the sum of the rows; negative if it is less. */
  readonly excess: Minor;
}

const minorOf = (amount: number): Minor => {
  const minor = parseAmount(amount);
  if (minor === null) throw new RangeError(`No amount of an inventory: ${amount}`);
  return minor;
};

/**
 * The grand total that the file names itself, beside the sum of its rows; null without one. A total
 * that equals this sum comes before any other, as files also name those of rooms and those after a
 * deductible. Otherwise it is the last one, or the sum of all where the last is not the largest.
 */
export function fileTotalOf({ skipped_rows: skipped, totals }: Inventory): FileTotal | null {
  const named = skipped.flatMap(({ amount, cause }) =>
    cause.reason === 'row_is_total' && amount !== null && amount > 0 ? [minorOf(amount)] : [],
  );
  const [last] = named.slice(-1);
  if (last === undefined) return null;
  const [read, all] = [minorOf(totals.claimed_amount), add(...named)];
  const equal = [...named, all].find((amount) => amount === read);
  const amount = equal ?? (last >= Math.max(...named) ? last : all);
  return { amount, excess: subtract(amount, read) };
}
