import type { ChosenOffer } from './item-draft';
import type { GroupedOffer } from './lookups';

const DAY_MS = 86_400_000;
const CURRENT_MAX_MS = 30 * DAY_MS;

/** The part of an offer that a draft stores. */
export const offerOf = ({
  pid,
  offer_id,
  shop_name,
  shop_url,
  total_price,
  price_date,
}: GroupedOffer): ChosenOffer => ({
  pid,
  offerId: offer_id,
  shopName: shop_name,
  shopUrl: shop_url,
  totalPrice: total_price,
  priceDate: price_date,
});

/**
 * Whether a price is older than 30 days and so counts as the last known one, not as today's.
 * `priceDate` is ISO 8601.
 */
export const isLastKnown = (priceDate: string, nowMs: number): boolean =>
  nowMs - Date.parse(priceDate) > CURRENT_MAX_MS;
