import { formatAmount, minor, parseAmount, type Minor } from '@/lib/shared/money';

/**
 * A share of an amount as an exact fraction, because a fifteenth a year is not a finite number of
 * basis points. Rounding happens once, on conversion to money.
 */
export interface Share {
  readonly numerator: bigint;
  /** Greater than zero. */
  readonly denominator: bigint;
}

export const NONE: Share = { numerator: 0n, denominator: 1n };
export const ONE: Share = { numerator: 1n, denominator: 1n };

/**
 * Parses a percentage with at most two decimals: 6.67 is 667 basis points. Throws RangeError for
 * others.
 */
export function percent(value: number): Share {
  const basisPoints = parseAmount(value);
  if (basisPoints === null)
    throw new RangeError(`${value} is no percent with at most two decimals`);
  return { numerator: BigInt(basisPoints), denominator: 10_000n };
}

export const fraction = (numerator: number, denominator: number): Share => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

export const times = (one: Share, other: Share): Share => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
});

export const plus = (one: Share, other: Share): Share => ({
  numerator: one.numerator * other.denominator + other.numerator * one.denominator,
  denominator: one.denominator * other.denominator,
});

export const without = (one: Share, other: Share): Share =>
  plus(one, { ...other, numerator: -other.numerator });

export const isMore = (one: Share, other: Share): boolean =>
  one.numerator * other.denominator > other.numerator * one.denominator;

export const smaller = (one: Share, other: Share): Share => (isMore(one, other) ? other : one);

/** Half-up, for non-negative values. */
const rounded = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/** The share of an amount, rounded half-up to the cent. Neither may be negative. */
export const partOf = (amount: Minor, { numerator, denominator }: Share): Minor =>
  minor(Number(rounded(BigInt(amount) * numerator, denominator)));

/** In percent, rounded half-up to two decimals, for display. */
export const percentOf = ({ numerator, denominator }: Share): number =>
  Number(formatAmount(minor(Number(rounded(numerator * 10_000n, denominator)))));
