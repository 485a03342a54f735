import { CATEGORIES, type CategoryId } from '../categories';
import { categoryOfWord } from '../category-name';
import { OTHER_CATEGORY } from '../household-categories';
import type { FeedRow } from './feed-row';
import type { Staged } from './staged';

const byGoogleId = new Map<string, CategoryId>(
  CATEGORIES.flatMap(({ id, google }) =>
    google.map((one): [string, CategoryId] => [String(one), id]),
  ),
);
const byName = new Map<string, CategoryId>(
  CATEGORIES.flatMap(({ id, name, also }) =>
    [name.toLowerCase(), ...also].map((one): [string, CategoryId] => [one, id]),
  ),
);

/** The categories that a client assigned to words of its feeds, by `wordKey`. */
export type FeedWords = ReadonlyMap<string, number>;

const SEPARATOR = /\s*[>/|]\s*/;

/** A word or path as compared: lower case, one space around each separator. */
export const wordKey = (text: string): string =>
  text
    .replaceAll('\0', '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .split(SEPARATOR)
    .join(' > ')
    .slice(0, 200);

const KNOWN_MAX = 10_000;

/** A category as a feed names it. */
interface Placed {
  /** Null if unknown. */
  readonly id: number | null;
  readonly key: string;
  /** Whether it is the client's word rather than ours that decides. */
  readonly isAssigned: boolean;
}

export type PlaceOf = (text: string) => Placed;

/**
 * Returns a function that finds a category by a word that the client assigned, an id of Google's
 * taxonomy, a name in any language, or a path. In a path the last known part counts, so that
 * `Clothing > Activewear` is clothing.
 */
export function placeFinder(words: FeedWords): PlaceOf {
  const known = new Map<string, Placed>();
  return (text) => {
    const before = known.get(text); // Cached, because a feed has few categories and many rows.
    if (before) return before;
    if (known.size >= KNOWN_MAX) known.clear();
    const key = wordKey(text);
    const placed = { id: lookUp(text, words), key, isAssigned: words.has(key) };
    known.set(text, placed);
    return placed;
  };
}

function lookUp(text: string, words: FeedWords): number | null {
  const plain = text.trim().toLowerCase();
  if (plain === '') return null;
  const byText = words.get(wordKey(text)) ?? byGoogleId.get(plain);
  if (byText !== undefined) return byText;
  for (const part of [plain, ...plain.split(SEPARATOR).toReversed()]) {
    const found = words.get(wordKey(part)) ?? byName.get(part) ?? categoryOfWord(part);
    if (found !== undefined) return found;
  }
  return null;
}

export type RowCategory = Pick<Staged, 'categoryId' | 'feedCategory' | 'unknownCategory'>;

const WORD_MAX = 200;

/** A product with an unknown word for its category is among the others until the word is assigned. */
export function categoryOfRow(
  { google_product_category: google = '', product_type: type = '' }: FeedRow['fields'],
  placeOf: PlaceOf,
): RowCategory {
  const texts = [google, type].filter((text) => text.trim() !== '');
  const places = texts.map(placeOf);
  const found = places.find(({ id }) => id !== null);
  if (found)
    return {
      categoryId: found.id,
      feedCategory: found.isAssigned ? found.key : null,
      unknownCategory: null,
    };
  const word = texts.find((text) => !/^\d+$/.test(text.trim())) ?? texts[0];
  return word === undefined
    ? { categoryId: null, feedCategory: null, unknownCategory: null }
    : {
        categoryId: OTHER_CATEGORY,
        feedCategory: placeOf(word).key,
        unknownCategory: word.trim().slice(0, WORD_MAX),
      };
}
