/**
 * The engine's input: the bytes of one picture as received, and its pixels as decoded by the
 * caller. The engine opens no file, starts no process and has no clock.
 */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic';

/** EXIF orientation, 1-8 (CIPA DC-008, tag 0x0112). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface Pixels {
  /**
   * Size as stored in the file, before the EXIF orientation is applied, so that pixel (0,0) lies on
   * the JPEG grid.
   */
  readonly width: number;
  readonly height: number;
  /** 8-bit RGB, interleaved, row by row: width * height * 3 bytes. */
  readonly rgb: Uint8Array;
}

/** Facts from the claim; unknown dates are absent. Dates are `YYYY-MM-DD`. */
export interface ClaimFacts {
  /** The day on which the file arrived. No photo is taken later. */
  readonly received?: string;
  readonly dateDamage?: string;
  readonly datePurchase?: string;
}

export interface Frame {
  readonly bytes: Uint8Array;
  readonly format: PictureFormat;
  readonly pixels: Pixels;
  readonly orientation: Orientation;
  readonly claim: ClaimFacts;
}
