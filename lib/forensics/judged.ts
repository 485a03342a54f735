import type { NotJudged, PictureFacts, Signal } from './evidence';
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
