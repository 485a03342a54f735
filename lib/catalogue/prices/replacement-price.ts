import { offersOnDay } from './offers-on-day';
import { standingOffer, standingOfferOnDay } from './standing-offer';

/** SQL expressions. */
interface Expressions {
  readonly pid: string;
  readonly currency: string;
  /** The offer that the caller chose; null for the first that is not excluded. */
  readonly offerId: string;
  /** The day of damage, a date or null. */
  readonly day: string;
  /** The current time as timestamptz. */
  readonly time: string;
}

const COLUMNS =
  'offer_id, shop_name, shop_url, currency, base_price, total_price, price_date, in_stock';

const found = (rank: number, rule: string, query: string): string =>
  `(SELECT ${COLUMNS}, ${rule} AS rule, ${rank} AS rank FROM (${query}) AS offers)`;

const RULE_OF_DAYS = "CASE days_before WHEN 0 THEN 'day_of_damage' ELSE 'before_damage' END";

/**
 * A query for the price of a replacement with its rule, or no row: the price on a past day of
 * damage or at most 30 days before, else the newest. A chosen offer is never replaced by another.
 */
export const replacementPrice = ({ pid, currency, offerId, day, time }: Expressions): string => {
  const isPast = `${day} < (${time} AT TIME ZONE 'UTC')::date`;
  const onDay = { pid, currency, day };
  return `
    SELECT * FROM (
      ${found(1, RULE_OF_DAYS, `SELECT * FROM (${offersOnDay({ ...onDay, offerId })}) AS chosen WHERE ${offerId} IS NOT NULL AND ${isPast}`)}
      UNION ALL
      ${found(2, "'newest'", `SELECT o.* FROM offer o WHERE o.offer_id = ${offerId} AND o.pid = ${pid} ORDER BY o.price_date DESC LIMIT 1`)}
      UNION ALL
      ${found(3, RULE_OF_DAYS, `SELECT * FROM (${standingOfferOnDay(onDay)}) AS standing WHERE ${offerId} IS NULL AND ${isPast}`)}
      UNION ALL
      ${found(4, "'newest'", `SELECT * FROM (${standingOffer({ pid, currency, time })}) AS standing WHERE ${offerId} IS NULL`)}
    ) AS found
    ORDER BY rank LIMIT 1`;
};
