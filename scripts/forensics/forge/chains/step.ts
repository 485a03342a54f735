import type { Bitmap } from '@/scripts/forensics/bitmap';
import type { Mask } from '../mask';
import type { Random } from '../random';

/** The parameters of a step, or of an edit, in the manifest. */
export type Params = Readonly<Record<string, unknown>>;

/**
 * One change to a picture after the edit, with its random numbers already drawn, so that the honest
 * twin gets the same.
 */
export interface Step {
  readonly params: Params;
  readonly apply: (picture: Bitmap) => Promise<Bitmap>;
  /** Absent where no pixel moves. */
  readonly applyToMask?: (mask: Mask) => Promise<Mask>;
}

/** How the file is finally written. */
export interface Save {
  readonly extension: 'jpg' | 'png' | 'webp';
  /** 0 for PNG. */
  readonly quality: number;
  readonly params: Params;
  readonly encode: (picture: Bitmap) => Promise<Uint8Array>;
}

export interface Chain {
  readonly steps: readonly Step[];
  readonly last: Save;
  /** Whether programs of this kind keep the camera's EXIF. */
  readonly keepsExif: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws all random numbers of a chain for a picture of that size. */
export type PlanChain = (random: Random, size: Size) => Chain;
