import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { formatAmount, MINOR_MAX, parseAmount, times } from '@/lib/shared/money';

/**
 * Where a replacement cost came from: `offer`, the offer's own price; `custom`, another amount beside the offer that was
 * chosen; `stated`, an offer that the catalogue did not have, as callers could once tell of it.
 */
const SNAPSHOT_SOURCES = ['offer', 'custom', 'stated'] as const;

export type SnapshotSource = (typeof SNAPSHOT_SOURCES)[number];

/** Of how many pieces the stated replacement cost is. */
export const piecesOf = ({ isPricePerItem, itemQuantity }: Line): number =>
  isPricePerItem ? 1 : itemQuantity;

interface Line {
  readonly isPricePerItem: boolean;
  readonly itemQuantity: number;
}

/** What so many pieces cost at the offer's price, as `1299.00`; null beyond the range of amounts. */
export function priceOfPieces(offerPrice: string, pieces: number): string | null {
  const price = parseAmount(offerPrice);
  return price === null || price * pieces > MINOR_MAX ? null : formatAmount(times(price, pieces));
}

/** Both amounts in two decimals, or as JSON gave them. */
export const sourceOf = (
  replacementCost: number | string | null,
  offerPrice: string,
  pieces: number,
): SnapshotSource =>
  replacementCost === null || Number(replacementCost) === Number(priceOfPieces(offerPrice, pieces))
    ? 'offer'
    : 'custom';

/** An appraisal after its change, as far as its price goes. */
interface Changed {
  readonly id: number;
  readonly currency: string;
  readonly rpid: string;
  readonly offerId: string | null;
  readonly replacementCost: string | null;
  readonly pieces: number;
}

/**
 * Keeps the price of another offer as it is now, in place of the one before. Throws `wrong` when the replacement has no such
 * offer, or it is in another currency than the claim.
 */
export async function snapshotOffer(
  tx: Transaction,
  { clientId }: Caller,
  changed: Changed,
): Promise<void> {
  const { id: appraisalId, offerId, rpid, currency, replacementCost, pieces } = changed;
  await tx.priceSnapshot.deleteMany({ where: { clientId, appraisalId } });
  if (offerId === null) return;
  const offer = await tx.offer.findFirst({
    where: { offerId, pid: rpid },
    orderBy: { priceDate: 'desc' },
  });
  if (offer && offer.currency !== currency)
    throw wrongValue('offer_id', 'offer_in_another_currency', {
      offer: offer.currency,
      claim: currency,
    });
  const key = { clientId, appraisalId, offerId, currency };
  if (offer) {
    const { shopName, shopUrl, basePrice, totalPrice, priceDate } = offer;
    await tx.priceSnapshot.create({
      data: {
        ...key,
        shopName,
        shopUrl,
        basePrice,
        totalPrice,
        priceDate,
        source: sourceOf(replacementCost, totalPrice.toFixed(2), pieces),
      },
    });
  } else {
    throw wrongValue('offer_id', 'unknown_offer');
  }
}

/** Another amount beside the same offer, or of other pieces: what it cost stays, and whether that is the amount is told anew. */
export async function snapshotAmount(
  tx: Transaction,
  { clientId }: Caller,
  appraisalId: number,
  replacementCost: string | null,
  pieces: number,
): Promise<void> {
  const known = await tx.priceSnapshot.findUnique({
    where: { clientId_appraisalId: { clientId, appraisalId } },
  });
  if (!known || known.source === 'stated') return;
  await tx.priceSnapshot.updateMany({
    where: { clientId, appraisalId },
    data: { source: sourceOf(replacementCost, known.totalPrice.toFixed(2), pieces) },
  });
}
