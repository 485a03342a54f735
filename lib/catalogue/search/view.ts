import type { z } from 'zod';
import type { foundProduct, suggestedProduct } from '@/lib/contract/lookups';
import type { Context } from '../context';
import { summaryOf } from '../prices/price-summary';
import { specsOf } from '../product-specs';
import type { FoundRow } from './find-statements';

export function suggestionView(
  row: FoundRow,
  { currency, nameOf }: Context,
  now: Date,
): z.infer<typeof suggestedProduct> {
  const category = nameOf(row.category_id, row.category);
  return {
    product_name: row.name,
    pid: row.pid,
    pic_url: row.picture_url,
    product_pic_url: row.picture_url,
    client_category_id: row.category_id,
    client_category: category,
    cid: row.category_id,
    category,
    specs: specsOf(row.specs),
    price: summaryOf(row, currency, now),
  };
}

export const foundView = (
  row: FoundRow,
  context: Context,
  now: Date,
): z.infer<typeof foundProduct> => ({
  ...suggestionView(row, context, now),
  price_clusters:
    row.price_mid === null
      ? null
      : { low: Number(row.price_low), mid: Number(row.price_mid), high: Number(row.price_high) },
});
