import { type Minor, MINOR_MAX, minor } from '@/lib/shared/money';

/**
 * Amounts with two decimals, with `,-` or `:-`, and grouped by spaces, points, commas or
 * apostrophes. Text recognition often puts a space behind the decimal sign.
 */
const AMOUNT =
  /(?<![\d.,/])(?<!\d-)(\d{1,3}(?:[ .,'’]\d{3})+|\d{1,7})(?:\s?[.,]\s?(\d{2})|[,:.]\s?[-–—=])(?![\d/]|[.,]\d)/gu;
/** Whole amounts, which only a line that names a total may have. */
const WHOLE = /(?<![\d.,/])(?<!\d-)(\d{1,3}(?:[ .,'’]\d{3})+|\d{1,7})(?![\d.,/%-])/gu;

const amountOf = (whole: string, decimals = '00'): Minor | null => {
  const units = Number(whole.replace(/\D/gu, '')) * 100 + Number(decimals);
  return units > 0 && units <= MINOR_MAX ? minor(units) : null;
};

const found = (line: string, pattern: RegExp): Minor[] =>
  [...line.matchAll(pattern)]
    .map(([, whole = '', decimals]) => amountOf(whole, decimals))
    .filter((amount) => amount !== null);

/** The amounts of a line, from left to right, without their signs. */
export const amountsIn = (line: string): Minor[] => found(line, AMOUNT);

export const wholeAmountsIn = (line: string): Minor[] => found(line, WHOLE);
