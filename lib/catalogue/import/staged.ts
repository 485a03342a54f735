import { searchKey, searchWords } from '../search/search-key';

/** A row of a feed that has passed all checks that need no database. */
export interface Staged {
  readonly row: number;
  readonly offerId: string;
  readonly pid: string;
  readonly vcid: string;
  readonly alid: string;
  readonly title: string;
  /** Empty if the feed has none. */
  readonly brand: string;
  readonly gtin: string | null;
  readonly mpn: string | null;
  /** Null if the feed names none. */
  readonly categoryId: number | null;
  /** The word that decides the category if the client may assign it, see `wordKey`. */
  readonly feedCategory: string | null;
  /** The word as written, if it stands for no category yet. */
  readonly unknownCategory: string | null;
  /** As JSON text. */
  readonly specs: string;
  readonly picture: string | null;
  readonly shopName: string;
  readonly link: string | null;
  readonly currency: string;
  /** Decimals such as `1299.00`. */
  readonly base: string;
  readonly total: string;
  readonly inStock: boolean;
  readonly condition: string;
}

/**
 * Columns to match and price every row. Those of fixed width come first, because PostgreSQL skips
 * over the columns before one that it reads. The types equal those of the catalogue, so that
 * nothing is converted.
 */
export const OFFER_COLUMNS = `
  at INTEGER NOT NULL, base_price NUMERIC(14,2) NOT NULL, total_price NUMERIC(14,2) NOT NULL, in_stock BOOLEAN NOT NULL, gtin VARCHAR(14), mpn VARCHAR(128), brand VARCHAR(128),
  own_pid VARCHAR(64) NOT NULL, offer_id VARCHAR(128) NOT NULL, title VARCHAR(512) NOT NULL, shop_name VARCHAR(255) NOT NULL, shop_url VARCHAR(2048), currency CHAR(3) NOT NULL,
  condition VARCHAR(16) NOT NULL`;

/** Columns of a product to be added. `words` are separated by spaces. */
export const PRODUCT_COLUMNS = `
  opens_family BOOLEAN NOT NULL, opens_variant BOOLEAN NOT NULL, category_id INTEGER NOT NULL, pid VARCHAR(64) NOT NULL, vcid VARCHAR(64) NOT NULL, alid VARCHAR(64) NOT NULL,
  name VARCHAR(512) NOT NULL, brand VARCHAR(128) NOT NULL, gtin VARCHAR(14), mpn VARCHAR(128), specs JSONB NOT NULL, picture_url VARCHAR(2048), name_key VARCHAR(512) NOT NULL, words TEXT NOT NULL, feed_category VARCHAR(200)`;

/**
 * A line of COPY in text format (PostgreSQL manual, COPY, "Text Format") with OFFER_COLUMNS. `at`
 * is the place of the row in its batch.
 */
export function offerLine(row: Staged, at: number): string {
  const { gtin, mpn, brand } = row;
  // Only such rows are matched by brand and manufacturer's number.
  const isNumbered = gtin === null && mpn !== null && brand !== '';
  return `${at}\t${row.base}\t${row.total}\t${row.inStock ? 't' : 'f'}\t${gtin ?? '\\N'}\t${isNumbered ? text(mpn) : '\\N'}\t${isNumbered ? text(brand) : '\\N'}\t${
    row.pid
  }\t${text(row.offerId)}\t${text(row.title)}\t${text(row.shopName)}\t${orNull(row.link)}\t${row.currency}\t${row.condition}\n`;
}

/** PRODUCT_COLUMNS from the third on, with the end of the line. */
export const productFields = (row: Staged): string =>
  `${row.categoryId ?? ''}\t${row.pid}\t${row.vcid}\t${row.alid}\t${text(row.title)}\t${text(row.brand)}\t${row.gtin ?? '\\N'}\t${orNull(row.mpn)}\t${text(row.specs)}\t${orNull(
    row.picture,
  )}\t${searchKey(row.title)}\t${wordsOfProduct(row).join(' ')}\t${orNull(row.feedCategory)}\n`;

/** A GTIN is indexed as the word gtin<digits>, as in `refresh_product_listings` of the database. */
const wordsOfProduct = ({ title, mpn, gtin }: Staged): string[] =>
  searchWords(`${title} ${mpn ?? ''} ${gtin === null ? '' : `gtin${gtin.replace(/^0+/, '')}`}`);

const SPECIAL = /[\\\t\n\r]/g;
// Only one value in thousands needs escapes, so testing first is faster.
const IS_SPECIAL = new RegExp(SPECIAL, '');
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

const text = (value: string): string =>
  IS_SPECIAL.test(value)
    ? value.replace(SPECIAL, (character) => ESCAPES[character] ?? character)
    : value;
const orNull = (value: string | null): string => (value === null ? '\\N' : text(value));
