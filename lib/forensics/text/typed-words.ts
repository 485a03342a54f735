import type { PaperGrain } from './paper-grain';
import { shareAsClean } from './paper-grain';
import { middleOf, type StrokeTraces, type WordTraces } from './word-traces';

/** A word that was drawn by a program, on paper that was painted by one. */
export interface TypedWord {
  readonly traces: WordTraces;
  /** 1 is as much as untouched pictures were never seen to have. */
  readonly strength: number;
}

/** Words to compare with, below which a picture is no document. */
const DOCUMENT_WORDS_MIN = 8;
/** Blocks that a word must have to be compared at all, and to be judged alone. */
const BLOCKS_MIN = 2;
const BLOCKS_ALONE_MIN = 8;
const CUT_OFF_MIN = 250;
const WHITE_PAGE_MIN = 245;
/** Smallest spreads of natural logarithms and of sharpnesses that count, so that equal words make no odd one out. */
const SPREAD_MIN = { residual: 0.4, sharpness: 0.03 } as const;
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
  const clean = populationOf(words.map(cleanness), SPREAD_MIN.residual);
  const sharp = populationOf(words.map(({ sharpness }) => sharpness), SPREAD_MIN.sharpness);
  return new Map(words.map((word) => [word, {
    cleaner: (cleanness(word) - clean.middle) / clean.spread,
    sharper: (word.sharpness - sharp.middle) / sharp.spread,
  }]));
}

/** Neither decides alone unless it is far beyond what print shows. No untouched word of 180 scans reached 7.2. */
const DOCUMENT = { cleanerMin: 1, cleanerMax: 8, sharperMax: 7, strengthOne: 7.5 } as const;

function strengthAmong({ cleaner, sharper }: Oddness): number {
  const { cleanerMin, cleanerMax, sharperMax, strengthOne } = DOCUMENT;
  if (cleaner < cleanerMin) return 0;
  return (Math.min(cleaner, cleanerMax) + Math.min(sharper, sharperMax)) / strengthOne;
}

/** On a scan every word is print on the same paper: one that differs from all others came later. */
export function typedOnDocument(all: readonly WordTraces[]): TypedWord[] {
  const enough = all.filter(({ residuals }) => residuals.length >= BLOCKS_MIN);
  const isWhitePage = middleOf(enough.map(({ paper }) => paper)) >= WHITE_PAGE_MIN;
  // Paper that was cut off at white has lost its grain: on a darker page that proves nothing.
  const words = enough.filter(({ paper }) => isWhitePage || paper < CUT_OFF_MIN);
  if (words.length <= DOCUMENT_WORDS_MIN) return [];
  return [...oddnessesOf(words)].map(([traces, oddness]) => ({ traces, strength: strengthAmong(oddness) }));
}

const PHOTO = {
  contrastMin: 70, inkSpreadMax: 0.09, sharpnessMin: 0.42,
  /** A block whose paper is a flat colour but for the rounding of one compression. */
  cleanResidualMax: 0.6, cleanShareMin: 0.35,
  levelMin: 6, levelMax: CUT_OFF_MIN - 1,
  sharpnessUnit: 0.05, sharpnessZero: 0.4, sharpnessWeight: 0.7, unitsMax: 4,
  strengthOne: 2.6,
  /** Where there are other words, the paper must also be cleaner than theirs by so many spreads. */
  cleanerMin: 2.5,
} as const;

const looksDrawn = ({ contrast, inkSpread, sharpness, paper }: StrokeTraces): boolean => (
  contrast >= PHOTO.contrastMin && inkSpread <= PHOTO.inkSpreadMax && sharpness >= PHOTO.sharpnessMin
  && paper >= PHOTO.levelMin && paper <= PHOTO.levelMax
);

const looksPrinted = ({ inkSpread, sharpness }: StrokeTraces): boolean => inkSpread <= 0.1 && sharpness >= 0.3;

/** Drawn letters and, in nats, how much cleaner their paper is than surfaces of that brightness, each up to a limit. */
function strengthAlone(word: WordTraces, grain: PaperGrain): number {
  const { cleanResidualMax, cleanShareMin, unitsMax, sharpnessZero, sharpnessUnit, sharpnessWeight } = PHOTO;
  if (word.residuals.length < BLOCKS_ALONE_MIN) return 0;
  const share = word.residuals.filter((residual) => residual <= cleanResidualMax).length / word.residuals.length;
  if (share < cleanShareMin) return 0;
  const rarity = Math.log(share / shareAsClean(grain, word.paper, cleanResidualMax));
  const edges = (word.sharpness - sharpnessZero) / sharpnessUnit;
  return (Math.min(rarity, unitsMax) + sharpnessWeight * Math.min(edges, unitsMax)) / PHOTO.strengthOne;
}

/**
 * On a photo: drawn letters on paper of one flat colour, where real surfaces of that brightness have grain.
 * @param paperOf the traces of a word's paper, null where it has too little
 */
export function typedOnPhoto(
  words: readonly StrokeTraces[], paperOf: (word: StrokeTraces) => WordTraces | null, grain: () => PaperGrain,
): TypedWord[] {
  if (!words.some(looksDrawn)) return [];
  const printed = words.filter(looksPrinted).map(paperOf)
    .filter((word) => word !== null).filter(({ residuals }) => residuals.length >= BLOCKS_MIN);
  const oddnesses = printed.length > DOCUMENT_WORDS_MIN ? oddnessesOf(printed) : null;
  const measured = grain();
  return printed
    .filter((word) => looksDrawn(word) && (oddnesses?.get(word)?.cleaner ?? Infinity) >= PHOTO.cleanerMin)
    .map((traces) => ({ traces, strength: strengthAlone(traces, measured) }));
}
