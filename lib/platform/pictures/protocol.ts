import { type PictureProblem } from './picture-problem';
import type { DetectorName, Evidence } from '@/lib/forensics/evidence';
import type { ClaimFacts, PictureFormat } from '@/lib/forensics/frame';
import type { Language } from '@/lib/shared/languages';

/** Requests to the picture process and its replies. Bytes are passed by structured clone. */
export type PictureRequest =
  | { readonly verb: 'inspect'; readonly kind: PictureFormat; readonly bytes: Uint8Array }
  | Examine
  /** See warm-up.ts. */
  | { readonly verb: 'warm_up' };

export interface Examine {
  readonly verb: 'examine';
  readonly kind: PictureFormat;
  readonly bytes: Uint8Array;
  readonly claim: ClaimFacts;
  /** Language of the sentences. */
  readonly language: Language;
  /** All detectors when absent. */
  readonly detectors?: readonly DetectorName[];
}

export interface Inspection {
  readonly verb: 'inspected';
  /** As shown: the EXIF orientation is applied. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly preview: Uint8Array;
  readonly thumbnail: Uint8Array;
}

export interface Examination {
  readonly verb: 'examined';
  readonly evidence: Evidence;
  /** See lib/forensics/perceptual-hash.ts. */
  readonly perceptualHash: string | null;
  /**
   * PNG in the orientation as shown, transparent where there is nothing; null when no detector
   * draws one.
   */
  readonly heatmapPng: Uint8Array | null;
}

export type PictureReply =
  | Inspection
  | Examination
  | { readonly verb: 'warmed_up' }
  | { readonly verb: 'refused'; readonly problem: PictureProblem }
  | { readonly verb: 'failed'; readonly message: string };
