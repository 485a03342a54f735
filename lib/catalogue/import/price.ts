import { isCurrency } from '@/lib/shared/currencies';
import { formatAmount, parseAmount } from '@/lib/shared/money';

export interface FeedPrice {
  /** `1299.00`, as the database wants it. */
  readonly amount: string;
  readonly currency: string;
}

const FORM = /^(\S+?)(?:\s*([A-Z]{3}))?$/;

/**
 * `1299.00 DKK` or `1299 DKK`, the form of Google's specification; without a currency it is the one expected. Returns the
 * reason as text for everything else: three decimals, signs, exponents, thousands separators, zero, another currency.
 */
export function parseFeedPrice(text: string, expected: string | null): FeedPrice | string {
  const [, digits, named] = FORM.exec(text) ?? [];
  if (digits === undefined) return `${shown(text)} is no amount like 1299.00 DKK`;
  const currency = named ?? expected;
  const amount = parseAmount(digits);
  if (amount === null) return `${shown(text)} ${whyNot(digits)}`;
  if (currency === null) return `${shown(text)} names no currency`;
  if (!isCurrency(currency)) return `${currency} is no currency of ISO 4217`;
  if (expected !== null && currency !== expected)
    return `is in ${currency}, expected was ${expected}`;
  if (amount < 0) return `${shown(text)} is negative`;
  if (amount === 0) return 'is zero';
  return { amount: formatAmount(amount), currency };
}

function whyNot(digits: string): string {
  if (/^-?\d+\.\d{3,}$/.test(digits)) return 'has more than two decimals';
  if (/^-?\d+$|^-?\d+\.\d{1,2}$/.test(digits)) return 'is more than a price can be';
  if (/[,\s']/.test(digits)) return 'has separators: write it like 1299.00 DKK';
  return 'is no amount like 1299.00 DKK';
}

const shown = (text: string): string => `'${text.slice(0, 40)}'`;
