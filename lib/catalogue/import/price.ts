import { type Cause, cause } from '@/lib/shared/reasons';
import { isCurrency } from '@/lib/shared/currencies';
import { formatAmount, parseAmount } from '@/lib/shared/money';

export interface FeedPrice {
  /** A decimal such as `1299.00`. */
  readonly amount: string;
  readonly currency: string;
}

const FORM = /^(\S+?)(?:\s*([A-Z]{3}))?$/;

/**
 * Parses `1299.00 DKK` or `1299 DKK`, as in Google's specification; the currency defaults to the
 * expected one. Returns the cause for anything else: three decimals, signs, exponents, thousands
 * separators, zero, another currency.
 */
export function parseFeedPrice(text: string, expected: string | null): FeedPrice | Cause {
  const [, digits, named] = FORM.exec(text) ?? [];
  if (digits === undefined) return cause('price_not_an_amount', { price: shown(text) });
  const currency = named ?? expected;
  const amount = parseAmount(digits);
  if (amount === null) return cause(whyNot(digits), { price: shown(text) });
  if (currency === null) return cause('price_without_currency', { price: shown(text) });
  if (!isCurrency(currency)) return cause('price_unknown_currency', { code: currency });
  if (expected !== null && currency !== expected)
    return cause('row_price_currency', { currency, expected });
  if (amount < 0) return cause('price_negative', { price: shown(text) });
  if (amount === 0) return cause('price_zero');
  return { amount: formatAmount(amount), currency };
}

function whyNot(digits: string) {
  if (/^-?\d+\.\d{3,}$/.test(digits)) return 'price_more_than_two_decimals';
  if (/^-?\d+$|^-?\d+\.\d{1,2}$/.test(digits)) return 'price_too_high';
  if (/[,\s']/.test(digits)) return 'price_with_separators';
  return 'price_not_an_amount';
}

const shown = (text: string): string => text.slice(0, 40);
