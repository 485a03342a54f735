import { type Cause, cause } from '@/lib/shared/reasons';
import { isCurrency } from '@/lib/shared/currencies';
import { formatAmount, parseAmount } from '@/lib/shared/money';

export interface FeedPrice {
  /** A decimal such as `1299.00`. */
  readonly amount: string;
  readonly currency: string;
}

/** Longer than any price. */
const LENGTH_MAX = 80;

const KRONER: ReadonlySet<string> = new Set(['DKK', 'SEK', 'NOK', 'ISK']);
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };
const MARK = /^(?:kr\.?|[€£])\s*|\s*(?:kr\.?|[€£])$/i;
const CODE = /^([A-Z]{3})(?=[\s\d])\s*|(?<=[\s\d,.-])\s*([A-Z]{3})$/;

/** A price without its currency, which is a code or a mark; `kr` stands for several. */
function takenApart(text: string): { digits: string; named: string | null; mark: string | null } {
  const code = CODE.exec(text);
  const amount = text.replace(CODE, '').trim();
  const mark = MARK.exec(amount)?.[0].trim().toLowerCase() ?? null;
  return {
    digits: amount.replace(MARK, ''),
    named: code?.[1] ?? code?.[2] ?? null,
    mark: mark?.replace(/\.$/, '') ?? null,
  };
}

const NO_CENTS = /^(.*\d)\s*[.,:]\s*[-–—]+$/;
/** Groups of thousands, the same separator between all of them, and two or one decimals. */
const WITH_DECIMALS = /^(\d{1,3}(?:([.,'’\s])\d{3})(?:\2\d{3})*|\d+)([.,])(\d{1,2})$/;
const THOUSANDS = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/;
/** A space or an apostrophe separates only thousands; so does a sign that is there twice. */
const CLEAR_THOUSANDS = /^\d{1,3}(?:(?:['’\s]\d{3})+|(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;

/**
 * Writes an amount as `1299.00` if it can be read in one way only: `599,00`, `1.299,00`, `1,299.00`,
 * `1 299`, `1.299,-`. Three digits after a single dot or comma stay as they are.
 */
function plainAmount(text: string): string {
  const [, amount] = NO_CENTS.exec(text) ?? [];
  if (amount !== undefined) return THOUSANDS.test(amount) ? amount.replaceAll(/\D/g, '') : amount;
  if (CLEAR_THOUSANDS.test(text)) return text.replaceAll(/\D/g, '');
  const [, integer, separator, sign, decimals] = WITH_DECIMALS.exec(text) ?? [];
  if (integer === undefined || decimals === undefined || separator === sign) return text;
  return `${integer.replaceAll(/\D/g, '')}.${decimals}`;
}

/**
 * Parses `1299.00 DKK` or `1299 DKK`, as in Google's specification, and prices as shops write them:
 * `599,00 DKK`, `kr 1.299,-`. The currency defaults to the expected one. Returns the cause for
 * anything else: three decimals, signs, exponents, unclear separators, zero, another currency.
 */
export function parseFeedPrice(text: string, expected: string | null): FeedPrice | Cause {
  if (text.length > LENGTH_MAX) return cause('price_not_an_amount', { price: shown(text) });
  const { digits, named, mark } = takenApart(text.replaceAll(/\s+/g, ' ').trim());
  const plain = plainAmount(digits);
  const currency = named ?? SIGNS[mark ?? ''] ?? expected;
  const amount = parseAmount(plain);
  if (amount === null) return cause(whyNot(plain), { price: shown(text) });
  if (currency === null) return cause('price_without_currency', { price: shown(text) });
  if (!isCurrency(currency)) return cause('price_unknown_currency', { code: currency });
  if (expected !== null && currency !== expected)
    return cause('row_price_currency', { currency, expected });
  if (mark !== null && !(mark === 'kr' ? KRONER.has(currency) : SIGNS[mark] === currency))
    return cause('row_price_currency', { currency: mark, expected: currency });
  if (amount < 0) return cause('price_negative', { price: shown(text) });
  if (amount === 0) return cause('price_zero');
  return { amount: formatAmount(amount), currency };
}

function whyNot(digits: string) {
  if (/^-?\d+\.\d{3,}$/.test(digits)) return 'price_more_than_two_decimals';
  if (/^-?\d+$|^-?\d+\.\d{1,2}$/.test(digits)) return 'price_too_high';
  if (/^[-\d.,\s'’]+$/.test(digits) && /[,\s'’]|\..*\./.test(digits))
    return 'price_with_separators';
  return 'price_not_an_amount';
}

const shown = (text: string): string => text.slice(0, 40);
