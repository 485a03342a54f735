import { TYPED_WORDS } from './thresholds';
import type { PaperGrain } from './paper-grain';
import { shareAsClean } from './paper-grain';
import { middleOf, type StrokeTraces, type WordTraces } from './word-traces';

/** A word drawn by a program, on paper painted by one. */
export interface TypedWord {
  readonly traces: WordTraces;
  /** 1 is more than untouched pictures ever reached. */
  readonly strength: number;
}

const { document: DOCUMENT, photo: PHOTO } = TYPED_WORDS;
/**
 * The quantile of the upper tail, and its distance from the mean of a normal distribution in
 * standard deviations.
 */
const TAIL = 0.1;
const TAIL_DEVIATIONS = 1.2816;

interface Population {
  readonly middle: number;
  readonly spread: number;
}

/**
 * Returns the median, and the larger of two spreads, from the median absolute deviation and from
 * the upper tail, in standard deviations of a normal distribution: print of several kinds has a
 * long tail.
 */
function populationOf(values: readonly number[], spreadMin: number): Population {
  const sorted = Float64Array.from(values).sort();
  const middle = middleOf(values);
  const tail = (sorted[Math.floor((1 - TAIL) * (sorted.length - 1))] ?? middle) - middle;
  const deviation = 1.4826 * middleOf(values.map((value) => Math.abs(value - middle)));
  return { middle, spread: Math.max(spreadMin, deviation, tail / TAIL_DEVIATIONS) };
}

const cleanness = ({ meanResidual }: WordTraces): number => -Math.log(Math.max(0.05, meanResidual));

/**
 * By how many spreads its paper is cleaner than that of the other words, and its edges are sharper.
 */
interface Oddness {
  readonly cleaner: number;
  readonly sharper: number;
}

function oddnessesOf(words: readonly WordTraces[]): Map<WordTraces, Oddness> {
  const clean = populationOf(words.map(cleanness), TYPED_WORDS.spreadMinResidual);
  const sharp = populationOf(
    words.map(({ sharpness }) => sharpness),
    TYPED_WORDS.spreadMinSharpness,
  );
  return new Map(
    words.map((word) => [
      word,
      {
        cleaner: (cleanness(word) - clean.middle) / clean.spread,
        sharper: (word.sharpness - sharp.middle) / sharp.spread,
      },
    ]),
  );
}

function strengthAmong({ cleaner, sharper }: Oddness): number {
  const { cleanerMin, cleanerMax, sharperMax, strengthOne } = DOCUMENT;
  if (cleaner < cleanerMin) return 0;
  return (Math.min(cleaner, cleanerMax) + Math.min(sharper, sharperMax)) / strengthOne;
}

/**
 * Finds typed words on a scan: there every word is print on the same paper, so one that differs
 * from all others was added later.
 */
export function typedOnDocument(all: readonly WordTraces[]): TypedWord[] {
  const enough = all.filter(({ residuals }) => residuals.length >= TYPED_WORDS.blocksMin);
  const isWhitePage = middleOf(enough.map(({ paper }) => paper)) >= TYPED_WORDS.whitePageMin;
  // Paper clipped at white has lost its grain, which proves nothing on a darker page.
  const words = enough.filter(({ paper }) => isWhitePage || paper < TYPED_WORDS.cutOffMin);
  if (words.length <= TYPED_WORDS.documentWordsMin) return [];
  return [...oddnessesOf(words)].map(([traces, oddness]) => ({
    traces,
    strength: strengthAmong(oddness),
  }));
}

const looksDrawn = ({ contrast, inkSpread, sharpness, paper }: StrokeTraces): boolean =>
  contrast >= PHOTO.contrastMin &&
  inkSpread <= PHOTO.inkSpreadMax &&
  sharpness >= PHOTO.sharpnessMin &&
  paper >= PHOTO.levelMin &&
  paper <= PHOTO.levelMax;

const looksPrinted = ({ inkSpread, sharpness }: StrokeTraces): boolean =>
  inkSpread <= PHOTO.printedInkSpreadMax && sharpness >= PHOTO.printedSharpnessMin;

/**
 * Sums how clearly the letters are drawn and, in nats, how much cleaner their paper is than
 * surfaces of that brightness, each up to a limit.
 */
function strengthAlone(word: WordTraces, grain: PaperGrain): number {
  const {
    cleanResidualMax,
    cleanShareMin,
    unitsMax,
    sharpnessZero,
    sharpnessUnit,
    sharpnessWeight,
  } = PHOTO;
  if (word.residuals.length < TYPED_WORDS.blocksAloneMin) return 0;
  const share =
    word.residuals.filter((residual) => residual <= cleanResidualMax).length /
    word.residuals.length;
  if (share < cleanShareMin) return 0;
  const rarity = Math.log(share / shareAsClean(grain, word.paper, cleanResidualMax));
  const edges = (word.sharpness - sharpnessZero) / sharpnessUnit;
  return (
    (Math.min(rarity, unitsMax) + sharpnessWeight * Math.min(edges, unitsMax)) / PHOTO.strengthOne
  );
}

/**
 * Finds typed words on a photo: drawn letters on paper of one flat colour, where real surfaces of
 * that brightness have grain.
 * @param paperOf the traces of a word's paper, null where it has too little
 */
export function typedOnPhoto(
  words: readonly StrokeTraces[],
  paperOf: (word: StrokeTraces) => WordTraces | null,
  grain: () => PaperGrain,
): TypedWord[] {
  if (!words.some(looksDrawn)) return [];
  const printed = words
    .filter(looksPrinted)
    .map(paperOf)
    .filter((word) => word !== null)
    .filter(({ residuals }) => residuals.length >= TYPED_WORDS.blocksMin);
  const oddnesses = printed.length > TYPED_WORDS.documentWordsMin ? oddnessesOf(printed) : null;
  const measured = grain();
  return printed
    .filter(
      (word) => looksDrawn(word) && (oddnesses?.get(word)?.cleaner ?? Infinity) >= PHOTO.cleanerMin,
    )
    .map((traces) => ({ traces, strength: strengthAlone(traces, measured) }));
}
