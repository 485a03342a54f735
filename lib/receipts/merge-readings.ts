import type { ReadValue, ReceiptFields } from './receipt';

/** A value that both found is certain; one of them may have misread what they disagree about. */
function merged<T>(first: ReadValue<T> | null, second: ReadValue<T> | null): ReadValue<T> | null {
  if (!first || !second) return first ?? second;
  if (first.value === second.value) return { value: first.value, isCertain: true };
  const better = second.isCertain && !first.isCertain ? second : first;
  return { ...better, isCertain: false };
}

const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];

/** Two readings of one receipt. */
export const mergeReadings = (first: ReceiptFields, second: ReceiptFields): ReceiptFields => ({
  shop: first.shop ?? second.shop,
  date: merged(first.date, second.date),
  total: merged(first.total, second.total),
  currency: first.currency ?? second.currency,
  dates: union(first.dates, second.dates),
  amounts: union(first.amounts, second.amounts),
});
