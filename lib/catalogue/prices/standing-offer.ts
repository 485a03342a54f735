import { DEVIATIONS_MAX, PRICE_AGE_DAYS_MAX, SHARE_MIN } from '@/lib/valuation/price-filter/filter';
import { OFFERS_PER_PRODUCT } from './price-statements';

/** SQL expressions; `time` is the current time as timestamptz. */
interface Expressions {
  readonly pid: string;
  readonly currency: string;
  readonly time: string;
}

/** The offers of a product that `GET /prices` returns. */
const offersQuery = ({ pid, currency }: Omit<Expressions, 'time'>, columns: string): string =>
  `SELECT ${columns} FROM offer o WHERE o.pid = ${pid} AND o.currency = ${currency} AND o.is_latest ORDER BY o.total_price, o.offer_id LIMIT ${OFFERS_PER_PRODUCT}`;

export const hasPrice = (expressions: Omit<Expressions, 'time'>): string =>
  `EXISTS (${offersQuery(expressions, '')})`;

/**
 * A query for the first offer of a product in `GET /prices` that is not excluded, or no row. It
 * repeats the rules of `filterPrices` without a claimed amount in SQL, so that many products need
 * one statement; a test compares the two. It counts hours, because a day in the database's time
 * zone may have 23.
 */
export const standingOffer = (expressions: Expressions): string => `
  WITH offers AS MATERIALIZED (${offersQuery(expressions, 'o.*')}
  ), current AS MATERIALIZED (
    SELECT * FROM offers WHERE condition = 'new' AND price_date >= ${expressions.time} - INTERVAL '${PRICE_AGE_DAYS_MAX * 24} hours'
  ), sorted AS (
    SELECT array_agg(total_price ORDER BY total_price) AS prices FROM current
  ), middle AS (
    SELECT cardinality(prices) AS n, prices[(cardinality(prices) + 1) / 2] + prices[cardinality(prices) / 2 + 1] AS twice FROM sorted
  ), apart AS (
    SELECT array_agg(abs(2 * total_price - twice) ORDER BY abs(2 * total_price - twice)) AS distances FROM current, middle
  ), spread AS (
    SELECT distances[(n + 1) / 2] + distances[n / 2 + 1] AS fourfold FROM apart, middle
  )
  SELECT current.* FROM current, middle, spread
  WHERE abs(2 * total_price - twice) * 20000 <= greatest(fourfold * ${DEVIATIONS_MAX}, 2 * twice * ${SHARE_MIN})
  ORDER BY total_price, in_stock DESC, offer_id COLLATE "C" LIMIT 1`;
