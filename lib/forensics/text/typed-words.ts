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
/** Smallest spreads of natural logarithms and of sharpnesses that count, so that equal words make no odd one out. */
const SPREAD_MIN = { residual: 0.3, sharpness: 0.03 } as const;

interface Population {
  readonly middle: number;
  readonly spread: number;
}

/** Median and median absolute deviation, in units of a normal distribution's standard deviation. */
function populationOf(values: readonly number[], spreadMin: number): Population {
  const middle = middleOf(values);
  return { middle, spread: Math.max(spreadMin, 1.4826 * middleOf(values.map((value) => Math.abs(value - middle)))) };
}

const logResidual = ({ meanResidual }: WordTraces): number => Math.log(Math.max(0.05, meanResidual));

/** How many spreads cleaner its paper is than that of the others, and how many its edges are sharper. */
interface Oddness {
  readonly cleaner: number;
  readonly sharper: number;
}

function oddnessesOf(words: readonly WordTraces[]): Map<WordTraces, Oddness> {
  const residuals = populationOf(words.map(logResidual), SPREAD_MIN.residual);
  const sharpnesses = populationOf(words.map(({ sharpness }) => sharpness), SPREAD_MIN.sharpness);
  return new Map(words.map((word) => [word, {
    cleaner: (residuals.middle - logResidual(word)) / residuals.spread,
    sharper: (word.sharpness - sharpnesses.middle) / sharpnesses.spread,
  }]));
}

/** Paper weighs more than edges, and neither decides alone unless it is far beyond what print shows. */
const DOCUMENT = { cleanerWeight: 1.3, cleanerMax: 8, sharperMax: 7, strengthOne: 8.4 } as const;

function strengthAmong({ cleaner, sharper }: Oddness): number {
  const { cleanerWeight, cleanerMax, sharperMax, strengthOne } = DOCUMENT;
  if (cleaner < 1) return 0;
  return (cleanerWeight * Math.min(cleaner, cleanerMax) + Math.min(sharper, sharperMax)) / strengthOne;
}

/** On a scan every word is print on the same paper: one that differs from all others came later. */
export function typedOnDocument(all: readonly WordTraces[]): TypedWord[] {
  const words = all.filter(({ residuals }) => residuals.length >= BLOCKS_MIN);
  if (words.length <= DOCUMENT_WORDS_MIN) return [];
  return [...oddnessesOf(words)].map(([traces, oddness]) => ({ traces, strength: strengthAmong(oddness) }));
}

const PHOTO = {
  contrastMin: 70, inkSpreadMax: 0.09, sharpnessMin: 0.42,
  /** A block whose paper is a flat colour but for the rounding of one compression. */
  cleanResidualMax: 0.6, cleanShareMin: 0.35,
  levelMin: 6, levelMax: 249,
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
