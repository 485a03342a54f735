import type { ForensicsResult, Region } from '@/lib/contract/forensics';

type Look = 'edited' | 'copied' | 'ai';

/** A copied area and its source have the same colour; their labels distinguish them. */
export const lookOf = ({ kind }: Region): Look => (kind === 'copy_source' ? 'copied' : kind);

export type Verdict = Pick<
  ForensicsResult,
  'ai_generated_confidence' | 'flagged' | 'manipulation_confidence'
>;

/** The fields of a verdict that decide which boxes are shown, and how. */
export type RegionVerdict = Pick<
  ForensicsResult,
  'flagged' | 'is_ai_generated' | 'is_digitally_manipulated' | 'regions'
>;

const NONE: readonly Region[] = [];

/** The boxes to show: none where the verdict as a whole finds no signs. */
export const regionsOf = (verdict: RegionVerdict): readonly Region[] =>
  verdict.is_ai_generated || verdict.is_digitally_manipulated ? (verdict.regions ?? NONE) : NONE;

/** Caps a region's confidence at that of its verdict, which weighs all signals together. */
export const confidenceOf = (
  { kind, confidence }: Region,
  { ai_generated_confidence: ai, manipulation_confidence: edited }: Verdict,
): number => Math.min(confidence, (kind === 'ai' ? ai : edited) ?? 1);

/** The share of the picture that the region covers, 0 to 1. */
export const areaOf = ({ x_min, y_min, x_max, y_max }: Region): number =>
  Math.max(0, x_max - x_min) * Math.max(0, y_max - y_min);

/** Index of the other half of a copy, which has the same `pair`, or -1. */
export const partnerOf = (regions: readonly Region[], index: number): number => {
  const pair = regions[index]?.pair;
  return pair === undefined
    ? -1
    : regions.findIndex((one, at) => at !== index && one.pair === pair);
};

/** Each pair once, as the indexes of its two halves. */
export const pairsOf = (regions: readonly Region[]): readonly (readonly [number, number])[] =>
  regions.flatMap((_, index) => {
    const partner = partnerOf(regions, index);
    return partner > index ? [[index, partner] as const] : [];
  });

export const COLOURS: Record<Look, string> = {
  edited: 'var(--color-edited)',
  copied: 'var(--color-copied)',
  ai: 'var(--color-ai)',
};
export const DASHES: Record<Look, string | undefined> = {
  edited: undefined,
  copied: '7 4',
  ai: '0.1 5',
};
