import type { CategoryId } from '../categories';
import { categoriesBeginning, categoryMeant, CATEGORY_TERMS, isOtherThing } from '../category-name';
import { inCatalogueWords, isColour, meansInches } from './everyday-words';
import type { Lexicon } from './lexicon';
import { kindWordsOf } from './kind-words';
import { takeApart } from './take-apart';

/**
 * A requirement on a product: to contain any of these words or to be in any of these categories.
 */
export interface Choice {
  readonly words: readonly string[];
  readonly categoryIds: readonly CategoryId[];
  /** Whether this is the end of the query, where the last word may be unfinished. */
  readonly isLast: boolean;
  /** Whether products of the categories match exactly only if they contain one of the words. */
  readonly isNarrow: boolean;
}

/**
 * A part of a query with its alternative readings. A reading is a list of choices that must all
 * hold.
 */
export interface Part {
  readonly readings: readonly (readonly Choice[])[];
  /** The part as compared with product names; '' if it only names a category. */
  readonly key: string;
  /** Whether no product can contain it: letters only, and in no reading a word of the catalogue. */
  readonly isUnknown: boolean;
  /** Whether it is a colour. Colours are dropped first, because not every product states one. */
  readonly isColour: boolean;
  /** Whether it names a kind of thing, which no match may lack. */
  readonly isKind: boolean;
  /** The categories that it names. */
  readonly categoryIds: readonly CategoryId[];
}

export interface Understood {
  readonly parts: readonly Part[];
  /** Words of letters that neither are in the catalogue nor stand for anything else. */
  readonly doubtful: readonly string[];
  /** The categories that words of the query stand for. */
  readonly categoryIds: readonly CategoryId[];
}

const READINGS_MAX = 16;
const JOINED_MAX = 4;
const JOINED_LENGTH_MAX = 16;
/** Minimum length of the beginning of a word for a category. */
const BEGINNING_MIN = 3;
/** Units, which never join the number before them to a model number. */
const UNITS = new Set(['gb', 'tb', 'mb', 'mm', 'cm', 'kg', 'hz', 'kw', 'l']);

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly choice: Choice;
  /** The categories that it is a full word for, not only the beginning of one. */
  readonly named: readonly CategoryId[];
  /** Whether it was typed as one word and is only a model number, whose pieces mean less. */
  readonly isModel: boolean;
}

/** Possible corrections of misspelt words. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

interface SearchLexicon extends Lexicon {
  readonly corrections: Corrections;
}

/**
 * Finds the readings of a query: words that may be split or joined are read both ways, and words
 * for categories and colours in six languages as the catalogue's own.
 */
export function understand(
  words: readonly string[],
  { known, endings }: Lexicon,
  corrections: Corrections,
): Understood {
  const lexicon = { known, endings, corrections };
  const searched = words.filter((word, at) => !meansInches(word, words[at - 1]));
  const apart = searched.map((word, at) =>
    corrections.has(word) ? [word] : takeApart(word, known, at === searched.length - 1),
  );
  const pieces = apart.flat();
  const edges = edgesOf(searched, apart, pieces, lexicon);
  return {
    parts: partsOf(pieces, edges, lexicon),
    doubtful: pieces.filter(
      (piece, at) =>
        !isThing(piece, lexicon) &&
        isDoubtful(
          piece,
          edges.filter(({ from, to }) => from <= at && to > at),
          lexicon,
        ),
    ),
    categoryIds: namedBy(edges),
  };
}

function isDoubtful(
  piece: string,
  edges: readonly Edge[],
  { known, endings }: SearchLexicon,
): boolean {
  const has = edges.some(
    ({ text, choice }) =>
      known.has(text) ||
      choice.categoryIds.length > 0 ||
      choice.words[0] !== text ||
      choice.words.length > 1 ||
      (choice.isLast && endings.some((one) => one.startsWith(text))),
  );
  return /^[a-z]{3,}$/.test(piece) && !has;
}

/** Words for other things are not corrected: a Hose is no Bose. */
const isThing = (piece: string, { known }: Pick<Lexicon, 'known'>): boolean =>
  !known.has(piece) && isOtherThing(piece);

/**
 * Edges for each piece, each word as typed, and each combination of neighbours that may be one
 * word.
 */
function edgesOf(
  searched: readonly string[],
  apart: readonly (readonly string[])[],
  pieces: readonly string[],
  lexicon: SearchLexicon,
): Edge[] {
  const edges = new Map<string, Edge>();
  const add = (from: number, to: number, text: string, isModel: boolean) => {
    const key = `${from} ${to}`;
    if (!edges.has(key))
      edges.set(key, {
        from,
        to,
        text,
        choice: choiceOf(text, to === pieces.length, to - from === 1, lexicon),
        named: meaningsOf(text, lexicon).flatMap((word) => categoryIdOf(word, lexicon) ?? []),
        isModel,
      });
  };
  let at = 0;
  for (const [index, word] of searched.entries()) {
    const own = apart[index] ?? [word];
    const next = at + own.length;
    add(at, next, word, !own.some((piece) => lexicon.known.has(piece) || UNITS.has(piece)));
    at = next;
  }
  for (let from = 0; from < pieces.length; from += 1) {
    add(from, from + 1, pieces[from] ?? '', false);
    for (let count = 2; count <= JOINED_MAX && from + count <= pieces.length; count += 1) {
      const some = pieces.slice(from, from + count);
      if (mayBeOne(some, lexicon)) add(from, from + count, some.join(''), false);
    }
  }
  return [...edges.values()];
}

function mayBeOne(pieces: readonly string[], { known }: Lexicon): boolean {
  const joined = pieces.join('');
  if (joined.length > JOINED_LENGTH_MAX && !CATEGORY_TERMS.has(joined)) return false;
  if (!/\d/.test(joined))
    return known.has(joined) || CATEGORY_TERMS.has(joined) || inCatalogueWords(joined) !== null;
  return pieces.slice(1).every((piece, at) => mayMeet(pieces[at] ?? '', piece));
}

/**
 * Whether two pieces can be neighbours in a model number: S and 24, 1000 and XM5, WH and CH720, but
 * neither 13 and 128 nor 128 and GB.
 */
function mayMeet(one: string, other: string): boolean {
  const [endsInDigit, beginsWithDigit] = [/\d$/.test(one), /^\d/.test(other)];
  if (endsInDigit && beginsWithDigit) return false;
  if (beginsWithDigit) return one.length <= 6 && !isColour(one);
  if (endsInDigit) return !UNITS.has(other) && (other.length <= 3 || /\d/.test(other));
  return one.length <= 2 && other.length <= 8;
}

const meaningsOf = (text: string, { corrections }: SearchLexicon): readonly string[] =>
  corrections.get(text) ?? [text];

function choiceOf(
  text: string,
  isLast: boolean,
  isOnePiece: boolean,
  lexicon: SearchLexicon,
): Choice {
  const { known, endings } = lexicon;
  const meant = meaningsOf(text, lexicon);
  const kinds = meant.flatMap((word) => kindWordsOf(word) ?? []);
  const terms = meant.flatMap((word) => categoryIdOf(word, { known }) ?? []);
  const isThingWord = meant.some(isOtherThing);
  const isBegun =
    terms.length === 0 &&
    kinds.length === 0 &&
    !isThingWord &&
    isLast &&
    isOnePiece &&
    text.length >= BEGINNING_MIN &&
    !isColour(text) &&
    !known.has(text) &&
    endings.length === 0;
  return {
    words: [
      ...meant.flatMap((word) => [word, inCatalogueWords(word) ?? []].flat()),
      ...kinds.flatMap(({ words }) => words),
    ],
    categoryIds: isBegun ? categoriesBeginning(text) : terms,
    isLast:
      isLast &&
      kinds.length === 0 &&
      !isThingWord &&
      !meant.some((word) => CATEGORY_TERMS.has(word)),
    isNarrow:
      kinds.some(({ isNarrow }) => isNarrow) ||
      meant.every((word) => !CATEGORY_TERMS.has(word) && !isBegun),
  };
}

/** A word that the catalogue contains is not read as a compound. */
const categoryIdOf = (word: string, { known }: Pick<Lexicon, 'known'>): CategoryId | undefined =>
  known.has(word) ? CATEGORY_TERMS.get(word) : categoryMeant(word);

const namedBy = (edges: readonly Edge[]): readonly CategoryId[] => [
  ...new Set(edges.flatMap(({ named }) => named)),
];

/** Splits the query at each place that no edge crosses. */
function partsOf(
  pieces: readonly string[],
  edges: readonly Edge[],
  lexicon: SearchLexicon,
): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let to = 1; to <= pieces.length; to += 1) {
    if (edges.some((edge) => edge.from < to && edge.to > to)) continue;
    const own = edges.filter((edge) => edge.from >= from && edge.to <= to);
    const isUnknown = own.length === 1 && isDoubtful(pieces[from] ?? '', own, lexicon);
    const categoryIds = namedBy(own);
    parts.push({
      readings: waysThrough(own, from, to),
      key: keyOf(own, { from, to }, lexicon),
      isUnknown,
      isColour: own.length === 1 && isColour(pieces[from] ?? ''),
      isKind:
        categoryIds.length > 0 ||
        own.some(({ text }) => isOtherThing(text) || kindWordsOf(text) !== undefined),
      categoryIds,
    });
    from = to;
  }
  return parts;
}

/** Longest words first, so that beyond READINGS_MAX the readings in small pieces are dropped. */
function waysThrough(edges: readonly Edge[], from: number, to: number): Choice[][] {
  if (from === to) return [[]];
  const ways: Choice[][] = [];
  for (const edge of edges
    .filter((one) => one.from === from)
    .toSorted((one, other) => other.to - one.to)) {
    for (const rest of waysThrough(edges, edge.to, to)) {
      if (ways.length >= READINGS_MAX) return ways;
      ways.push([edge.choice, ...rest]);
    }
  }
  return ways;
}

/** The part in the catalogue's words, without words that only name a category. */
function keyOf(
  edges: readonly Edge[],
  { from, to }: { from: number; to: number },
  { known }: SearchLexicon,
): string {
  const words: string[] = [];
  for (let at = from; at < to;) {
    const next = edges
      .filter(
        (one) =>
          one.from === at &&
          (one.to === at + 1 || known.has(one.text) || one.named.length > 0 || one.isModel),
      )
      .toSorted((one, other) => other.to - one.to)[0];
    if (next && !(next.choice.categoryIds.length > 0 && !known.has(next.text)))
      words.push(inCatalogueWords(next.choice.words[0] ?? '') ?? next.choice.words[0] ?? next.text);
    at = next?.to ?? at + 1;
  }
  return words.join(' ');
}
