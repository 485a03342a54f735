import { DEVIATIONS_MAX, PRICE_AGE_DAYS_MAX, SHARE_MIN } from '@/lib/valuation/price-filter/filter';
import { offersOnDay } from './offers-on-day';
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
 * A query for the first of these offers that is not excluded, or no row. It repeats the rules of
 * `filterPrices` without a claimed amount in SQL, so that many products need one statement; a test
 * compares the two.
 */
const firstUsable = (offers: string): string => `
  WITH current AS MATERIALIZED (
    SELECT * FROM (${offers}) AS known WHERE condition = 'new'
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
  ORDER BY days_before, total_price, in_stock DESC, offer_id COLLATE "C" LIMIT 1`;

/** Counts hours, because a day in the database's time zone may have 23. */
export const standingOffer = ({ time, ...expressions }: Expressions): string =>
  firstUsable(`
    SELECT *, 0 AS days_before FROM (${offersQuery(expressions, 'o.*')}) AS latest
    WHERE price_date >= ${time} - INTERVAL '${PRICE_AGE_DAYS_MAX * 24} hours'`);

export const standingOfferOnDay = (expressions: {
  readonly pid: string;
  readonly currency: string;
  readonly day: string;
}): string => firstUsable(offersOnDay(expressions));
