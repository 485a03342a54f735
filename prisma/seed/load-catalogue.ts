import { addCategories } from '@/lib/catalogue/add-categories';
import { refreshSummary } from '@/lib/catalogue/prices/refresh-summary';
import { database, type Transaction } from '@/lib/platform/database/tenant';
import { offersOf } from './catalogue/offers';
import { alidOf, type Product, productsOf } from './catalogue/products';
import { ALL_FAMILIES, CLAIMED_FAMILIES, type Family } from './catalogue/read-facts';

/** Existing families and products are left unchanged. */
const INSERTS = {
  family: `INSERT INTO product_family (alid, brand, name, category_id, release_date)
    SELECT * FROM json_to_recordset($1::json) AS r(alid text, brand text, name text, category_id int, release_date date) ON CONFLICT DO NOTHING`,
  variant: `INSERT INTO product_variant (vcid, alid, specs) SELECT DISTINCT ON (vcid) vcid, alid, specs - 'colour'
    FROM json_to_recordset($1::json) AS r(vcid text, alid text, specs jsonb) ON CONFLICT DO NOTHING`,
  product: `INSERT INTO product (pid, vcid, name, picture_url) SELECT pid, vcid, name, "pictureUrl"
    FROM json_to_recordset($1::json) AS r(pid text, vcid text, name text, "pictureUrl" text) ON CONFLICT DO NOTHING`,
  offer: `INSERT INTO offer (offer_id, price_date, pid, shop_name, shop_url, name, currency, base_price, total_price, in_stock, is_latest)
    SELECT * FROM json_to_recordset($1::json) AS r(offer_id text, price_date timestamptz, pid text, shop_name text, shop_url text, name text, currency text,
      base_price numeric, total_price numeric, in_stock boolean, is_latest boolean)
    WHERE NOT EXISTS (SELECT 1 FROM offer known WHERE known.offer_id = r.offer_id)`,
} as const;

const insert = (tx: Transaction, what: keyof typeof INSERTS, rows: readonly object[]) =>
  tx.$executeRawUnsafe(INSERTS[what], JSON.stringify(rows));

/** The pid of a family's option, by its index. */
export const pidOf = (family: Family, option = 0): string => productsOf(family)[option]?.pid ?? '';

interface Options {
  readonly families?: readonly Family[];
  /** Whether to load the prices of the previous year too. */
  readonly withHistory?: boolean;
}

/**
 * Loads the demo catalogue with prices up to `priceDate`. Repeatable: existing offers keep their
 * prices. Defaults to all families with a year of history; tests load only those in the demo's
 * claims.
 */
export async function loadCatalogue(
  priceDate: Date,
  { families = ALL_FAMILIES, withHistory = true }: Options = {},
): Promise<{ families: number; products: number; offers: number }> {
  const claimed = new Set(CLAIMED_FAMILIES.map(alidOf));
  const products: readonly Product[] = families.flatMap(productsOf);
  const offers = products.flatMap((product) =>
    offersOf(product, priceDate, { isClaimed: claimed.has(product.alid), withHistory }),
  );
  await database().$transaction(
    async (tx) => {
      await addCategories((text, values) => tx.$executeRawUnsafe(text, ...values));
      await insert(
        tx,
        'family',
        families.map((one) => ({
          alid: alidOf(one),
          brand: one.brand,
          name: one.name,
          category_id: one.categoryId,
          release_date: one.releaseDate,
        })),
      );
      await insert(tx, 'variant', products);
      await insert(tx, 'product', products);
      await insert(tx, 'offer', offers);
      await refreshSummary(
        (text, values) => tx.$queryRawUnsafe(text, ...values),
        products.map(({ pid }) => pid),
      );
    },
    { timeout: 60_000 },
  );
  return {
    families: families.length,
    products: products.length,
    offers: new Set(offers.map((one) => one.offer_id)).size,
  };
}
