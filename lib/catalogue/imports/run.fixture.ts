import { beforeEach } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { HEADER } from '@/tests/setup/price-imports';
import { beginRun } from './begin-run';
import { runImport } from './run';

const TABLES = [
  'product_family',
  'product_variant',
  'product',
  'offer',
  'product_listing',
  'product_price',
];

beforeEach(() =>
  asOwner(
    `TRUNCATE offer, product, product_variant, product_family, product_listing, product_price, price_import CASCADE`,
  ),
);

export async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

export const GTIN = '4006381333931';

export const row = (
  id: number | string,
  more: { title?: string; gtin?: string; mpn?: string; price?: string; category?: string } = {},
) =>
  [
    id,
    more.title ?? `Phone ${id}`,
    'Nokia',
    more.gtin ?? '',
    more.mpn ?? '',
    more.price ?? '1299.00 DKK',
    more.category ?? '267',
    `https://shop.example/${id}`,
  ].join('\t');

/** Rows in chunks, as if read from a file. */
function* rowsOf(prefix: string, count: number): Generator<Buffer> {
  for (let n = 0; n < count; n += 500)
    yield Buffer.from(
      Array.from({ length: 500 }, (_, at) => `${row(`${prefix}${n + at}`)}\n`).join(''),
    );
}

interface Given {
  readonly rows: readonly string[];
  readonly day?: string;
  readonly shop?: string;
  readonly dryRun?: boolean;
}

export async function imported({
  rows,
  day = '2026-03-10',
  shop = 'A Shop',
  dryRun = false,
}: Given) {
  const feed = [HEADER, ...rows, ''].join('\n');
  const run = await beginRun({
    fileName: 'feed.tsv',
    fileBytes: feed.length,
    shopName: shop,
    currency: null,
    dryRun,
    day,
  });
  return runImport(run, { chunks: once(feed) });
}

export async function contents(): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const table of TABLES)
    tables[table] = (
      await asOwner<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`)
    ).map((one) => one.row);
  return tables;
}

/** Day and price of each row of an offer, oldest first, with the latest in brackets. */
export const historyOf = async (id: string) =>
  (
    await asOwner<{ entry: string }>(
      `SELECT to_char(price_date AT TIME ZONE 'UTC', 'DD') || ' ' || total_price || CASE WHEN is_latest THEN ' *' ELSE '' END AS entry
    FROM offer WHERE offer_id = $1 ORDER BY price_date`,
      [`a-shop:dkk:${id}`],
    )
  ).map(({ entry }) => entry);

/** A feed of more than a batch, after which the server closes the connection. */
export async function* cutOff() {
  yield Buffer.from(`${HEADER}\n`);
  yield* rowsOf('a', 22_000);
  await asOwner(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'claim-valuation bulk' AND datname = current_database()",
  );
  yield* rowsOf('b', 22_000);
}
