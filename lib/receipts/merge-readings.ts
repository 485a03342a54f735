import type { Certainty, ReadValue, ReceiptFields } from './receipt';

/**
 * A value that both read is certain. One of them has misread what they disagree about, and a guess
 * that both make is still a guess.
 */
function merged<T>(first: ReadValue<T> | null, second: ReadValue<T> | null): ReadValue<T> | null {
  if (!first || !second) return first ?? second;
  const better = RANK[second.certainty] > RANK[first.certainty] ? second : first;
  if (first.value !== second.value) return { ...better, certainty: 'guess' };
  return better.certainty === 'guess' ? better : { ...better, certainty: 'certain' };
}

const RANK: Readonly<Record<Certainty, number>> = { guess: 0, read: 1, certain: 2 };

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
