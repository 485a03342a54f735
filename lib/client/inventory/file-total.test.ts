import { describe, expect, it } from 'vitest';
import type { Inventory } from '@/lib/contract/inventory';
import { inventoryExample } from '@/lib/contract/examples/inventory';
import { fileTotalOf } from './file-total';

/** An inventory of that sum whose file names these totals. */
const naming = (sum: number, ...totals: readonly (number | null)[]): Inventory => ({
  ...inventoryExample,
  totals: { ...inventoryExample.totals, claimed_amount: sum },
  skipped_rows: totals.map((amount, i) => ({
    row: i + 10,
    text: 'I alt',
    amount,
    reason: 'is a total',
    cause: { reason: 'row_is_total', values: {} },
  })),
});

describe("the file's own total", () => {
  it('is compared with the rows to the cent', () => {
    expect(fileTotalOf(naming(1200.1, 1200.1))).toEqual({ amount: 120_010, excess: 0 });
    expect(fileTotalOf(naming(1200.1, 1250))).toEqual({ amount: 125_000, excess: 4990 });
    expect(fileTotalOf(naming(1200.1, 1000))).toMatchObject({ excess: -20_010 });
  });

  it('may stand between those of rooms and a deductible, or be their sum', () => {
    expect(fileTotalOf(naming(900, 400, 500, 900))).toMatchObject({ excess: 0 });
    expect(fileTotalOf(naming(900, 900, 200, 700))).toMatchObject({ excess: 0 });
    expect(fileTotalOf(naming(900, 400, 500))).toMatchObject({ amount: 90_000, excess: 0 });
    expect(fileTotalOf(naming(900, 600, 400))).toMatchObject({ amount: 100_000, excess: 10_000 });
    expect(fileTotalOf(naming(900, 600, 400, 1000))).toMatchObject({ amount: 100_000 });
  });

  it('is none where no total can be read', () => {
    expect(fileTotalOf(naming(900))).toBeNull();
    expect(fileTotalOf(naming(900, null, 0))).toBeNull();
    const heading = naming(900, 500);
    const [row] = heading.skipped_rows;
    if (!row) throw new Error('no row');
    const room = { ...row, cause: { reason: 'row_is_room' as const, values: {} } };
    expect(fileTotalOf({ ...heading, skipped_rows: [room] })).toBeNull();
  });
});
