import { TYPED_WORDS } from '../thresholds';
import type { PaperGrain } from './paper-grain';
import { shareAsClean } from './paper-grain';
import { middleOf, type StrokeTraces, type WordTraces } from './word-traces';

/** A word that was drawn by a program, on paper that was painted by one. */
export interface TypedWord {
  readonly traces: WordTraces;
  /** 1 is as much as untouched pictures were never seen to have. */
  readonly strength: number;
}

const { document: DOCUMENT, photo: PHOTO } = TYPED_WORDS;
/** The tail that is looked at, and how many standard deviations away it is in a normal distribution. */
const TAIL = 0.1;
const TAIL_DEVIATIONS = 1.2816;

interface Population {
  readonly middle: number;
  readonly spread: number;
}

/**
 * Median, and the larger of the two spreads that the median absolute deviation and the upper tail tell, in units of a
 * normal distribution's standard deviation: print of several kinds has a long tail.
 */
function populationOf(values: readonly number[], spreadMin: number): Population {
  const sorted = Float64Array.from(values).sort();
  const middle = middleOf(values);
  const tail = (sorted[Math.floor((1 - TAIL) * (sorted.length - 1))] ?? middle) - middle;
  const deviation = 1.4826 * middleOf(values.map((value) => Math.abs(value - middle)));
  return { middle, spread: Math.max(spreadMin, deviation, tail / TAIL_DEVIATIONS) };
}

const cleanness = ({ meanResidual }: WordTraces): number => -Math.log(Math.max(0.05, meanResidual));

/** How many spreads cleaner its paper is than that of the others, and how many its edges are sharper. */
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

/** On a scan every word is print on the same paper: one that differs from all others came later. */
export function typedOnDocument(all: readonly WordTraces[]): TypedWord[] {
  const enough = all.filter(({ residuals }) => residuals.length >= TYPED_WORDS.blocksMin);
  const isWhitePage = middleOf(enough.map(({ paper }) => paper)) >= TYPED_WORDS.whitePageMin;
  // Paper that was cut off at white has lost its grain: on a darker page that proves nothing.
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

/** Drawn letters and, in nats, how much cleaner their paper is than surfaces of that brightness, each up to a limit. */
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
 * On a photo: drawn letters on paper of one flat colour, where real surfaces of that brightness have grain.
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
