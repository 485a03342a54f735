/**
 * Money as an integer number of minor units (cents, øre). The database stores at most 14 digits,
 * far below the 2^53 that a number represents exactly, so no calculation uses fractional floats.
 */
export type Minor = number & { readonly __minor: unique symbol };

export const MINOR_MAX = 99_999_999_999_999;

const AMOUNT = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/**
 * Parses a decimal amount. Null for more than two decimals, an exponent, or a value out of range.
 */
export function parseAmount(amount: string | number): Minor | null {
  const [, sign, integer, fraction = ''] = AMOUNT.exec(String(amount)) ?? [];
  if (integer === undefined) return null;
  const minor = Number(integer) * 100 + Number(fraction.padEnd(2, '0'));
  if (minor > MINOR_MAX) return null;
  return (sign === '-' && minor !== 0 ? -minor : minor) as Minor;
}

/** `1234.50`, the format of the database and the PDF. */
export function formatAmount(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * A JSON number with at most two decimals: the nearest double is serialized with exactly these
 * digits.
 */
export const toNumber = (minor: Minor): number => Number(formatAmount(minor));

export const minor = (units: number): Minor => {
  if (!Number.isSafeInteger(units))
    throw new RangeError(`${units} is no whole number of minor units`);
  return units as Minor;
};

export const add = (...amounts: readonly Minor[]): Minor =>
  minor(amounts.reduce<number>((sum, one) => sum + one, 0));

export const subtract = (from: Minor, amount: Minor): Minor => minor(from - amount);

export const times = (amount: Minor, count: number): Minor => minor(amount * count);

/**
 * Rounds half away from zero to the cent, as depreciation tables do. `basisPoints` are hundredths
 * of a percent.
 */
export function percentOf(amount: Minor, basisPoints: number): Minor {
  const product = BigInt(amount) * BigInt(basisPoints);
  const rounded = product >= 0n ? (product + 5_000n) / 10_000n : -((-product + 5_000n) / 10_000n);
  return minor(Number(rounded));
}
