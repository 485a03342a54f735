/** What the engine answers. Coordinates are fractions (0-1) of the picture as shown, EXIF orientation applied. */

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

/** Where a picture most likely comes from; it decides which detectors may speak. */
export type Medium = 'camera' | 'web_copy' | 'screenshot' | 'scan' | 'graphic';

export type RegionKind = 'edited' | 'copied' | 'copy_source' | 'ai';

export interface Region {
  readonly x_min: number;
  readonly y_min: number;
  readonly x_max: number;
  readonly y_max: number;
  readonly kind: RegionKind;
  /** 0-1, how sure the detector that drew it is. */
  readonly confidence: number;
  /** Regions with the same pair belong together: a copied area and its source. */
  readonly pair?: number;
}

/**
 * `suspicious` speaks for an edit or an AI origin, `supports` for an untouched picture, `neutral` saw nothing,
 * `inconclusive` could not look (and says why).
 */
export type Finding = 'suspicious' | 'neutral' | 'supports' | 'inconclusive';

/** One detector's word. `score` is that detector's confidence, 0-1, that its kind of manipulation is there. */
export interface Signal {
  readonly detector: DetectorName;
  readonly about: 'ai' | 'manipulation';
  readonly finding: Finding;
  readonly score: number;
  /** Key and figures of the sentence, so that it can be said in any language (see sentences/). */
  readonly message: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** The sentence in the language that was asked for. */
  readonly sentence: string;
  readonly regions: readonly Region[];
}

/** Strength of local evidence, row by row, 0-255; in the stored orientation. Scaled to the picture when shown. */
export interface Heatmap {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/** What the inspector shows of the file itself; every field that the file does not tell is null. */
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

/** Why a picture of which nothing is said was not judged. */
export type NotJudged = 'few_checks' | 'small' | 'strongly_compressed';

export interface Evidence {
  readonly engine_version: string;
  /** Every threshold that this version decides by (all of thresholds.ts), the medium's calibration and the learned weights, by name. */
  readonly thresholds: Readonly<Record<string, unknown>>;
  readonly ai_generated_confidence: number;
  readonly manipulation_confidence: number;
  readonly is_ai_generated: boolean;
  readonly is_digitally_manipulated: boolean;
  /** Boxes of detected edits, at most 8, strongest first; null when the evidence is about the whole picture or there is none. */
  readonly regions: readonly Region[] | null;
  readonly signals: readonly Signal[];
  readonly analysis: string;
  readonly heatmap: Heatmap | null;
  readonly facts: PictureFacts;
  /** Why silence says nothing about this picture; null where it was judged. */
  readonly not_judged: NotJudged | null;
  /** Own time of every detector and of what they share, by name; null when the caller brought no clock. */
  readonly times_ms: Readonly<Record<string, number>> | null;
}
