import { describe, expect, it } from 'vitest';
import { cause } from '@/lib/shared/reasons';
import { fileTotal } from './file-total';

/** Amounts are items, texts the totals between and below them. */
function totalOf(...list: readonly (number | string)[]): number | null {
  const rows = list.flatMap((one, at) =>
    typeof one === 'number' ? [{ row: at, claimed_amount: one }] : [],
  );
  const skipped = list.flatMap((one, at) =>
    typeof one === 'string'
      ? [
          {
            row: at,
            text: one,
            amount: Number(one.match(/[\d.]+$/)?.[0]),
            reason: 'is a total',
            cause: cause('row_is_total'),
          },
        ]
      : [],
  );
  return fileTotal(rows, skipped);
}

describe('the total that a file states', () => {
  it('is the one below its items, whether the items add up to it or not', () => {
    expect(totalOf(10.1, 20.2, 'I alt 30.3')).toBe(30.3);
    expect(totalOf(10, 20, 'Summe 45')).toBe(45);
    expect(totalOf(10, 20)).toBe(null);
    expect(totalOf()).toBe(null);
  });

  it('is none of a section', () => {
    expect(totalOf(10, 'Kitchen total 10', 20, 30, 'Bedroom total 50')).toBe(null);
    expect(totalOf(10, 'Sum 10', 20, 30, 'Sum 50', 'Total 60')).toBe(60);
    expect(totalOf(10, 'Sum 10', 20, 30, 'Sum 50', 'Total 70')).toBe(70);
    expect(totalOf(10, 'Carried forward 10', 20, 30, 'Yhteensä 65')).toBe(65);
  });

  it('is stated before a deductible is taken off', () => {
    expect(totalOf(10, 20, 'I alt 40', 'Selvrisiko 5', 'Krav 35')).toBe(40);
    expect(totalOf(10, 20, 'Total 30', 'Claim 25')).toBe(30);
  });
});
