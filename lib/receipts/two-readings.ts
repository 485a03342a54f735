import type { Minor } from '@/lib/shared/money';
import { dateOf } from './find-date';
import { shopOf } from './find-shop';
import { totalOf } from './find-total';
import { readableLines, readReceipt } from './read-receipt';
import type { Certainty, ReadValue, ReceiptContext, ReceiptFields, TextLine } from './receipt';

/**
 * One of them has misread what they disagree about, and what only one of them read is a guess.
 * `best`: of the lines of both.
 */
function dateOfBoth(
  first: ReadValue<string> | null,
  second: ReadValue<string> | null,
  best: ReadValue<string> | null,
): ReadValue<string> | null {
  if (first?.value !== second?.value) return best && { ...best, certainty: 'guess' };
  const has = (one: Certainty) => first?.certainty === one || second?.certainty === one;
  const certainty = has('certain') ? 'certain' : has('read') ? 'agreed' : 'guess';
  return first && { ...first, certainty };
}

const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];

/**
 * Reads a receipt of which there are two readings. The total is looked for in the lines of both,
 * because one often has what confirms the other.
 */
export function readTwoReadings(
  first: readonly TextLine[],
  second: readonly TextLine[],
  context: ReceiptContext,
): ReceiptFields {
  const one = readReceipt(first, context);
  const other = readReceipt(second, context);
  return {
    shop: shopOfBoth(readableLines(first), readableLines(second)),
    date: dateOfBoth(one.date, other.date, dateOf([...first, ...second], context).date),
    total: totalOfBoth(one, other, totalOf([...first, ...second]).total),
    currency: one.currency ?? other.currency,
    dates: union(one.dates, other.dates),
    amounts: union(one.amounts, other.amounts),
  };
}

function shopOfBoth(first: readonly TextLine[], second: readonly TextLine[]): string | null {
  const [one, other] = [shopOf(first), shopOf(second)];
  const better = other && (!one || other.points > one.points) ? other : one;
  return better?.name ?? null;
}

/**
 * Both must have the amount, or one of them misread it. That both have it does not confirm it: they
 * looked at the same print.
 */
function totalOfBoth(
  one: ReceiptFields,
  other: ReceiptFields,
  total: ReadValue<Minor> | null,
): ReadValue<Minor> | null {
  if (total === null) return null;
  const isInBoth = one.amounts.includes(total.value) && other.amounts.includes(total.value);
  if (total.certainty === 'guess' || !isInBoth) return { ...total, certainty: 'guess' };
  const isCertain = [one.total, other.total].some(
    (read) => read?.certainty === 'certain' && read.value === total.value,
  );
  return { ...total, certainty: isCertain ? 'certain' : 'agreed' };
}
