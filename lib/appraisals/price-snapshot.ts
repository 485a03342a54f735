import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';

/**
 * Where a replacement cost came from: `offer`, the offer's own price; `custom`, another amount beside the offer that was
 * chosen; `stated`, an offer that the catalogue does not have, as the caller tells it.
 */
export const SNAPSHOT_SOURCES = ['offer', 'custom', 'stated'] as const;

export type SnapshotSource = (typeof SNAPSHOT_SOURCES)[number];

/** Both amounts in two decimals, or as JSON gave them. */
export const sourceOf = (replacementCost: number | string | null, offerPrice: string): SnapshotSource =>
  replacementCost === null || Number(replacementCost) === Number(offerPrice) ? 'offer' : 'custom';

/** An appraisal after its change, as far as its price goes. */
interface Changed {
  readonly id: number;
  readonly currency: string;
  readonly rpid: string;
  readonly offerId: string | null;
  readonly shopName: string | null;
  readonly shopUrl: string | null;
  readonly replacementCost: string | null;
  readonly priceDate: Date | null;
}

/**
 * Keeps the price of another offer as it is now, in place of the one before. Throws `wrong` when it is in another currency
 * than the claim.
 */
export async function snapshotOffer(tx: Transaction, { clientId }: Caller, changed: Changed): Promise<void> {
  const { id: appraisalId, offerId, rpid, currency, replacementCost } = changed;
  await tx.priceSnapshot.deleteMany({ where: { clientId, appraisalId } });
  if (offerId === null) return;
  const offer = await tx.offer.findFirst({ where: { offerId, pid: rpid }, orderBy: { priceDate: 'desc' } });
  if (offer && offer.currency !== currency) throw wrongValue('offer_id', `is priced in ${offer.currency}, the claim is kept in ${currency}`);
  const key = { clientId, appraisalId, offerId, currency };
  if (offer) {
    const { shopName, shopUrl, basePrice, totalPrice, priceDate } = offer;
    await tx.priceSnapshot.create({ data: { ...key, shopName, shopUrl, basePrice, totalPrice, priceDate, source: sourceOf(replacementCost, totalPrice.toFixed(2)) } });
  } else if (replacementCost !== null) {
    const { shopName, shopUrl, priceDate } = changed;
    await tx.priceSnapshot.create({ data: { ...key, shopName, shopUrl, totalPrice: replacementCost, priceDate, source: 'stated' satisfies SnapshotSource } });
  }
}

/** Another amount beside the same offer: what it cost stays, and whether that is the amount is told anew. */
export async function snapshotAmount(tx: Transaction, { clientId }: Caller, appraisalId: number, replacementCost: string | null): Promise<void> {
  const known = await tx.priceSnapshot.findUnique({ where: { clientId_appraisalId: { clientId, appraisalId } } });
  if (!known || known.source === 'stated') return;
  await tx.priceSnapshot.updateMany({ where: { clientId, appraisalId }, data: { source: sourceOf(replacementCost, known.totalPrice.toFixed(2)) } });
}
