/**
 * The engine's result. Coordinates are fractions (0-1) of the picture as shown, with the EXIF
 * orientation applied.
 */

export const DETECTORS = [
  'provenance',
  'metadata',
  'double_compression',
  'shifted_compression',
  'foreign_grid',
  'copy_move',
  'noise_level',
  'learned_fusion',
  'small_text',
  'model',
] as const;

export type DetectorName = (typeof DETECTORS)[number];

/** The most likely source of a picture; it decides which detectors apply. */
export type Medium = 'camera' | 'web_copy' | 'screenshot' | 'scan' | 'graphic';

export type RegionKind = 'edited' | 'copied' | 'copy_source' | 'ai';

export interface Region {
  readonly x_min: number;
  readonly y_min: number;
  readonly x_max: number;
  readonly y_max: number;
  readonly kind: RegionKind;
  /** Confidence of the detector that marked it, 0-1. */
  readonly confidence: number;
  /** Regions with the same number belong together: a copied area and its source. */
  readonly pair?: number;
}

/**
 * `suspicious`: evidence of an edit or an AI origin; `supports`: evidence of an untouched picture;
 * `neutral`: nothing found; `inconclusive`: could not be examined, with the reason.
 */
export type Finding = 'suspicious' | 'neutral' | 'supports' | 'inconclusive';

/**
 * One observation of a detector. `score` is its confidence, 0-1, that its kind of manipulation is
 * present.
 */
export interface Signal {
  readonly detector: DetectorName;
  readonly about: 'ai' | 'manipulation';
  readonly finding: Finding;
  readonly score: number;
  /** Key and values of the sentence, so that it can be written in any language (see sentences/). */
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** The sentence in the requested language. */
  readonly sentence: string;
  readonly regions: readonly Region[];
}

/**
 * Strength of local evidence, row by row, 0-255, in the stored orientation. Scaled to the picture
 * when shown.
 */
export interface Heatmap {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/**
 * Facts about the file that the inspector shows; null for each fact that the file does not state.
 */
export interface PictureFacts {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly medium: Medium;
  readonly camera: string | null;
  readonly software: string | null;
  readonly taken_at: string | null;
  readonly has_gps: boolean;
  readonly jpeg_quality: number | null;
  readonly generator: string | null;
  readonly content_credentials: 'valid' | 'invalid' | 'untrusted' | 'absent' | 'unchecked';
}

/** Why a picture without findings counts as not judged. */
export type NotJudged = 'few_checks' | 'small' | 'strongly_compressed';

/** Why a verdict without a flag does not count as free of findings. */
export type InconclusiveReason = NotJudged | 'not_read' | 'weak_signs' | 'screenshot' | 'drawing';

export interface Evidence {
  readonly engine_version: string;
  /**
   * All thresholds of this version (thresholds.ts), the medium's calibration and the learned
   * weights, by name.
   */
  readonly thresholds: Readonly<Record<string, unknown>>;
  readonly ai_generated_confidence: number;
  readonly manipulation_confidence: number;
  readonly is_ai_generated: boolean;
  readonly is_digitally_manipulated: boolean;
  /**
   * Boxes of detected edits, at most 8, strongest first; null when there is no evidence or it
   * concerns the picture as a whole.
   */
  readonly regions: readonly Region[] | null;
  readonly signals: readonly Signal[];
  readonly analysis: string;
  readonly heatmap: Heatmap | null;
  readonly facts: PictureFacts;
  /** Why the absence of findings has no meaning for this picture; null where it was judged. */
  readonly not_judged: NotJudged | null;
  /** Time of every detector and of shared steps, by name; null when the caller passed no clock. */
  readonly times_ms: Readonly<Record<string, number>> | null;
}
