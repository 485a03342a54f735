import type { NotJudged, PictureFacts, Signal } from './evidence';
import { JUDGED } from './thresholds';

/** Detectors of the traces that edits leave in the pixels. Provenance and metadata look at the file, `model` is not ours. */
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

/** How many of `EDIT_DETECTORS` could look; a message begins with the name of its detector. */
export function lookedAt(signals: readonly Heard[]): number {
  return EDIT_DETECTORS.filter((name) =>
    signals.some(
      ({ finding, message }) => finding !== 'inconclusive' && message.startsWith(`${name}.`),
    ),
  ).length;
}

/**
 * Whether silence about a picture says anything; null where it does. What was found stands, whatever this says: a
 * detector speaks only of what it could see.
 */
export function notJudged(
  signals: readonly Heard[],
  { width, height, jpeg_quality: quality }: Pick<PictureFacts, 'width' | 'height' | 'jpeg_quality'>,
): NotJudged | null {
  if (lookedAt(signals) < JUDGED.detectorsMin) return 'few_checks';
  if (width * height < JUDGED.pixelsMin) return 'small';
  return quality !== null && quality < JUDGED.jpegQualityMin ? 'strongly_compressed' : null;
}
