import type { Caller } from '@/lib/identity/caller';
import { readRows } from '@/lib/platform/database/statement';
import type { Context } from '../context';
import { commonWords } from './common-words';
import { correct } from './correct';
import { FIND, type FoundRow } from './find-statements';
import { searchKey, wordsOf } from './search-key';
import { allButOneOf, allOf, type Asked, type SearchQueries } from './search-query';

export interface Wanted {
  readonly query: string;
  readonly limit: number;
  /** Only products of this category. */
  readonly onlyCategoryId?: number | undefined;
  /** Products of this category come first where they fit as well. */
  readonly likedCategoryId?: number | undefined;
}

export interface Found {
  readonly rows: readonly FoundRow[];
  /** The words that were looked for instead, when none of the products has all that were asked. */
  readonly correctedQuery: string | null;
}

/** All words as they are spelt; if that is nothing, spelt as the catalogue spells them; if that is nothing, all but one. */
export async function findProducts(caller: Caller, context: Context, wanted: Wanted): Promise<Found> {
  const key = searchKey(wanted.query);
  const words = wordsOf(key);
  if (words.length === 0) return { rows: [], correctedQuery: null };
  const ask = ({ popular, filter, head, last, unfinished }: SearchQueries, asKey: string) =>
    readRows<FoundRow>(caller.clientId, FIND, [
      asKey, popular, context.currency, wanted.onlyCategoryId ?? null, wanted.limit, wanted.likedCategoryId ?? null, head, last, unfinished, filter]);

  const common = await commonWords();
  const exact = await ask(allOf(words.map((word) => [word]), common), key);
  if (exact.length > 0) return { rows: exact, correctedQuery: null };
  const corrected: Asked = await correct(words);
  const shown = corrected.map(([word = '']) => word).join(' ');
  const respelt = corrected.some(([word], at) => word !== words[at]) ? await ask(allOf(corrected, common), shown) : [];
  const rows = respelt.length > 0 || words.length < 2 ? respelt : await ask(allButOneOf(corrected), shown);
  return { rows, correctedQuery: rows[0] ? wordsIn(rows[0].name, corrected) : null };
}

/** Which of the words the best match has. */
function wordsIn(name: string, asked: Asked): string | null {
  const own = new Set(searchKey(name).split(' '));
  const had = asked.flatMap((choices) => choices.find((word) => own.has(word) || [...own].some((one) => one.startsWith(word))) ?? []);
  return had.length === 0 ? null : had.join(' ');
}
