import { type Minor, MINOR_MAX, minor } from '@/lib/shared/money';

/**
 * Amounts with two decimals, with `,-` or `:-`, and grouped by spaces, points, commas or
 * apostrophes. Text recognition often puts a space behind the decimal sign.
 */
const AMOUNT =
  /(?<![\d.,/])(?<!\d-)(\d{1,3}(?:[ .,'’]\d{3})+|\d{1,7})(?:\s?[.,]\s?(\d{2})|[,:.]\s?[-–—=])(?![\d/]|[.,]\d)/gu;
/** Amounts without decimals, which only a line that names a total may have. */
const UNITS = /(?<![\d.,/])(?<!\d-)(\d{1,3}(?:[ .,'’]\d{3})+|\d{1,7})(?![\d.,/%-])/gu;

const amountOf = (units: string, decimals = '00'): Minor | null => {
  const amount = Number(units.replace(/\D/gu, '')) * 100 + Number(decimals);
  return amount > 0 && amount <= MINOR_MAX ? minor(amount) : null;
};

const found = (line: string, pattern: RegExp): Minor[] =>
  [...line.matchAll(pattern)]
    .map(([, units = '', decimals]) => amountOf(units, decimals))
    .filter((amount) => amount !== null);

/** The amounts of a line, from left to right, without their signs. */
export const amountsIn = (line: string): Minor[] => found(line, AMOUNT);

export const unitAmountsIn = (line: string): Minor[] => found(line, UNITS);

/** Other signs that text recognition reads for the decimal sign of `99.00`, a space among them. */
const MISREAD_SIGN = /(?<=\d)[:_-](?=\d\d(?![\d:_-]))/gu;
const LOST_SIGN = /(?<=\s\d{1,5})\s(?=\d\d$)/u;

/** The amounts of a line that has one by its label. */
export function pricesIn(line: string): Minor[] {
  const found = amountsIn(line.replaceAll(MISREAD_SIGN, '.'));
  return found.length > 0 ? found : amountsIn(line.replace(LOST_SIGN, '.'));
}
