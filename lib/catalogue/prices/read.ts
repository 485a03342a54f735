import type { z } from 'zod';
import type { prices as contract } from '@/lib/contract/lookups';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import { database } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { JsonText } from '@/lib/shared/json-text';
import { currencyOf, findRows, hitOf } from '../search/simple';

export async function readPrices(caller: Caller, { pid, currency: wanted }: z.output<typeof contract.query>): Promise<JsonText> {
  const currency = await currencyOf(caller, wanted);
  const [row] = await findRows(Prisma.sql`p.pid = ${pid}`, currency, 1);
  if (!row) throw notFound('Product');
  const offers = await database().offer.findMany({ where: { pid, currency }, orderBy: [{ totalPrice: 'asc' }, { offerId: 'asc' }], take: 50 });
  const { cid: _cid, category: _category, ...claimed } = hitOf(row, currency, now());
  const match = { is_match: true, same_brand: true, not_older: true, unmatched_specs: [], reasons: ['It is the claimed product itself.'] };
  const group = offers.map((offer) => ({
    pid, vcid: row.vcid, alid: row.alid, offer_id: offer.offerId, shop_name: offer.shopName, shop_url: offer.shopUrl, shop_product_name: offer.name, currency,
    base_price: offer.basePrice.toNumber(), total_price: offer.totalPrice.toNumber(), price_date: offer.priceDate.toISOString(), in_stock: offer.inStock,
    filtered_price: false, filter_reason: null, match,
  }));
  const reply: z.output<typeof contract.reply> = { claimed_product: { ...claimed, vcid: row.vcid, alid: row.alid }, grouped_prices: group.length > 0 ? [group] : [], notes: [] };
  return new JsonText(JSON.stringify(reply), 'W/"0"');
}
