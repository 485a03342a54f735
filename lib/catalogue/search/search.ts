import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { productSearch as contract } from '@/lib/contract/lookups';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { JsonText } from '@/lib/shared/json-text';
import { withMembers } from '../categories';
import { type Category, type Context, readContext } from '../context';
import { findProducts } from './find';
import type { FoundRow } from './find-statements';
import { predictCategory, predictionSentence } from './predict-category';
import { foundView } from './view';

const RESULTS = 20;

/** The number of best matches that predict the category, however many are returned. */
const PREDICTED_FROM = 20;

/**
 * Throws `missing` if a category is forced without naming one, and `wrong` for an unknown category.
 */
export async function searchProducts(
  caller: Caller,
  query: z.output<typeof contract.query>,
): Promise<JsonText> {
  const isForced = query.force_client_category === 'true';
  if (isForced && query.client_category_id === undefined && query.client_category === undefined) {
    throw new Fault('missing', problemOf('client_category_id', 'required'));
  }
  const context = await readContext(caller, query);
  const { limit = RESULTS } = query;
  const {
    rows,
    match,
    correctedQuery,
    meantCategoryId: namedCategoryId,
  } = await findProducts(caller, context, {
    query: query.query,
    limit: Math.max(limit, PREDICTED_FROM),
    ...(isForced
      ? { onlyCategoryId: context.category?.catalogueId ?? undefined }
      : { likedCategoryId: context.category?.catalogueId ?? undefined }),
  });
  const reply: z.input<typeof contract.reply> = {
    results: rows.slice(0, limit).map((row) => foundView(row, context, now())),
    match,
    corrected_query: correctedQuery,
    category_prediction: predictionView(
      rows,
      context,
      await leftOut(namedCategoryId, rows, context),
      isForced,
    ),
  };
  return new JsonText(JSON.stringify(reply), context.etag);
}

/**
 * The category named by words of the query if no product of it was found. Null if the catalogue
 * lacks it.
 */
async function leftOut(
  id: number | null,
  rows: readonly FoundRow[],
  { nameOf }: Context,
): Promise<Category | null> {
  const stored =
    id === null || rows.some(({ category_id: found }) => withMembers(id).includes(found))
      ? null
      : await database().category.findUnique({ where: { id } });
  return stored && { id: stored.id, name: nameOf(stored.id, stored.name) };
}

function predictionView(
  rows: readonly FoundRow[],
  { category: named, language, nameOf }: Context,
  meant: Category | null,
  isForced: boolean,
) {
  const found = rows
    .slice(0, PREDICTED_FROM)
    .map(({ category_id: id, category: name }) => ({ id, name: nameOf(id, name) }));
  const prediction = predictCategory({ found, named, meant, isForced });
  return (
    prediction && {
      client_category_id: prediction.category.id,
      client_category: prediction.category.name,
      is_forced: prediction.isForced,
      reason: predictionSentence(prediction, language),
    }
  );
}
