/** A model number: S24, 16e, 256. */
const MODEL = /^[a-z]{0,2}\d+[a-z]{0,2}$/;
const PARTS = /[a-z]+|\d+/g;
const LENGTH_MAX = 24;
/** An unfinished end is less likely than a word of the catalogue. */
const UNFINISHED_COST = 1.5;
/**
 * Per character of a model number, so that series8 becomes series and 8 rather than serie and s8.
 */
const MODEL_COST = 0.01;

/**
 * Splits a word into the words it may be joined from: macbookpro into macbook and pro, galaxys24
 * into galaxy and s24, 128gb into 128 and gb. Uses as few words of the catalogue and model numbers
 * as possible, else separates letters and digits. A word in the catalogue is not split. The last
 * piece may be unfinished if `isLast`.
 */
export function takeApart(word: string, known: ReadonlySet<string>, isLast: boolean): string[] {
  if (known.has(word) || word.length > LENGTH_MAX) return [word];
  const made = fewestWords(word, known, isLast);
  return made ?? (/\d/.test(word) && /[a-z]/.test(word) ? (word.match(PARTS) ?? [word]) : [word]);
}

interface Way {
  readonly cost: number;
  readonly pieces: readonly string[];
  readonly hasWord: boolean;
}

function fewestWords(word: string, known: ReadonlySet<string>, isLast: boolean): string[] | null {
  const ways: (Way | undefined)[] = [{ cost: 0, pieces: [], hasWord: false }];
  for (let to = 1; to <= word.length; to += 1) {
    for (let from = 0; from < to; from += 1) {
      const before = ways[from];
      const piece = word.slice(from, to);
      const cost = before && costOf(piece, known, isLast && to === word.length && before.hasWord);
      if (!before || cost === null || cost === undefined) continue;
      const way = {
        cost: before.cost + cost,
        pieces: [...before.pieces, piece],
        hasWord: before.hasWord || known.has(piece),
      };
      const best = ways[to];
      if (best === undefined || isBetter(way, best)) ways[to] = way;
    }
  }
  const way = ways[word.length];
  return way !== undefined && way.hasWord && way.pieces.length > 1 ? [...way.pieces] : null;
}

const isBetter = (one: Way, other: Way): boolean =>
  one.hasWord === other.hasWord ? one.cost < other.cost : one.hasWord;

function costOf(piece: string, known: ReadonlySet<string>, mayEnd: boolean): number | null {
  if (known.has(piece)) return 1;
  if (MODEL.test(piece)) return 1 + MODEL_COST * piece.length;
  return mayEnd && /^[a-z]{1,8}$/.test(piece) ? 1 + UNFINISHED_COST : null;
}
