import { statement } from '@/lib/platform/database/statement';

/** The claimed product or a possible replacement. Dates are `YYYY-MM-DD`. */
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

/** The newest price of an offer, or its price on a day. */
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
  /** Days from the price to the day that was asked for. Absent for a newest price. */
  readonly days_before?: number;
}

/**
 * Limits of families of each kind, of variants per family and of products per variant, which differ
 * in little more than colour.
 */
const NEWER_FAMILIES = 8;
const OLDER_FAMILIES = 2;
const OTHER_BRANDS_FAMILIES = 3;
const VARIANTS_PER_FAMILY = 6;
const PRODUCTS_PER_VARIANT = 2;
export const OFFERS_PER_PRODUCT = 30;

const PRICE_COLUMNS =
  'x.price_min::text, x.price_max::text, x.shop_count, iso_time(x.price_date) AS price_date';

/** $1 pid, $2 currency. */
export const CLAIMED = statement(
  `
  SELECT p.pid, p.vcid, v.alid, p.name, p.picture_url, v.specs, f.brand, f.release_date::text AS release_date, f.category_id, c.name AS category, ${PRICE_COLUMNS}
  FROM product p JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid JOIN category c ON c.id = f.category_id
    LEFT JOIN product_price x ON x.pid = p.pid AND x.currency = $2::text
  WHERE p.pid = $1::text`,
);

const FAMILY = 'alid, brand, release_date, category_id FROM product_family';
const OF_BRAND = 'category_id = $5::int AND brand = $3::text';

/**
 * $1 the claimed pid, $2 its family, $3 brand, $4 release date or null, $5 category, $6 currency.
 * Returns products with a price: of the claimed family, of the brand's next newer and last older
 * families, and of other brands' families from the release date on. Without a date, of any family
 * of the brand. Each step reads an index in order and stops at its limit.
 */
export const CANDIDATES = statement(
  `
  WITH families AS MATERIALIZED (
    SELECT ${FAMILY} WHERE alid = $2::text
    UNION (SELECT ${FAMILY} WHERE ${OF_BRAND} AND release_date >= $4::text::date ORDER BY release_date LIMIT ${NEWER_FAMILIES})
    UNION (SELECT ${FAMILY} WHERE ${OF_BRAND} AND release_date < $4::text::date ORDER BY release_date DESC LIMIT ${OLDER_FAMILIES})
    UNION (SELECT ${FAMILY} WHERE category_id = $5::int AND release_date >= $4::text::date AND brand <> $3::text ORDER BY release_date LIMIT ${OTHER_BRANDS_FAMILIES})
    UNION (SELECT ${FAMILY} WHERE $4::text IS NULL AND ${OF_BRAND} ORDER BY release_date LIMIT ${NEWER_FAMILIES})
  )
  SELECT p.pid, v.vcid, f.alid, p.name, p.picture_url, v.specs, f.brand, f.release_date::text AS release_date, f.category_id, c.name AS category,
    p.price_min::text, p.price_max::text, p.shop_count, iso_time(p.price_date) AS price_date
  FROM families f JOIN category c ON c.id = f.category_id, LATERAL (
    SELECT v.vcid, v.specs FROM product_variant v WHERE v.alid = f.alid LIMIT ${VARIANTS_PER_FAMILY}
  ) AS v, LATERAL (
    SELECT p.pid, p.name, p.picture_url, x.* FROM product p, LATERAL (
      SELECT x.price_min, x.price_max, x.shop_count, x.price_date FROM product_price x WHERE x.pid = p.pid AND x.currency = $6::text
    ) AS x WHERE p.vcid = v.vcid AND p.pid <> $1::text LIMIT ${PRODUCTS_PER_VARIANT}
  ) AS p`,
);

/** $1 pids as a JSON list, $2 currency. */
export const OFFERS = statement(
  `
  SELECT o.pid, o.offer_id, o.shop_name, o.shop_url, o.name, o.currency, o.base_price::text, o.total_price::text, iso_time(o.price_date) AS price_date, o.in_stock, o.condition
  FROM jsonb_array_elements_text($1::text::jsonb) AS wanted (pid), LATERAL (
    SELECT * FROM offer o WHERE o.pid = wanted.pid AND o.currency = $2::text AND o.is_latest ORDER BY o.total_price, o.offer_id LIMIT ${OFFERS_PER_PRODUCT}
  ) AS o`,
);
