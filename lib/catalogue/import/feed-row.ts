import { type Problem, textOf, type Cause, cause } from '@/lib/shared/reasons';
/**
 * A row of a feed before validation. Fields have the names of Google's product data specification
 * (support.google.com/merchants/answer/7052112), whatever the file calls them.
 */
const FIELDS = [
  'id',
  'title',
  'brand',
  'gtin',
  'mpn',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'shipping',
  'availability',
  'condition',
  'item_group_id',
  'link',
  'image_link',
  'google_product_category',
  'product_type',
  'color',
  'size',
  'material',
  'pattern',
  'shop_name',
  'currency',
] as const;

export type FieldName = (typeof FIELDS)[number];

export interface FeedRow {
  /** Row number as in a spreadsheet, where the header is row 1; in XML the number of the item. */
  readonly row: number;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  /** Why no field of the row can be read. */
  readonly damage?: Cause;
}

export interface RowError {
  readonly row: number;
  /** The field at fault, or `row` for the entire row. */
  readonly field: FieldName | 'row';
  readonly cause: Cause;
}

/**
 * An error that stops the import of a feed, which is then rolled back. Its message is written for
 * the sender of the feed.
 */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';

  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(textOf(problem), options);
  }
}

/** Longer than any valid line or record: the file is not a feed, or a quote is not closed. */
export const LINE_BYTES_MAX = 256 * 1024;
export const RECORD_CHARACTERS_MAX = 1024 * 1024;

export const LINE_TOO_LONG = cause('row_too_long', { size: LINE_BYTES_MAX / 1024 });

const KNOWN: ReadonlySet<string> = new Set(FIELDS);

/** Column names of our own CSV format and common variants of shops. */
const OTHER_NAMES: Readonly<Record<string, FieldName>> = {
  offer_id: 'id',
  product_name: 'title',
  name: 'title',
  regular_price: 'price',
  in_stock: 'availability',
  group: 'item_group_id',
  colour: 'color',
  shop_url: 'link',
  url: 'link',
  picture_url: 'image_link',
  category: 'google_product_category',
  client_category: 'google_product_category',
  shop: 'shop_name',
  ean: 'gtin',
};

/** `g:sale price` → sale_price; undefined for an unused column. */
export function fieldOf(name: string): FieldName | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');
  return KNOWN.has(plain) ? (plain as FieldName) : OTHER_NAMES[plain];
}
