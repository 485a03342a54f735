import type { Caller } from '@/lib/identity/caller';
import { readRows } from '@/lib/platform/database/statement';
import { CATEGORY_TERMS } from '../category-name';
import type { Context } from '../context';
import { commonWords } from './common-words';
import { correct, correctHalf } from './correct';
import { inCatalogueWords, joinInitials } from './everyday-words';
import { FIND, type FoundRow } from './find-statements';
import { type Lexicon, readLexicon, spaceMoved } from './lexicon';
import { type Corrections, type Part, piecesOf, understand, type Understood } from './readings';
import { makersNames } from './makers-names';
import { searchKey, wordsOf } from './search-key';
import { allButOneOf, allOf, type SearchQueries } from './search-query';

interface Wanted {
  readonly query: string;
  readonly limit: number;
  /** Restricts the search to a category. */
  readonly onlyCategoryId?: number | undefined;
  /** Ranks products of this category first among equal matches. */
  readonly likedCategoryId?: number | undefined;
}

interface Found {
  readonly rows: readonly FoundRow[];
  /** The words that were searched instead, if no product contains all words of the query. */
  readonly correctedQuery: string | null;
  /** The category that words of the query stand for, if it is exactly one. */
  readonly meantCategoryId: number | null;
}

interface Search {
  readonly clientId: number;
  readonly currency: string;
  readonly wanted: Wanted;
  readonly words: readonly string[];
  readonly lexicon: Lexicon;
}

/** With fewer results, makers' spellings are searched too. */
const ENOUGH = 5;

const NOT_CORRECTED: Corrections = new Map();

/**
 * Searches for all words; if nothing is found, in makers' spellings; then with typos corrected; and
 * finally for all words but one.
 */
export async function findProducts(
  { clientId }: Caller,
  { currency }: Context,
  wanted: Wanted,
): Promise<Found> {
  const words = joinInitials(wordsOf(searchKey(wanted.query)));
  if (words.length === 0) return { rows: [], correctedQuery: null, meantCategoryId: null };
  const search: Search = {
    clientId,
    currency,
    wanted,
    words,
    lexicon: await readLexicon(clientId, words),
  };
  const exact = understand(words, search.lexicon, NOT_CORRECTED);
  const rows = await findAll(search, exact);
  const meantCategoryId = onlyOf(exact.categoryIds);
  const otherwise = rows.length < ENOUGH ? await findOtherwise(search) : null;
  if (rows.length === 0) return otherwise ?? findRespelt(search, exact);
  return {
    rows: otherwise === null ? rows : together(rows, otherwise.rows, wanted.limit),
    correctedQuery: null,
    meantCategoryId,
  };
}

const together = (
  rows: readonly FoundRow[],
  others: readonly FoundRow[],
  limit: number,
): FoundRow[] =>
  [...rows, ...others.filter(({ pid }) => rows.every((row) => row.pid !== pid))].slice(0, limit);

async function findOtherwise(search: Search): Promise<Found | null> {
  const words = makersNames(search.words);
  if (words === null) return null;
  const other = await inWords(search, words);
  const understood = understand(words, other.lexicon, NOT_CORRECTED);
  const rows = await findAll(other, understood);
  return rows.length === 0
    ? null
    : { rows, correctedQuery: words.join(' '), meantCategoryId: onlyOf(understood.categoryIds) };
}

async function findRespelt(search: Search, exact: Understood): Promise<Found> {
  const spaced =
    moveSpaces(search.words, search.lexicon.known) ?? (await parted(search, exact.doubtful));
  const respaced = spaced === null ? search : await inWords(search, spaced);
  const { doubtful } =
    spaced === null ? exact : understand(spaced, respaced.lexicon, NOT_CORRECTED);
  return findCorrected(respaced, await correct(search.clientId, doubtful), spaced !== null);
}

const inWords = async (search: Search, words: readonly string[]): Promise<Search> => ({
  ...search,
  words,
  lexicon: await readLexicon(search.clientId, words),
});

/** Replaces a doubtful word by the two words it was joined from, one of them with a typo. */
async function parted(
  { clientId, words, lexicon }: Search,
  doubtful: readonly string[],
): Promise<string[] | null> {
  for (const [at, word] of words.entries()) {
    const halves = doubtful.includes(word)
      ? await correctHalf(clientId, word, lexicon.known)
      : null;
    if (halves !== null) return [...words.slice(0, at), ...halves, ...words.slice(at + 1)];
  }
  return null;
}

/**
 * Moves the space between two unknown words by one letter if both are then known: `Son yAlpha`.
 * Null if there are none.
 */
function moveSpaces(words: readonly string[], known: ReadonlySet<string>): string[] | null {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? '';
    const moved = known.has(next)
      ? undefined
      : spaceMoved(word, next).find(([one, other]) => known.has(one) && known.has(other));
    if (moved) return [...words.slice(0, at), ...moved, ...words.slice(at + 2)];
  }
  return null;
}

async function findCorrected(
  search: Search,
  corrections: Corrections,
  isRespaced: boolean,
): Promise<Found> {
  const understood = understand(search.words, search.lexicon, corrections);
  const respelt = isRespaced || corrections.size > 0 ? await findAll(search, understood) : [];
  const rows = respelt.length > 0 ? respelt : await findButOne(search, understood);
  return {
    rows,
    correctedQuery: rows[0]
      ? wordsIn(
          rows[0],
          search.words.map((word) => corrections.get(word) ?? [word]),
        )
      : null,
    meantCategoryId: onlyOf(understood.categoryIds),
  };
}

const onlyOf = ([id, another]: readonly number[]): number | null =>
  id === undefined || another !== undefined ? null : id;

/** Skips the query if a word is in no product. */
async function findAll(
  search: Search,
  { parts, categoryIds }: Understood,
): Promise<readonly FoundRow[]> {
  if (parts.some(({ isUnknown }) => isUnknown)) return [];
  const { endings } = search.lexicon;
  return findRows(
    search,
    allOf(parts, {
      common: await commonWords(),
      endings,
      categoryId: search.wanted.onlyCategoryId,
    }),
    parts,
    categoryIds,
  );
}

async function findButOne(search: Search, understood: Understood): Promise<readonly FoundRow[]> {
  const { parts, categoryIds } = understood;
  const left = parts.filter(({ isUnknown }) => !isUnknown);
  if (parts.length < 2) return findButPiece(search, understood);
  if (left.length < parts.length - 1) return [];
  if (left.length < parts.length) return findAll(search, { ...understood, parts: left });
  const colourless = parts.filter(({ isColour }) => !isColour);
  if (colourless.length === parts.length - 1) {
    const rows = await findAll(search, { ...understood, parts: colourless });
    if (rows.length > 0) return rows;
  }
  return findRows(
    search,
    allButOneOf(parts, [...parts.keys()], search.wanted.onlyCategoryId),
    parts,
    categoryIds,
  );
}

/**
 * Drops one word within a part, as for `iphone 13 promax` if there is only a 13 Pro. Numbers are
 * never dropped.
 */
async function findButPiece(
  search: Search,
  { parts, categoryIds }: Understood,
): Promise<readonly FoundRow[]> {
  const pieces = piecesOf(parts);
  const leftOut = [...pieces.keys()].filter((at) => !/\d/.test(pieces[at]?.key ?? ''));
  return pieces.length < 2 || leftOut.length === 0
    ? []
    : findRows(
        search,
        allButOneOf(pieces, leftOut, search.wanted.onlyCategoryId),
        parts,
        categoryIds,
      );
}

function findRows(
  { clientId, currency, wanted }: Search,
  { popular, allProducts, filter }: SearchQueries,
  parts: readonly Part[],
  categoryIds: readonly number[],
): Promise<FoundRow[]> {
  const key = parts.flatMap((part) => (part.key === '' ? [] : part.key)).join(' ');
  const liked = wanted.likedCategoryId ?? onlyOf(categoryIds);
  return readRows<FoundRow>(clientId, FIND, [
    key,
    popular,
    currency,
    wanted.limit,
    liked,
    allProducts,
    filter,
  ]);
}

/** The words of the query that the best match contains, or that stand for something it has. */
function wordsIn(
  { name, category_id: categoryId }: FoundRow,
  queryWords: readonly (readonly string[])[],
): string | null {
  const own = searchKey(name).split(' ');
  const has = (word: string) =>
    own.some((one) => one.startsWith(word)) ||
    CATEGORY_TERMS.get(word) === categoryId ||
    inCatalogueWords(word) !== null;
  const had = queryWords.flatMap(
    (choices) => choices.find((word) => own.includes(word)) ?? choices.find(has) ?? [],
  );
  return had.length === 0 ? null : had.join(' ');
}
