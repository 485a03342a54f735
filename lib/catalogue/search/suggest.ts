import type { z } from 'zod';
import type { searchSuggestion as contract } from '@/lib/contract/lookups';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { JsonText } from '@/lib/shared/json-text';
import { readContext } from '../context';
import { findProducts } from './find';
import { suggestionView } from './view';

const SUGGESTIONS = 8;

/** Throws `wrong` for an unknown category. */
export async function suggestProducts(
  caller: Caller,
  query: z.output<typeof contract.query>,
): Promise<JsonText> {
  const context = await readContext(caller, query);
  const { rows, match, correctedQuery } = await findProducts(caller, context, {
    query: query.query,
    limit: query.limit ?? SUGGESTIONS,
    onlyCategoryId: context.category?.catalogueId ?? undefined,
  });
  const reply: z.input<typeof contract.reply> = {
    results: rows.map((row) => suggestionView(row, context, now())),
    match,
    corrected_query: correctedQuery,
  };
  return new JsonText(JSON.stringify(reply), context.etag);
}
