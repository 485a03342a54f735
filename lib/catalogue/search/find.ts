import type { Caller } from '@/lib/identity/caller';
import { CATEGORY_TERMS } from '../category-name';
import type { Context } from '../context';
import { correct, correctHalf } from './correct';
import { inCatalogueWords, joinInitials, withoutAccessories } from './everyday-words';
import { findClose } from './find-close';
import { findAll, onlyOf, type Search, type Wanted } from './find-rows';
import type { FoundRow } from './find-statements';
import { readLexicon, spaceMoved } from './lexicon';
import { makersNames } from './makers-names';
import { plainFirst } from './plain-first';
import { type Corrections, understand, type Understood } from './readings';
import { searchKey, wordsOf } from './search-key';

/**
 * Whether products are what the query says (`exact`), of the same kind but lack something of it
 * (`close`), or there are none.
 */
type Match = 'exact' | 'close' | 'none';

interface Found {
  readonly rows: readonly FoundRow[];
  readonly match: Match;
  /** The words that were searched instead, if no product contains all words of the query. */
  readonly correctedQuery: string | null;
  /** The category that words of the query stand for, if it is exactly one. */
  readonly meantCategoryId: number | null;
}

/** With fewer results, makers' spellings are searched too. */
const ENOUGH = 5;

const NOT_CORRECTED: Corrections = new Map();

/**
 * Searches for all words; if nothing is found, in makers' spellings; then with typos corrected; and
 * finally for products of the same kind that lack a word.
 */
export async function findProducts(
  { clientId }: Caller,
  { currency }: Context,
  wanted: Wanted,
): Promise<Found> {
  const words = joinInitials(wordsOf(searchKey(wanted.query)));
  if (words.length === 0)
    return { rows: [], match: 'none', correctedQuery: null, meantCategoryId: null };
  const about = { clientId, currency, wanted };
  const asTyped = await findWords(about, words);
  const main = withoutAccessories(words);
  if (asTyped.match === 'exact' || main.length === words.length) return asTyped;
  const ofMain = await findWords(about, main);
  return ofMain.match === 'exact' ? ofMain : asTyped;
}

async function findWords(
  about: Omit<Search, 'words' | 'lexicon'>,
  words: readonly string[],
): Promise<Found> {
  const lexicon = await readLexicon(about.clientId, words);
  const { rows, ...found } = await findFirst({ ...about, words, lexicon });
  return { ...found, rows: plainFirst(rows, words.join(' ')).slice(0, about.wanted.limit) };
}

async function findFirst(search: Search): Promise<Found> {
  const exact = understand(search.words, search.lexicon, NOT_CORRECTED);
  const rows = await findAll(search, exact.parts);
  const otherwise = rows.length < ENOUGH ? await findOtherwise(search) : null;
  if (rows.length === 0) return otherwise ?? findRespelt(search, exact);
  const all = otherwise === null ? rows : together(rows, otherwise.rows);
  return {
    rows: all,
    match: matchOf(all),
    correctedQuery: null,
    meantCategoryId: onlyOf(exact.categoryIds),
  };
}

const matchOf = (rows: readonly FoundRow[]): Match => {
  if (rows.length === 0) return 'none';
  return rows.some(({ is_exact: isExact }) => isExact) ? 'exact' : 'close';
};

const together = (rows: readonly FoundRow[], others: readonly FoundRow[]): FoundRow[] => [
  ...rows,
  ...others.filter(({ pid }) => rows.every((row) => row.pid !== pid)),
];

async function findOtherwise(search: Search): Promise<Found | null> {
  const words = makersNames(search.words);
  if (words === null) return null;
  const other = await inWords(search, words);
  const understood = understand(words, other.lexicon, NOT_CORRECTED);
  const rows = await findAll(other, understood.parts);
  return rows.length === 0
    ? null
    : {
        rows,
        match: matchOf(rows),
        correctedQuery: words.join(' '),
        meantCategoryId: onlyOf(understood.categoryIds),
      };
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
  const respelt = isRespaced || corrections.size > 0 ? await findAll(search, understood.parts) : [];
  const close = respelt.length > 0 ? [] : await findClose(search, understood.parts);
  const [best] = [...respelt, ...close];
  return {
    rows: respelt.length > 0 ? respelt : close.map((row) => ({ ...row, is_exact: false })),
    match: respelt.length > 0 ? matchOf(respelt) : close.length > 0 ? 'close' : 'none',
    correctedQuery: best
      ? wordsIn(
          best,
          search.words.map((word) => corrections.get(word) ?? [word]),
        )
      : null,
    meantCategoryId: onlyOf(understood.categoryIds),
  };
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
