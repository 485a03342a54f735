import { totalOf } from './find-total';
import { readReceipt } from './read-receipt';
import type { Certainty, ReadValue, ReceiptContext, ReceiptFields, TextLine } from './receipt';

const RANK: Readonly<Record<Certainty, number>> = { guess: 0, read: 1, certain: 2 };

/**
 * A date that both read is certain. One of them has misread what they disagree about, and a guess
 * that both make is still a guess.
 */
function agreed<T>(first: ReadValue<T> | null, second: ReadValue<T> | null): ReadValue<T> | null {
  if (!first || !second) return first ?? second;
  const better = RANK[second.certainty] > RANK[first.certainty] ? second : first;
  if (first.value !== second.value) return { ...better, certainty: 'guess' };
  return better.certainty === 'guess' ? better : { ...better, certainty: 'certain' };
}

const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];

/**
 * Reads a receipt of which there are two readings. The total is looked for in the lines of both,
 * because one often has what confirms the other; it is certain if both have it.
 */
export function readTwoReadings(
  first: readonly TextLine[],
  second: readonly TextLine[],
  context: ReceiptContext,
): ReceiptFields {
  const one = readReceipt(first, context);
  const other = readReceipt(second, context);
  return {
    shop: one.shop ?? other.shop,
    date: agreed(one.date, other.date),
    total: totalOfBoth(one, other, totalOf([...first, ...second]).total),
    currency: one.currency ?? other.currency,
    dates: union(one.dates, other.dates),
    amounts: union(one.amounts, other.amounts),
  };
}

function totalOfBoth(
  one: ReceiptFields,
  other: ReceiptFields,
  total: ReceiptFields['total'],
): ReceiptFields['total'] {
  if (total === null || total.certainty === 'guess') return total;
  const isInBoth = one.amounts.includes(total.value) && other.amounts.includes(total.value);
  return { ...total, certainty: isInBoth ? 'certain' : 'guess' };
}
