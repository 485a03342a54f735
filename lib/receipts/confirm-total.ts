/** What a receipt states beside its total: what was paid, the change, the tax and the prices. */
import { add, type Minor, subtract } from '@/lib/shared/money';
import { pricesIn } from './find-amounts';
import type { TextLine } from './receipt';

const PAID =
  /\b(?:cash|tender(?:ed)?|card|visa|master(?:card)?|maestro|amex|debit|credit|paid|payment|received|accepted|dankort|mobilepay|kort|bankkort|kontant|kontanter|betalt|swish|vipps|bankaxept|bar|gegeben|ec-?karte|girocard|karte|käteinen|kortti|pankkikortti)\b/iu;
const CHANGE =
  /\b(?:change|byttepenge|retur|tilbage|växel|veksel|vekslepenger|rückgeld|wechselgeld|takaisin)\b/iu;
const TAX = /tax|gst|sst|vat\b|moms|mva|mwst|ust\b|alv\b/iu;

/** Small coins to which a total is rounded. */
export const ROUNDED_TO = 5;

export interface Evidence {
  readonly paid: readonly Minor[];
  readonly change: readonly Minor[];
  /** Whether what was paid, less the change, is this amount. */
  readonly isPaid: (amount: Minor) => boolean;
  /** Whether an amount without the tax and the tax beside it sum up to this amount. */
  readonly isTaxed: (amount: Minor) => boolean;
  /** Whether nothing costs more, and nothing else was paid. */
  readonly isPlausible: (amount: Minor) => boolean;
}

const lastOf = (lines: readonly TextLine[], label: RegExp): Minor[] =>
  lines.filter(({ text }) => label.test(text)).flatMap(({ text }) => pricesIn(text).slice(-1));

/** Amounts with the tax: of rows of a table of taxes, and of a tax below what it is on. */
function taxedAmounts(lines: readonly TextLine[]): Minor[] {
  return lines.flatMap(({ text }, at) => {
    const [net, tax] = pricesIn(text).slice(-2);
    if (net !== undefined && tax !== undefined && tax > 0 && tax < net) return [add(net, tax)];
    const before = lines[at - 1];
    const above = before ? pricesIn(before.text).at(-1) : undefined;
    if (!TAX.test(text) || net === undefined || above === undefined || net >= above) return [];
    return [add(above, net)];
  });
}

/** What was paid, less the change. */
export const spentOf = ([paid]: readonly Minor[], [change]: readonly Minor[]): Minor | null => {
  if (paid === undefined) return null;
  return change !== undefined && change < paid ? subtract(paid, change) : paid;
};

export function evidenceOf(lines: readonly TextLine[]): Evidence {
  const paid = lastOf(lines, PAID);
  const change = lastOf(lines, CHANGE);
  const taxed = taxedAmounts(lines);
  const prices = lines
    .filter(({ text }) => !PAID.test(text) && !CHANGE.test(text))
    .flatMap(({ text }) => pricesIn(text));
  const highest = Math.max(0, ...prices);
  const spent = spentOf(paid, change);
  const isPaid = (amount: Minor) =>
    paid.some((one) => one === amount || change.some((back) => subtract(one, back) === amount));
  const isNearSpent = (amount: Minor) =>
    spent === null || Math.abs(spent - amount) < ROUNDED_TO || isPaid(amount);
  return {
    paid,
    change,
    isPaid,
    isTaxed: (amount) => taxed.includes(amount),
    isPlausible: (amount) => (amount >= highest || isPaid(amount)) && isNearSpent(amount),
  };
}
