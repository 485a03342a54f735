import { formatAmount, minor, parseAmount, type Minor } from '@/lib/shared/money';

/**
 * A part of an amount as an exact fraction, so that rounding happens once, when money is made of it: a fifteenth a year is
 * no finite number of basis points.
 */
export interface Share {
  readonly numerator: bigint;
  /** Above zero. */
  readonly denominator: bigint;
}

export const NONE: Share = { numerator: 0n, denominator: 1n };
export const ONE: Share = { numerator: 1n, denominator: 1n };

/** Of a percent with at most two decimals: 6.67 is 667 basis points. */
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

/** Not below zero. */
const rounded = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/** Half-up at the cent. The share is not negative, nor is the amount. */
export const partOf = (amount: Minor, { numerator, denominator }: Share): Minor =>
  minor(Number(rounded(BigInt(amount) * numerator, denominator)));

/** To be told: half-up at the second decimal. */
export const percentOf = ({ numerator, denominator }: Share): number =>
  Number(formatAmount(minor(Number(rounded(numerator * 10_000n, denominator)))));
