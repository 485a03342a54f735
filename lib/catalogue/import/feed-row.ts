import { type Problem, textOf, type Cause, cause } from '@/lib/shared/reasons';
/**
 * A feed as it was read, before anything of it is believed. Names are those of Google's product data specification
 * (support.google.com/merchants/answer/7052112) whatever the file calls them.
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
  /** As a spreadsheet counts: the header is row 1. In XML the n-th item. */
  readonly row: number;
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  /** What is wrong with the row as a whole, so that its fields mean nothing. */
  readonly damage?: Cause;
}

export interface RowError {
  readonly row: number;
  /** A field of the feed, or `row` for the whole of it. */
  readonly field: FieldName | 'row';
  readonly cause: Cause;
}

/** The feed cannot be read on. Nothing of it is kept. The problem is meant for whoever sent it. */
export class FeedFault extends Error {
  override readonly name = 'FeedFault';

  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(textOf(problem), options);
  }
}

/** More text than any row has a use for: a file that is none, or a quote that nobody closed. */
export const LINE_BYTES_MAX = 256 * 1024;
export const RECORD_CHARACTERS_MAX = 1024 * 1024;

export const LINE_TOO_LONG = cause('row_too_long', { size: LINE_BYTES_MAX / 1024 });

const KNOWN: ReadonlySet<string> = new Set(FIELDS);

/** What our own CSV calls them, and how shops spell them. */
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

/** `g:sale price` → sale_price; undefined for a column that nothing is made of. */
export function fieldOf(name: string): FieldName | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');
  return KNOWN.has(plain) ? (plain as FieldName) : OTHER_NAMES[plain];
}
