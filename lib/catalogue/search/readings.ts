import type { CategoryId } from '../categories';
import { categoryMeant, CATEGORY_TERMS } from '../category-name';
import { inCatalogueWords, isColour, meansInches } from './everyday-words';
import type { Lexicon } from './lexicon';
import { takeApart } from './take-apart';

/** Something that a product is asked to have: any of these words, or to be of one of these categories. */
export interface Choice {
  readonly words: readonly string[];
  readonly categoryIds: readonly CategoryId[];
  /** Whether it ends the query, and so may go on. */
  readonly isLast: boolean;
}

/** A part of a query, as it may be read: each reading is a list of choices that must all hold. */
export interface Part {
  readonly readings: readonly (readonly Choice[])[];
  /** How it is written where names are compared; '' where it only says a category. */
  readonly key: string;
  /** Of letters alone, and in no reading a word of the catalogue: no product can have it. */
  readonly isUnknown: boolean;
  /** A word for a colour, which not every product is told in: the first that is left out. */
  readonly isColour: boolean;
}

export interface Understood {
  readonly parts: readonly Part[];
  /** Words of letters that the catalogue has not, and that mean nothing else. */
  readonly doubtful: readonly string[];
  /** The categories that words of the query stand for. */
  readonly categoryIds: readonly CategoryId[];
}

const READINGS_MAX = 16;
const JOINED_MAX = 4;
const JOINED_LENGTH_MAX = 16;
/** Of a word that begins a category's, as it is typed. */
const BEGINNING_MIN = 3;
/** They stand behind a number that is one without them. */
const UNITS = new Set(['gb', 'tb', 'mb', 'mm', 'cm', 'kg', 'hz', 'kw', 'l']);

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly choice: Choice;
  /** All of a word for a category, and not only its beginning. */
  readonly namesCategory: boolean;
  /** Written so, and no more than a number of a model: its pieces say less. */
  readonly isModel: boolean;
}

/** For words that are spelt wrong, those of the catalogue that may be meant. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

interface Spoken extends Lexicon {
  readonly corrections: Corrections;
}

/**
 * What may be meant: words that are written apart or run together are read in both ways, words of six languages for a
 * category or a colour as the catalogue's own.
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
    doubtful: pieces.filter((piece, at) =>
      isDoubtful(
        piece,
        edges.filter(({ from, to }) => from <= at && to > at),
        lexicon,
      ),
    ),
    categoryIds: [
      ...new Set(
        edges.flatMap(({ namesCategory, choice }) => (namesCategory ? choice.categoryIds : [])),
      ),
    ],
  };
}

function isDoubtful(piece: string, edges: readonly Edge[], { known, endings }: Spoken): boolean {
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

/** Each piece, each word that was taken apart as it is written, and what neighbours may make together. */
function edgesOf(
  searched: readonly string[],
  apart: readonly (readonly string[])[],
  pieces: readonly string[],
  lexicon: Spoken,
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
        namesCategory: categoryIdOf(text, lexicon) !== undefined,
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

/** S and 24, 1000 and XM5, WH and CH720: in the number of a model; not 13 and 128, and not 128 and GB. */
function mayMeet(one: string, other: string): boolean {
  const [endsInDigit, beginsWithDigit] = [/\d$/.test(one), /^\d/.test(other)];
  if (endsInDigit && beginsWithDigit) return false;
  if (beginsWithDigit) return one.length <= 6 && !isColour(one);
  if (endsInDigit) return !UNITS.has(other) && (other.length <= 3 || /\d/.test(other));
  return one.length <= 2 && other.length <= 8;
}

function choiceOf(
  text: string,
  isLast: boolean,
  isOnePiece: boolean,
  { known, endings, corrections }: Spoken,
): Choice {
  const meant = corrections.get(text) ?? [text];
  const terms = meant.flatMap((word) => categoryIdOf(word, { known }) ?? []);
  const isBegun =
    terms.length === 0 &&
    isLast &&
    isOnePiece &&
    text.length >= BEGINNING_MIN &&
    !known.has(text) &&
    endings.length === 0;
  return {
    words: meant.flatMap((word) => [word, inCatalogueWords(word) ?? []].flat()),
    categoryIds: isBegun ? termsBeginning(text) : terms,
    isLast,
  };
}

/** A word of the catalogue is no compound of others. */
const categoryIdOf = (word: string, { known }: Pick<Lexicon, 'known'>): CategoryId | undefined =>
  known.has(word) ? CATEGORY_TERMS.get(word) : categoryMeant(word);

const termsBeginning = (text: string): CategoryId[] => [
  ...new Set([...CATEGORY_TERMS].flatMap(([term, id]) => (term.startsWith(text) ? id : []))),
];

/** What hangs together in its smallest pieces, each a part of its own. */
export const piecesOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap(({ readings }) =>
    (readings.toSorted((one, other) => other.length - one.length)[0] ?? []).map((choice) => ({
      readings: [[choice]],
      key: choice.words[0] ?? '',
      isUnknown: false,
      isColour: false,
    })),
  );

/** Cut wherever no edge leads across. */
function partsOf(pieces: readonly string[], edges: readonly Edge[], lexicon: Spoken): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let to = 1; to <= pieces.length; to += 1) {
    if (edges.some((edge) => edge.from < to && edge.to > to)) continue;
    const own = edges.filter((edge) => edge.from >= from && edge.to <= to);
    const isUnknown = own.length === 1 && isDoubtful(pieces[from] ?? '', own, lexicon);
    parts.push({
      readings: waysThrough(own, from, to),
      key: keyOf(own, { from, to }, lexicon),
      isUnknown,
      isColour: own.length === 1 && isColour(pieces[from] ?? ''),
    });
    from = to;
  }
  return parts;
}

/** The longest words first, so that what is left out when there are too many ways is the pieces. */
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

/** In the catalogue's words, and without those that only say a category. */
function keyOf(
  edges: readonly Edge[],
  { from, to }: { from: number; to: number },
  { known }: Spoken,
): string {
  const words: string[] = [];
  for (let at = from; at < to;) {
    const next = edges
      .filter(
        (one) =>
          one.from === at &&
          (one.to === at + 1 || known.has(one.text) || one.namesCategory || one.isModel),
      )
      .toSorted((one, other) => other.to - one.to)[0];
    if (next && !(next.choice.categoryIds.length > 0 && !known.has(next.text)))
      words.push(inCatalogueWords(next.choice.words[0] ?? '') ?? next.choice.words[0] ?? next.text);
    at = next?.to ?? at + 1;
  }
  return words.join(' ');
}
