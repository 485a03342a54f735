import type { PixelBox } from './camera/bitmap';

/** Fractions (0-1) of the picture as shown. */
export interface FractionBox {
  readonly x_min: number;
  readonly y_min: number;
  readonly x_max: number;
  readonly y_max: number;
}

export type Expected = 'clean' | 'edited' | 'copied' | 'ai' | 'failed';

/** One picture of the demo claim with what was really done to it. */
export interface DemoPicture {
  /** File name, as it comes from a policyholder's phone. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What was done: the engine has to find it by itself. */
  readonly expected: Expected;
  /** Where it was edited; absent when the whole picture or nothing was. */
  readonly box?: FractionBox;
  /** One sentence of ground truth. */
  readonly describes: string;
  /** The item of the claim that the picture shows. */
  readonly item: string;
}

/** From pixels as stored to fractions as shown; `turned` for orientation 6. */
export function shownBox(
  box: PixelBox,
  stored: { width: number; height: number },
  turned: boolean,
): FractionBox {
  const left = box.left / stored.width;
  const top = box.top / stored.height;
  const right = (box.left + box.width) / stored.width;
  const bottom = (box.top + box.height) / stored.height;
  if (!turned) return { x_min: left, y_min: top, x_max: right, y_max: bottom };
  return { x_min: 1 - bottom, y_min: left, x_max: 1 - top, y_max: right };
}
