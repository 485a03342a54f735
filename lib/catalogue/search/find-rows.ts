import { readRows } from '@/lib/platform/database/statement';
import { commonWords } from './common-words';
import { FIND, type FoundRow } from './find-statements';
import type { Lexicon } from './lexicon';
import type { Part } from './readings';
import { allOf, amongPopular, type SearchQueries } from './search-query';

export interface Wanted {
  readonly query: string;
  readonly limit: number;
  /** Restricts the search to a category. */
  readonly onlyCategoryId?: number | undefined;
  /** Ranks products of this category first among equal matches. */
  readonly likedCategoryId?: number | undefined;
}

export interface Search {
  readonly clientId: number;
  readonly currency: string;
  readonly wanted: Wanted;
  readonly words: readonly string[];
  readonly lexicon: Lexicon;
}

/** Reads at least so many products, so that the plainest of a model family is among them. */
const READ_MIN = 24;

export const onlyOf = ([id, another]: readonly number[]): number | null =>
  id === undefined || another !== undefined ? null : id;

/** Products with all parts. Skips the query if a word is in no product. */
export async function findAll(
  search: Search,
  parts: readonly Part[],
): Promise<readonly FoundRow[]> {
  if (parts.some(({ isUnknown }) => isUnknown)) return [];
  const { endings } = search.lexicon;
  const common = await commonWords();
  const categoryId = search.wanted.onlyCategoryId;
  return findRows(search, allOf(parts, { common, endings, categoryId }), parts);
}

/** Products with all parts, among popular ones only. */
export const findPopular = (search: Search, parts: readonly Part[]): Promise<readonly FoundRow[]> =>
  findRows(search, amongPopular(parts, search.wanted.onlyCategoryId), parts);

function findRows(
  { clientId, currency, wanted }: Search,
  { popular, allProducts, filter, exact }: SearchQueries,
  parts: readonly Part[],
): Promise<FoundRow[]> {
  const key = parts.flatMap((part) => (part.key === '' ? [] : part.key)).join(' ');
  const named = onlyOf([...new Set(parts.flatMap(({ categoryIds }) => categoryIds))]);
  return readRows<FoundRow>(clientId, FIND, [
    key,
    popular,
    currency,
    Math.max(wanted.limit, READ_MIN),
    wanted.likedCategoryId ?? named,
    allProducts,
    filter,
    exact,
  ]);
}
