import { statement } from '@/lib/platform/database/statement';
import { PRICE_AGE_DAYS_MAX } from '@/lib/valuation/price-filter/filter';
import { OFFERS_PER_PRODUCT } from './price-statements';

/** SQL expressions; `day` is a date. */
interface Expressions {
  readonly pid: string;
  readonly currency: string;
  readonly day: string;
  /** One offer only, whatever the number of offers. */
  readonly offerId?: string;
}

/** Limit of offers of a product whose history is read, those with the lowest newest prices. */
const OFFERS_READ_MAX = 200;

const COLUMNS = [
  'offer_id',
  'pid',
  'shop_name',
  'shop_url',
  'name',
  'currency',
  'base_price',
  'total_price',
  'in_stock',
  'condition',
];

/** The first moment of a day in UTC, as the days of imports. */
const momentOf = (day: string): string => `((${day})::timestamp AT TIME ZONE 'UTC')`;

const PRICED_BY = ['pid', 'currency', 'base_price', 'total_price', 'condition'] as const;
const isSamePrice = PRICED_BY.map((column) => `later.${column} = known.${column}`).join(' AND ');

/**
 * A query for the offers of a product as they were on a day, the nearest price first, then the
 * lowest. A price is in force from the first to the last of equal prices, because the history
 * stores only these two; its `price_date` is then the day and `days_before` is 0. Else it is the
 * last price before the day, at most 30 days old. Reads two rows of each offer by the primary key.
 */
export const offersOnDay = ({ pid, currency, day, offerId }: Expressions): string => `
  SELECT priced.*, (${day}) - (price_date AT TIME ZONE 'UTC')::date AS days_before
  FROM (
    SELECT ${COLUMNS.map((column) => `known.${column}`).join(', ')},
      greatest(known.price_date, CASE WHEN ${isSamePrice} THEN ${momentOf(day)} END) AS price_date
    FROM (
      ${offerId ? `SELECT ${offerId} AS offer_id` : `SELECT o.offer_id FROM offer o WHERE o.pid = ${pid} AND o.currency = ${currency} AND o.is_latest ORDER BY o.total_price, o.offer_id LIMIT ${OFFERS_READ_MAX}`}
    ) AS one
    CROSS JOIN LATERAL (
      SELECT * FROM offer o WHERE o.offer_id = one.offer_id
        AND o.price_date < ${momentOf(`(${day}) + 1`)}
      ORDER BY o.price_date DESC LIMIT 1
    ) AS known
    LEFT JOIN LATERAL (
      SELECT * FROM offer o WHERE o.offer_id = one.offer_id
        AND o.price_date >= ${momentOf(`(${day}) + 1`)}
      ORDER BY o.price_date LIMIT 1
    ) AS later ON true
    WHERE known.pid = ${pid} AND known.currency = ${currency}
  ) AS priced
  WHERE price_date >= ${momentOf(`(${day}) - ${PRICE_AGE_DAYS_MAX}`)}
  ORDER BY days_before, total_price, offer_id LIMIT ${OFFERS_PER_PRODUCT}`;

/** $1 pids as a JSON list, $2 currency, $3 day. */
export const OFFERS_ON_DAY = statement(
  `
  SELECT o.pid, o.offer_id, o.shop_name, o.shop_url, o.name, o.currency, o.base_price::text, o.total_price::text, iso_time(o.price_date) AS price_date, o.in_stock, o.condition, o.days_before
  FROM jsonb_array_elements_text($1::text::jsonb) AS wanted (pid), LATERAL (${offersOnDay({ pid: 'wanted.pid', currency: '$2::text', day: '$3::text::date' })}) AS o`,
);
