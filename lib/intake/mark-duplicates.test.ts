import { describe, expect, it } from 'vitest';
import type { InventoryRow } from '@/lib/contract/inventory';
import { inventoryExample } from '@/lib/contract/examples/inventory';
import { type ItemOfClaim, markDuplicates } from './mark-duplicates';

const [, lamp] = inventoryExample.rows;

const rowOf = (row: number, over: Partial<InventoryRow> = {}): InventoryRow => ({
  ...(lamp as InventoryRow),
  problems: [],
  row,
  ...over,
});

const item: ItemOfClaim = {
  row_id: 70,
  display_id: 4,
  description: 'floor  Lamp',
  quantity: 2,
  date_purchase: null,
  claimed_amount: 1799,
  location: null,
  notes: 'Serial number: SN-1',
};

const marksOf = (rows: readonly InventoryRow[], items: readonly ItemOfClaim[] = []) =>
  markDuplicates(rows, items).map(({ duplicate_of: of }) => of ?? null);

const inRooms = (over: Partial<InventoryRow>) =>
  marksOf([rowOf(2, { ...over, location: 'Hall' }), rowOf(3, { ...over, location: 'Bedroom' })])[1];

describe('a row that repeats another', () => {
  it('is marked with the first such row and says so', () => {
    const [, second, third] = markDuplicates([rowOf(2), rowOf(3), rowOf(4)], []);
    expect([second?.duplicate_of, third?.duplicate_of]).toEqual([
      { row: 2, row_id: null },
      { row: 2, row_id: null },
    ]);
    expect(second?.problems).toMatchObject([
      { severity: 'warning', cause: { reason: 'row_repeats_row', values: { row: 2 } } },
    ]);
  });

  it.each([
    ['quantity', { quantity: 1 }],
    ['amount', { claimed_amount: 5 }],
    ['date', { date_purchase: '2020-01-01' }],
    ['description', { description: 'Table lamp' }],
  ])('is not marked with another %s', (_, over) => {
    expect(marksOf([rowOf(2), rowOf(3, over)])).toEqual([null, null]);
  });

  it('is marked if one of the two does not state a value, or by its serial number', () => {
    expect(marksOf([rowOf(2), rowOf(3, { location: null, date_purchase: null })])).toEqual([
      null,
      { row: 2, row_id: null },
    ]);
    expect(
      marksOf([
        rowOf(2, { serial_number: 'sn-9' }),
        rowOf(3, { description: 'Other', serial_number: 'SN-9' }),
      ]),
    ).toEqual([null, { row: 2, row_id: null }]);
  });

  it('is marked in another room only if both were bought on one day for one amount', () => {
    const bought = { date_purchase: '2024-11-29', claimed_amount: 899 };
    expect(inRooms(bought)).toEqual({ row: 2, row_id: null });
    expect(inRooms({ ...bought, date_purchase: null })).toBeNull();
  });

  it('of the claim is marked with the item', () => {
    expect(marksOf([rowOf(2), rowOf(3, { quantity: 1 })], [item])).toEqual([
      { row: null, row_id: 70 },
      null,
    ]);
    expect(marksOf([rowOf(2, { description: 'Other', serial_number: 'SN-1' })], [item])).toEqual([
      { row: null, row_id: 70 },
    ]);
  });
});
