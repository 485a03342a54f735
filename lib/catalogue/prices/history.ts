import type { z } from 'zod';
import type { priceHistory as contract } from '@/lib/contract/price-lookups';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { readRows, statement } from '@/lib/platform/database/statement';
import { notFound } from '@/lib/shared/fault';
import { JsonText } from '@/lib/shared/json-text';
import { readContext } from '../context';

const DAYS = 90;
const DAY_MS = 86_400_000;

/** The newest prices only: a chart has fewer pixels. */
const PRICES_MAX = 1_000;

interface Row {
  readonly offer_id: string;
  readonly shop_name: string;
  readonly base_price: string;
  readonly total_price: string;
  /** ISO 8601. */
  readonly price_date: string;
}

const KNOWN = statement('SELECT pid FROM product WHERE pid = $1::text');

/**
 * $1 pid, $2 currency, $3 start. The newest price of each offer and earlier prices have separate
 * indexes.
 */
const pricesOf = (
  which: string,
) => `SELECT o.offer_id, o.shop_name, o.base_price, o.total_price, o.price_date FROM offer o
  WHERE o.pid = $1::text AND o.currency = $2::text AND o.price_date >= $3::text::timestamptz AND o.condition = 'new' AND ${which}`;
const EVERY = `${pricesOf('o.is_latest')} UNION ALL ${pricesOf('NOT o.is_latest')}`;

const SHOWN =
  'offer_id, shop_name, base_price::text, total_price::text, iso_time(price_date) AS price_date';

const BY_SHOP = statement(
  `
  SELECT ${SHOWN} FROM (${EVERY} ORDER BY price_date DESC, offer_id LIMIT ${PRICES_MAX}) AS every ORDER BY every.price_date, every.offer_id`,
);

const BY_DAY = statement(
  `
  SELECT ${SHOWN} FROM (
    SELECT DISTINCT ON (day) every.*, (price_date AT TIME ZONE 'UTC')::date AS day FROM (${EVERY}) AS every
    ORDER BY day DESC, total_price, offer_id LIMIT ${PRICES_MAX}
  ) AS lowest ORDER BY lowest.price_date, lowest.offer_id`,
);

/** The price history of a product. Throws `not_found` for an unknown product. */
export async function readPriceHistory(
  caller: Caller,
  query: z.output<typeof contract.query>,
): Promise<JsonText> {
  const { pid, by = 'day', days = DAYS } = query;
  const { currency, etag } = await readContext(caller, query);
  const from = new Date(now().getTime() - days * DAY_MS).toISOString();
  const rows = await readRows<Row>(caller.clientId, by === 'shop' ? BY_SHOP : BY_DAY, [
    pid,
    currency,
    from,
  ]);
  if (rows.length === 0 && (await readRows(caller.clientId, KNOWN, [pid])).length === 0)
    throw notFound('product_not_found');
  const reply: z.input<typeof contract.reply> = {
    pid,
    currency,
    history: rows.map(({ base_price, total_price, ...row }) => ({
      ...row,
      base_price: Number(base_price),
      total_price: Number(total_price),
    })),
  };
  return new JsonText(JSON.stringify(reply), etag);
}
