import { findAll, findPopular, type Search } from './find-rows';
import type { FoundRow } from './find-statements';
import { hasModelNumbers } from './model-numbers';
import type { Part } from './readings';
import { searchKey } from './search-key';

/** Limit of queries that leave something out. */
const TRIES_MAX = 12;
/** What may be left out of a word typed with others in one: promax, 11th, but no model number. */
const PIECE = /^(?:[a-z]{3,}|st|nd|rd|th)$/;

/**
 * Products of the same kind that lack something of the query: a word that is in no product, else a
 * colour, else any one word. What names the kind is never left out. Where no word names it, the
 * rest must mean one category by more than a brand: `sony playstation 5` is no Sony with a 5. A
 * product with another model number is another one: `iphone 13 pro max` is no iPhone 14 Pro Max.
 */
export async function findClose(
  search: Search,
  parts: readonly Part[],
): Promise<readonly FoundRow[]> {
  if (parts.some(({ isKind, isUnknown }) => isKind && isUnknown)) return [];
  const stated = parts.filter(({ isUnknown }) => !isUnknown).map(finished);
  const isNamed = stated.some(({ isKind }) => isKind);
  const missing = parts.length - stated.length;
  if (stated.length === 0 || (missing > 1 && !isNamed)) return [];
  if (missing > 0) {
    const rows = await findOfKind(search, stated, findAll);
    if (rows.length > 0 || !isNamed) return rows;
  }
  for (const remaining of withoutOne(stated, search.words).slice(0, TRIES_MAX)) {
    const left = stated.find((part) => !remaining.includes(part));
    if (!isNamed && left && (await isBrand(search, left))) continue;
    const rows = await findOfKind(search, remaining, findPopular);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** Only letters may be an unfinished word once something is left out. */
const finished = (part: Part): Part => ({
  ...part,
  readings: part.readings.map((choices) =>
    choices.map((choice) => ({
      ...choice,
      isLast: choice.isLast && choice.words.every((word) => /^[a-z]{3,}$/.test(word)),
    })),
  ),
});

/** The parts without one of them, the likeliest first: colours, the end of the query, numbers. */
function withoutOne(parts: readonly Part[], typed: readonly string[]): (readonly Part[])[] {
  const colourless = parts.filter(({ isColour }) => !isColour);
  const pieces = parts.map((part) => (part.isKind ? [part] : piecesOf([part])));
  const withoutPiece = pieces.flatMap((own, at) =>
    own.length < 2
      ? []
      : own.flatMap((piece, index) =>
          PIECE.test(piece.key) || typed.includes(piece.key)
            ? [parts.flatMap((part, place) => (place === at ? own.toSpliced(index, 1) : part))]
            : [],
        ),
  );
  const withoutPart = parts.flatMap(({ isKind }, at) => (isKind ? [] : [parts.toSpliced(at, 1)]));
  return [
    ...(colourless.length < parts.length ? [colourless] : []),
    ...withoutPiece.toReversed(),
    ...withoutPart.toReversed(),
    pieces.flat().filter(({ key }) => !/^\d+$/.test(key)),
  ].filter(({ length }) => length > 0);
}

/** Splits parts into their smallest pieces, each a part. */
const piecesOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap(({ readings }) =>
    (readings.toSorted((one, other) => other.length - one.length)[0] ?? []).map((choice) => ({
      readings: [[choice]],
      key: choice.words[0] ?? '',
      isUnknown: false,
      isColour: false,
      isKind: false,
      categoryIds: [],
    })),
  );

/** Finds products with these parts if they say which kind is meant. */
async function findOfKind(
  search: Search,
  parts: readonly Part[],
  find: typeof findAll,
): Promise<readonly FoundRow[]> {
  const isNamed = parts.some(({ isKind }) => isKind);
  if (!isNamed && !(await isOneKind(search, parts))) return [];
  const named = parts.flatMap(({ categoryIds }) => categoryIds as readonly number[]);
  return (await find(search, parts)).filter(
    ({ category_id: id, name }) =>
      (named.length === 0 || named.includes(id)) && hasModelNumbers(search.words, name),
  );
}

/**
 * Whether the words and model numbers, without plain numbers and colours, are of one category and
 * more than a brand.
 */
async function isOneKind(search: Search, parts: readonly Part[]): Promise<boolean> {
  const stated = parts.filter(({ isColour }) => !isColour);
  const telling = stated.filter(({ readings }) =>
    readings.every((choices) => choices.some(({ words }) => words.some(isTelling))),
  );
  if (telling.length === 0) return false;
  const rows = await findPopular(
    search,
    stated.filter((part) => wordsIn(part).some(isTelling)),
  );
  const brands = new Set(rows.flatMap(brandWords));
  return (
    new Set(rows.map(({ category_id: id }) => id)).size === 1 &&
    telling.some((part) => !wordsIn(part).some((word) => brands.has(word)))
  );
}

async function isBrand(search: Search, part: Part): Promise<boolean> {
  const words = wordsIn(part).filter(isTelling);
  return (
    words.length > 0 &&
    (await findPopular(search, [part])).some((row) =>
      brandWords(row).some((word) => words.includes(word)),
    )
  );
}

const wordsIn = ({ readings }: Part): string[] =>
  readings.flatMap((choices) => choices.flatMap(({ words }) => words));

const brandWords = ({ brand }: FoundRow): string[] => searchKey(brand).split(' ');

/** A number or a single letter says nothing about the kind. */
const isTelling = (word: string): boolean => word.length > 1 && /[a-z]/.test(word);
