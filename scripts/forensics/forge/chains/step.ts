import type { Bitmap } from '@/scripts/forensics/bitmap';
import type { Mask } from '../mask';
import type { Random } from '../random';

/** What is told of a step, or of an edit, in the manifest. */
export type Params = Readonly<Record<string, unknown>>;

/** One thing that happens to a picture after the edit, its numbers already drawn: the honest twin goes the same way. */
export interface Step {
  readonly params: Params;
  readonly apply: (picture: Bitmap) => Promise<Bitmap>;
  /** Absent where no pixel moves. */
  readonly applyToMask?: (mask: Mask) => Promise<Mask>;
}

/** How the file is written in the end. */
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
  /** Programs of this kind keep the camera's EXIF. */
  readonly keepsExif: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws every number of a chain for a picture of that size. */
export type PlanChain = (random: Random, size: Size) => Chain;
