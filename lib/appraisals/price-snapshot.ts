import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { PriceRule } from '@/lib/shared/price-rule';
import { wrongValue } from '@/lib/shared/fault';
import { replacementPrice } from '@/lib/catalogue/prices/replacement-price';
import { now } from '@/lib/platform/clock';
import { toDateString } from '@/lib/shared/dates';
import { formatAmount, MINOR_MAX, parseAmount, times } from '@/lib/shared/money';

/**
 * Source of a replacement cost. `offer`: the offer's price. `custom`: another amount than the
 * chosen offer's. `stated`: an offer missing from the catalogue, which callers could once supply;
 * only in old rows.
 */
const SNAPSHOT_SOURCES = ['offer', 'custom', 'stated'] as const;

export type SnapshotSource = (typeof SNAPSHOT_SOURCES)[number];

/** Number of pieces that the stated replacement cost covers. */
export const piecesOf = ({ isPricePerItem, itemQuantity }: Line): number =>
  isPricePerItem ? 1 : itemQuantity;

interface Line {
  readonly isPricePerItem: boolean;
  readonly itemQuantity: number;
}

/** Price of that many pieces, as a decimal with two places (`1299.00`). Null if above MINOR_MAX. */
export function priceOfPieces(offerPrice: string, pieces: number): string | null {
  const price = parseAmount(offerPrice);
  return price === null || price * pieces > MINOR_MAX ? null : formatAmount(times(price, pieces));
}

/** Amounts are decimals with two places or JSON numbers. */
export const sourceOf = (
  replacementCost: number | string | null,
  offerPrice: string,
  pieces: number,
): SnapshotSource =>
  replacementCost === null || Number(replacementCost) === Number(priceOfPieces(offerPrice, pieces))
    ? 'offer'
    : 'custom';

/** The price fields of an appraisal after its change. */
interface Changed {
  readonly id: number;
  readonly currency: string;
  readonly dateDamage: Date | null;
  readonly rpid: string;
  readonly offerId: string | null;
  readonly replacementCost: string | null;
  readonly pieces: number;
  /** Whether the caller named the offer. */
  readonly isChosen: boolean;
}

interface OfferPrice {
  readonly shop_name: string;
  readonly shop_url: string | null;
  readonly currency: string;
  readonly base_price: string;
  readonly total_price: string;
  readonly price_date: Date;
  readonly rule: PriceRule;
}

const PRICE_OF_OFFER = `
  SELECT shop_name, shop_url, currency, base_price::text, total_price::text, price_date, rule
  FROM (${replacementPrice({
    pid: '$1::text',
    currency: '$2::text',
    offerId: '$3::text',
    day: '$4::text::date',
    time: '$5::text::timestamptz',
  })}) AS price`;

/**
 * Replaces the price snapshot by the price of the offer on the day of damage, or deletes it if the
 * offer is null. Throws Fault `wrong` if the replacement has no such offer or the offer is in another
 * currency than the claim.
 */
export async function snapshotOffer(
  tx: Transaction,
  { clientId }: Caller,
  changed: Changed,
): Promise<void> {
  const { id: appraisalId, offerId, rpid, currency, dateDamage } = changed;
  await tx.priceSnapshot.deleteMany({ where: { clientId, appraisalId } });
  if (offerId === null) return;
  const [offer] = await tx.$queryRawUnsafe<OfferPrice[]>(
    PRICE_OF_OFFER,
    rpid,
    currency,
    offerId,
    dateDamage && toDateString(dateDamage),
    now().toISOString(),
  );
  if (!offer) throw wrongValue('offer_id', 'unknown_offer');
  if (offer.currency !== currency)
    throw wrongValue('offer_id', 'offer_in_another_currency', {
      offer: offer.currency,
      claim: currency,
    });
  await tx.priceSnapshot.create({
    data: {
      clientId,
      appraisalId,
      offerId,
      currency,
      shopName: offer.shop_name,
      shopUrl: offer.shop_url,
      basePrice: offer.base_price,
      totalPrice: offer.total_price,
      priceDate: offer.price_date,
      source: sourceOf(changed.replacementCost, offer.total_price, changed.pieces),
      rule: offer.rule,
      dateDamage,
      isChosen: changed.isChosen,
    },
  });
}

/** The amount of an appraisal after its change. */
export interface Priced {
  readonly id: number;
  readonly replacementCost: string | null;
  readonly pieces: number;
}

/**
 * Sets the snapshot's source after the amount or quantity changed. The stored offer price stays.
 */
export async function snapshotAmounts(
  tx: Transaction,
  { clientId }: Caller,
  amounts: readonly Priced[],
): Promise<void> {
  if (amounts.length === 0) return;
  const known = await tx.priceSnapshot.findMany({
    where: {
      clientId,
      appraisalId: { in: amounts.map(({ id }) => id) },
      source: { not: 'stated' },
    },
  });
  const prices = new Map(known.map((one) => [one.appraisalId, one.totalPrice.toFixed(2)]));
  for (const source of ['offer', 'custom'] as const) {
    const ids = amounts.flatMap(({ id, replacementCost, pieces }) => {
      const price = prices.get(id);
      return price !== undefined && sourceOf(replacementCost, price, pieces) === source ? [id] : [];
    });
    if (ids.length > 0)
      await tx.priceSnapshot.updateMany({
        where: { clientId, appraisalId: { in: ids } },
        data: { source },
      });
  }
}
