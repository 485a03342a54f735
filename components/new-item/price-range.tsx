'use client';
import type { SuggestedProduct } from '@/lib/client/items/lookups';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';

/**
 * For example `4,170.00–4,428.00 DKK in 3 shops, 9 Mar 2026`; an old price is shown as the last
 * known one.
 */
export function PriceRange({ price }: { price: SuggestedProduct['price'] }) {
  const { t, formats, plural } = useTranslation();
  if (price === null) return t.newItem.candidates.unpriced;
  const { price_min: lowest, price_max: highest, currency } = price;
  const range =
    lowest === highest
      ? formats.money(lowest, currency)
      : `${formats.amount(lowest)}–${formats.money(highest, currency)}`;
  const template = plural(
    price.is_current ? t.newItem.candidates.listed : t.newItem.candidates.listedOld,
    price.shop_count,
  );
  // Keeps the date on one line, as the messages do with the number of shops.
  return fill(template, { range, date: formats.day(price.price_date).replaceAll(' ', '\u00a0') });
}
