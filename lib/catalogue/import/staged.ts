import type { CategoryId } from '../categories';

/** A row of a feed that has passed every check which needs no database. */
export interface Staged {
  readonly row: number;
  readonly offerId: string;
  readonly pid: string;
  readonly vcid: string;
  readonly alid: string;
  readonly title: string;
  /** Empty where the feed names none. */
  readonly brand: string;
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly categoryId: CategoryId | null;
  /** What the feed said, for the words of a refusal. */
  readonly categoryText: string;
  /** JSON. */
  readonly specs: string;
  readonly picture: string | null;
  readonly shopName: string;
  readonly link: string | null;
  readonly currency: string;
  /** Amounts as the database wants them: `1299.00`. */
  readonly base: string;
  readonly total: string;
  readonly inStock: boolean;
  readonly condition: string;
}

/** Columns of the temporary table, in the order of `copyLine`. */
export const STAGED_COLUMNS = `
  row_number INTEGER NOT NULL, offer_id TEXT NOT NULL, own_pid TEXT NOT NULL, own_vcid TEXT NOT NULL, own_alid TEXT NOT NULL, title TEXT NOT NULL, brand TEXT NOT NULL,
  gtin TEXT, mpn TEXT, category_id INTEGER, category_text TEXT NOT NULL, specs TEXT NOT NULL, picture_url TEXT, shop_name TEXT NOT NULL, shop_url TEXT,
  currency TEXT NOT NULL, base_price NUMERIC(14,2) NOT NULL, total_price NUMERIC(14,2) NOT NULL, in_stock BOOLEAN NOT NULL, condition TEXT NOT NULL`;

/** One line of the text format of COPY (PostgreSQL manual, COPY, "Text Format"). */
export const copyLine = (row: Staged): string =>
  `${row.row}\t${text(row.offerId)}\t${row.pid}\t${row.vcid}\t${row.alid}\t${text(row.title)}\t${text(row.brand)}\t${row.gtin ?? '\\N'}\t${orNull(row.mpn)}\t${
    row.categoryId ?? '\\N'}\t${text(row.categoryText)}\t${text(row.specs)}\t${orNull(row.picture)}\t${text(row.shopName)}\t${orNull(row.link)}\t${
    row.currency}\t${row.base}\t${row.total}\t${row.inStock ? 't' : 'f'}\t${row.condition}\n`;

const SPECIAL = /[\\\t\n\r]/g;
const IS_SPECIAL = new RegExp(SPECIAL, ''); // one value in thousands: looked for before anything is replaced
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const text = (value: string): string => (IS_SPECIAL.test(value) ? value.replace(SPECIAL, (character) => ESCAPES[character] ?? character) : value);
const orNull = (value: string | null): string => (value === null ? '\\N' : text(value));
