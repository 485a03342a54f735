import type { InconclusiveReason, NotJudged, PictureFacts, Signal } from './evidence';
import { JUDGED } from './thresholds';

/**
 * Detectors of traces that edits leave in the pixels. Provenance and metadata examine the file;
 * `model` runs the operator's model.
 */
export const EDIT_DETECTORS: readonly string[] = [
  'double_compression',
  'shifted_compression',
  'foreign_grid',
  'copy_move',
  'noise_level',
  'learned_fusion',
  'small_text',
];

type Heard = Pick<Signal, 'finding' | 'message'>;

/**
 * Returns how many of `EDIT_DETECTORS` could examine the picture. A message begins with the name of
 * its detector.
 */
export function lookedAt(signals: readonly Heard[]): number {
  return EDIT_DETECTORS.filter((name) =>
    signals.some(
      ({ finding, message }) => finding !== 'inconclusive' && message.startsWith(`${name}.`),
    ),
  ).length;
}

/**
 * Returns why the absence of findings has no meaning for a picture, or null where it was judged.
 * Findings count in any case, because a detector reports only what it could examine.
 */
export function notJudged(
  signals: readonly Heard[],
  { width, height, jpeg_quality: quality }: Pick<PictureFacts, 'width' | 'height' | 'jpeg_quality'>,
): NotJudged | null {
  if (lookedAt(signals) < JUDGED.detectorsMin) return 'few_checks';
  if (width * height < JUDGED.pixelsMin) return 'small';
  return quality !== null && quality < JUDGED.jpegQualityMin ? 'strongly_compressed' : null;
}

/** The fields of a verdict that decide how strongly its text may speak. */
export interface Judged {
  /** Whether the verdict reached the client's threshold. */
  readonly flagged: boolean;
  readonly is_ai_generated: boolean | null;
  readonly is_digitally_manipulated: boolean | null;
  /** `not_read`: a receipt could not be read. */
  readonly not_judged: NotJudged | 'not_read' | null;
}

/** Whether there are signs at all; below the client's threshold they are weak. */
export const hasSigns = (judged: Omit<Judged, 'not_judged' | 'flagged'>): boolean =>
  judged.is_ai_generated === true || judged.is_digitally_manipulated === true;

/**
 * Why a verdict without a flag is inconclusive; null where the checks could see enough and found
 * nothing. State and text both follow it. Screenshots and drawings come before what the checks
 * lacked, because the original photo helps there.
 */
export function inconclusiveReasonOf(
  judged: Omit<Judged, 'flagged'>,
  medium: string | undefined,
): InconclusiveReason | null {
  if (hasSigns(judged)) return 'weak_signs';
  if (medium === 'screenshot') return 'screenshot';
  if (medium === 'graphic') return 'drawing';
  return judged.not_judged;
}
