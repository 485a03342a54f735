import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  formatAmount,
  minor,
  MINOR_MAX,
  type Minor,
  parseAmount,
  percentOf,
  subtract,
  times,
  toNumber,
} from './money';

const amounts = fc.integer({ min: -MINOR_MAX, max: MINOR_MAX }).map((units) => minor(units));

describe('money', () => {
  it('every amount survives formatting as text and as a JSON number to the cent', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseAmount(formatAmount(amount))).toBe(amount);
        expect(parseAmount(toNumber(amount))).toBe(amount);
        expect(parseAmount(JSON.parse(JSON.stringify(toNumber(amount))) as number)).toBe(amount);
      }),
    );
  });

  it('an amount is formatted with exactly two decimals and no exponent', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatAmount(amount)).toMatch(/^-?\d+\.\d{2}$/);
      }),
    );
    expect([0, 5, -5, 100, -12_345, MINOR_MAX].map((units) => formatAmount(minor(units)))).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '1.00',
      '-123.45',
      '999999999999.99',
    ]);
  });

  it.each([
    0.001,
    12.345,
    '1.005',
    1e-7,
    1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '1e3',
    '',
    '.5',
    '1.',
    '+1',
    ' 1',
    '1,50',
    '0x10',
    '--1',
  ])('%j is not an amount', (amount) => {
    expect(parseAmount(amount)).toBeNull();
  });

  it('a number with a third decimal is refused wherever its double differs from the rounded one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 1, max: 9 }),
        (cents, thousandths) => {
          expect(
            parseAmount(
              Number(
                `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}${thousandths}`,
              ),
            ),
          ).toBeNull();
        },
      ),
    );
  });

  it('an amount outside the range of the database is refused', () => {
    expect(parseAmount('999999999999.99')).toBe(MINOR_MAX);
    expect(parseAmount('1000000000000')).toBeNull();
    expect(parseAmount('-1000000000000.00')).toBeNull();
  });

  it('minus zero becomes zero', () => {
    expect(Object.is(parseAmount('-0.00'), 0)).toBe(true);
    expect(formatAmount(minor(-0))).toBe('0.00');
  });

  it('sums and differences are exact: subtracting what was added restores the amount', () => {
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        expect(subtract(add(one, other), other)).toBe(one);
      }),
    );
    expect(add(...([10, 20] as Minor[]))).toBe(30);
    expect(add()).toBe(0);
  });

  it('a product beyond the range of exact numbers throws instead of losing cents', () => {
    expect(() => times(minor(MINOR_MAX), 1_000_000)).toThrow(RangeError);
    expect(() => minor(0.5)).toThrow(RangeError);
    expect(times(minor(1999), 3)).toBe(5997);
  });

  it('a percentage is rounded half away from zero to the cent, like exact integer arithmetic', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, basisPoints) => {
        const product = BigInt(Math.abs(amount)) * BigInt(basisPoints);
        const [integer, rest] = [product / 10_000n, product % 10_000n];
        const expected = Number(rest >= 5_000n ? integer + 1n : integer);
        expect(Math.abs(percentOf(amount, basisPoints))).toBe(expected);
        expect(
          Math.sign(percentOf(amount, basisPoints)) * Math.sign(amount),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
    expect([
      percentOf(minor(1), 5000),
      percentOf(minor(-1), 5000),
      percentOf(minor(1), 4999),
      percentOf(minor(12_345), 1000),
    ]).toEqual([1, -1, 0, 1235]);
  });
});
