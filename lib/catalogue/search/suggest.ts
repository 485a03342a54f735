import type { z } from 'zod';
import type { searchSuggestion as contract } from '@/lib/contract/lookups';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { JsonText } from '@/lib/shared/json-text';
import { currencyOf, findRows, hitOf, likeWords } from './simple';

export async function suggestProducts(caller: Caller, { query, currency: wanted, limit = 8 }: z.output<typeof contract.query>): Promise<JsonText> {
  const currency = await currencyOf(caller, wanted);
  const rows = await findRows(likeWords(query), currency, limit);
  const reply: z.output<typeof contract.reply> = { results: rows.map((row) => hitOf(row, currency, now())), corrected_query: null };
  return new JsonText(JSON.stringify(reply), 'W/"0"');
}
