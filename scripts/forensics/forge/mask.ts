import sharp, { type Sharp } from 'sharp';
import type { Bitmap, PixelBox } from '@/scripts/forensics/bitmap';

/** One byte per pixel: 0 is untouched, 255 is changed, values between them form a feathered rim. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly alpha: Uint8Array;
}

export function emptyMask({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Mask {
  return { width, height, alpha: new Uint8Array(width * height) };
}

export function boxMask(
  size: { readonly width: number; readonly height: number },
  box: PixelBox,
): Mask {
  const mask = emptyMask(size);
  for (let y = box.top; y < box.top + box.height; y++) {
    mask.alpha.fill(255, y * mask.width + box.left, y * mask.width + box.left + box.width);
  }
  return mask;
}

export function unionOf(a: Mask, b: Mask): Mask {
  return { ...a, alpha: a.alpha.map((value, i) => Math.max(value, b.alpha[i] ?? 0)) };
}

/** Counts pixels that are at least half changed. */
export function areaOf(mask: Mask): number {
  let area = 0;
  for (const value of mask.alpha) if (value > 127) area++;
  return area;
}

/**
 * Returns the smallest box around everything above 0, grown by `marginPx` inside the picture; null
 * for an empty mask.
 */
export function boundsOf(mask: Mask, marginPx = 0): PixelBox | null {
  let [left, top, right, bottom] = [mask.width, -1, -1, -1];
  for (let y = 0; y < mask.height; y++) {
    const row = mask.alpha.subarray(y * mask.width, (y + 1) * mask.width);
    const first = row.findIndex((value) => value > 0);
    if (first < 0) continue;
    if (top < 0) top = y;
    bottom = y;
    left = Math.min(left, first);
    right = Math.max(
      right,
      row.findLastIndex((value) => value > 0),
    );
  }
  if (bottom < 0) return null;
  const from = { left: Math.max(0, left - marginPx), top: Math.max(0, top - marginPx) };
  return {
    ...from,
    width: Math.min(mask.width, right + marginPx + 1) - from.left,
    height: Math.min(mask.height, bottom + marginPx + 1) - from.top,
  };
}

export function cropMask(mask: Mask, box: PixelBox): Mask {
  const alpha = new Uint8Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const from = (box.top + row) * mask.width + box.left;
    alpha.set(mask.alpha.subarray(from, from + box.width), row * box.width);
  }
  return { width: box.width, height: box.height, alpha };
}

export function maskToSharp(mask: Mask): Sharp {
  return sharp(mask.alpha, { raw: { width: mask.width, height: mask.height, channels: 1 } });
}

export async function maskOf(image: Sharp): Promise<Mask> {
  const { data, info } = await image
    .extractChannel(0)
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, alpha: data };
}

/** Returns the mask with its edge blurred by a Gaussian of `sigmaPx`. */
export async function feathered(mask: Mask, sigmaPx: number): Promise<Mask> {
  return sigmaPx < 0.3 ? mask : maskOf(maskToSharp(mask).blur(sigmaPx));
}

/**
 * Returns the mean absolute difference of the two pictures inside the mask, in grey levels a
 * channel.
 */
export function changeInside(mask: Mask, before: Bitmap, after: Bitmap): number {
  let sum = 0;
  let area = 0;
  for (let i = 0; i < mask.alpha.length; i++) {
    if ((mask.alpha[i] as number) <= 127) continue;
    area++;
    for (let c = i * 3; c < i * 3 + 3; c++)
      sum += Math.abs((before.rgb[c] as number) - (after.rgb[c] as number));
  }
  return area === 0 ? 0 : sum / (area * 3);
}
