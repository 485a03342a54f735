import type { InventoryField } from '@/lib/shared/inventory-fields';

/** The cells of a row that are edited in place, in their order. */
export const TEXT_COLUMNS = [
  'description',
  'quantity',
  'purchase_price',
  'claimed_amount',
  'date_purchase',
  'category',
  'location',
  'condition',
] as const satisfies readonly InventoryField[];

export type TextColumn = (typeof TEXT_COLUMNS)[number];

/** The cells that the arrow keys reach. */
export const COLUMNS = ['take', ...TEXT_COLUMNS, 'product'] as const;

export type Column = (typeof COLUMNS)[number];

export const isTextColumn = (name: string): name is TextColumn =>
  (TEXT_COLUMNS as readonly string[]).includes(name);

export const isNumeric = (column: TextColumn): boolean =>
  column === 'quantity' || column === 'purchase_price' || column === 'claimed_amount';

/**
 * Narrow: a card per row, each cell below its label. From 72 rem the columns of a table, whose head
 * names them.
 */
export const GRID =
  'grid gap-x-3 gap-y-1.5 px-4 @3xl:px-6 grid-cols-2 @2xl:grid-cols-4 @6xl:gap-x-2 ' +
  '@6xl:grid-cols-[2.25rem_1.25rem_minmax(8rem,1.4fr)_2.5rem_5rem_5.5rem_6rem_6.5rem_5.5rem_5.5rem_minmax(6rem,1fr)_minmax(9rem,1.6fr)]';

/** Cells that take more than one column of a card. */
export const WIDE = 'col-span-full @2xl:col-span-2 @6xl:col-span-1';
