/**
 * What the engine looks at: the bytes of one picture as they were received, and its pixels decoded by
 * someone else. The engine itself opens no file, starts no process and knows no clock.
 */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic';

/** EXIF orientation, 1-8 (CIPA DC-008, tag 0x0112). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface Pixels {
  /** Size as stored in the file, before the EXIF orientation is applied, so that pixel (0,0) sits on the JPEG grid. */
  readonly width: number;
  readonly height: number;
  /** 8-bit RGB, interleaved, row by row: width * height * 3 bytes. */
  readonly rgb: Uint8Array;
}

/** What the claim says; a date that is not known is absent. Dates are `YYYY-MM-DD`. */
export interface ClaimFacts {
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
