import { statement } from '@/lib/platform/database/statement';

/** The claimed product or what may replace it. Dates are `YYYY-MM-DD`. */
export interface ProductRow {
  readonly pid: string;
  readonly vcid: string;
  readonly alid: string;
  readonly name: string;
  readonly picture_url: string | null;
  readonly specs: Readonly<Record<string, unknown>>;
  readonly brand: string;
  readonly release_date: string | null;
  readonly category_id: number;
  readonly category: string;
  readonly price_min: string | null;
  readonly price_max: string | null;
  readonly shop_count: number | null;
  /** ISO 8601. */
  readonly price_date: string | null;
}

/** An offer's newest price. */
export interface OfferRow {
  readonly pid: string;
  readonly offer_id: string;
  readonly shop_name: string;
  readonly shop_url: string | null;
  readonly name: string;
  readonly currency: string;
  readonly base_price: string;
  readonly total_price: string;
  /** ISO 8601. */
  readonly price_date: string;
  readonly in_stock: boolean;
  readonly condition: string;
}

/** How many families of each kind are looked at, and how many products of each. */
const NEWER_FAMILIES = 8;
const OLDER_FAMILIES = 2;
const OTHER_BRANDS_FAMILIES = 3;
const PRODUCTS_PER_FAMILY = 16;
export const OFFERS_PER_PRODUCT = 30;

const PRODUCT_COLUMNS = `p.pid, p.vcid, v.alid, p.name, p.picture_url, v.specs, f.brand, f.release_date::text AS release_date, f.category_id, c.name AS category,
    x.price_min::text, x.price_max::text, x.shop_count, iso_time(x.price_date) AS price_date`;

const PRODUCT_JOINS = (currency: string) => `JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid JOIN category c ON c.id = f.category_id
    LEFT JOIN product_price x ON x.pid = p.pid AND x.currency = ${currency}`;

/** $1 pid, $2 currency. */
export const CLAIMED = statement(`SELECT ${PRODUCT_COLUMNS} FROM product p ${PRODUCT_JOINS('$2::text')} WHERE p.pid = $1::text`, ['text', 'text']);

/**
 * $1 the claimed pid, $2 its family, $3 brand, $4 release date or null, $5 category, $6 currency: products with a price, of
 * the claimed one's family, of the brand's next newer families and last older ones, and of other brands from then on.
 * Where no date is known, of any family of the brand.
 */
export const CANDIDATES = statement(`
  WITH families AS MATERIALIZED (
    SELECT $2::text AS alid
    UNION (SELECT alid FROM product_family WHERE category_id = $5::int AND brand = $3::text AND release_date >= $4::text::date ORDER BY release_date, alid LIMIT ${NEWER_FAMILIES})
    UNION (SELECT alid FROM product_family WHERE category_id = $5::int AND brand = $3::text AND release_date < $4::text::date ORDER BY release_date DESC, alid LIMIT ${OLDER_FAMILIES})
    UNION (SELECT alid FROM product_family WHERE category_id = $5::int AND release_date >= $4::text::date AND brand <> $3::text ORDER BY release_date, alid LIMIT ${OTHER_BRANDS_FAMILIES})
    UNION (SELECT alid FROM product_family WHERE $4::text IS NULL AND category_id = $5::int AND brand = $3::text LIMIT ${NEWER_FAMILIES})
  )
  SELECT ${PRODUCT_COLUMNS} FROM families, LATERAL (
    SELECT p.* FROM product_variant v JOIN product p ON p.vcid = v.vcid WHERE v.alid = families.alid AND p.pid <> $1::text LIMIT ${PRODUCTS_PER_FAMILY}
  ) AS p ${PRODUCT_JOINS('$6::text')} WHERE x.pid IS NOT NULL`, ['text', 'text', 'text', 'text', 'integer', 'text']);

/** $1 pids as a JSON list, $2 currency. */
export const OFFERS = statement(`
  SELECT o.pid, o.offer_id, o.shop_name, o.shop_url, o.name, o.currency, o.base_price::text, o.total_price::text, iso_time(o.price_date) AS price_date, o.in_stock, o.condition
  FROM jsonb_array_elements_text($1::text::jsonb) AS asked (pid), LATERAL (
    SELECT * FROM offer o WHERE o.pid = asked.pid AND o.currency = $2::text AND o.is_latest ORDER BY o.total_price, o.offer_id LIMIT ${OFFERS_PER_PRODUCT}
  ) AS o`, ['text', 'text']);
