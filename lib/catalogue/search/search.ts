import type { z } from 'zod';
import type { productSearch as contract } from '@/lib/contract/lookups';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { JsonText } from '@/lib/shared/json-text';
import { currencyOf, findRows, hitOf, likeWords } from './simple';

export async function searchProducts(caller: Caller, { query, currency: wanted, limit = 20 }: z.output<typeof contract.query>): Promise<JsonText> {
  const currency = await currencyOf(caller, wanted);
  const rows = await findRows(likeWords(query), currency, limit);
  const [first] = rows;
  const reply: z.output<typeof contract.reply> = {
    results: rows.map((row) => ({ ...hitOf(row, currency, now()), price_clusters: null })),
    corrected_query: null,
    category_prediction: first ? { client_category_id: first.category_id, client_category: first.category, is_forced: false, reason: `The best match is in this category: ${first.category}.` } : null,
  };
  return new JsonText(JSON.stringify(reply), 'W/"0"');
}
