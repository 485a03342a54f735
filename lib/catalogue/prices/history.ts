import type { z } from 'zod';
import type { priceHistory as contract } from '@/lib/contract/lookups';
import type { Caller } from '@/lib/identity/caller';
import { database } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { JsonText } from '@/lib/shared/json-text';
import { currencyOf } from '../search/simple';

export async function readPriceHistory(caller: Caller, { pid, currency: wanted }: z.output<typeof contract.query>): Promise<JsonText> {
  const currency = await currencyOf(caller, wanted);
  if (!(await database().product.findUnique({ where: { pid } }))) throw notFound('Product');
  const offers = await database().offer.findMany({ where: { pid, currency }, orderBy: { priceDate: 'desc' }, take: 1000 });
  const reply: z.output<typeof contract.reply> = {
    pid, currency,
    history: offers.reverse().map((offer) => ({ price_date: offer.priceDate.toISOString(), shop_name: offer.shopName, offer_id: offer.offerId, base_price: offer.basePrice.toNumber(), total_price: offer.totalPrice.toNumber() })),
  };
  return new JsonText(JSON.stringify(reply), 'W/"0"');
}
