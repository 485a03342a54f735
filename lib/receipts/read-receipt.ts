/**
 * Reads shop, date of purchase and total from the lines of a receipt in the six languages of the
 * service. Pure and bounded: nothing is read beyond the limits below.
 */
import { currencyOf } from './find-currency';
import { dateOf } from './find-date';
import { shopOf } from './find-shop';
import { totalOf } from './find-total';
import type { ReceiptContext, ReceiptFields, TextLine } from './receipt';

const LINES_MAX = 400;
const LINE_CHARACTERS_MAX = 200;
const VALUES_MAX = 100;

/** The lines within the limits, without empty ones. */
export const readableLines = (all: readonly TextLine[]): TextLine[] =>
  all
    .slice(0, LINES_MAX)
    .map((line) => ({ ...line, text: line.text.slice(0, LINE_CHARACTERS_MAX).trim() }))
    .filter(({ text }) => text !== '');

export function readReceipt(all: readonly TextLine[], context: ReceiptContext): ReceiptFields {
  const lines = readableLines(all);
  const { date, dates } = dateOf(lines, context);
  const { total, amounts } = totalOf(lines);
  return {
    shop: shopOf(lines)?.name ?? null,
    date,
    total,
    currency: currencyOf(lines, context.currency),
    dates: dates.slice(0, VALUES_MAX),
    amounts: amounts.slice(0, VALUES_MAX),
  };
}
