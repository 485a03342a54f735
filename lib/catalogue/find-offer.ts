import type { Transaction } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';

/** The newest price of the offer that the caller chose, or without one the lowest current price of the product. */
export async function findOffer(tx: Transaction, pid: string, currency: string, offerId: string | null) {
  if (offerId !== null) {
    const offer = await tx.offer.findFirst({ where: { offerId, pid }, orderBy: { priceDate: 'desc' } });
    if (!offer) return null;
    if (offer.currency !== currency) throw wrongValue('offer_id', `is priced in ${offer.currency}, the claim is kept in ${currency}`);
    return offer;
  }
  const newest = await tx.offer.findFirst({ where: { pid, currency }, orderBy: { priceDate: 'desc' }, select: { priceDate: true } });
  if (!newest) return null;
  return tx.offer.findFirst({ where: { pid, currency, priceDate: newest.priceDate }, orderBy: [{ inStock: 'desc' }, { totalPrice: 'asc' }] });
}
