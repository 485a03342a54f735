/**
 * The columns of an inventory. `purchase_price` is per piece, `claimed_amount` for the line, `age`
 * stands for a date of purchase.
 */
export const INVENTORY_FIELDS = [
  'description',
  'brand',
  'model',
  'serial_number',
  'gtin',
  'category',
  'quantity',
  'date_purchase',
  'age',
  'purchase_price',
  'claimed_amount',
  'currency',
  'condition',
  'location',
  'receipt',
  'notes',
] as const;

/** Additional columns of Homebox; two of them decide whether an item is claimed. */
export const HOMEBOX_FIELDS = ['details', 'archived', 'sold_time'] as const;

export type InventoryField = (typeof INVENTORY_FIELDS)[number];

export type HomeboxField = InventoryField | (typeof HOMEBOX_FIELDS)[number];
