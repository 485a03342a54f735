import sharp, { type Sharp } from 'sharp';

/** 8-bit RGB, interleaved, row by row: width * height * 3 bytes. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** Part of a picture, in pixels. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function toSharp(bitmap: Bitmap): Sharp {
  return sharp(bitmap.rgb, { raw: { width: bitmap.width, height: bitmap.height, channels: 3 } });
}

/** Decodes as an editor does: pixels as stored, orientation ignored. */
export async function openBitmap(bytes: Uint8Array): Promise<Bitmap> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

export function copyOf(bitmap: Bitmap): Bitmap {
  return { ...bitmap, rgb: Uint8Array.from(bitmap.rgb) };
}

export function crop(bitmap: Bitmap, box: PixelBox): Bitmap {
  const rgb = new Uint8Array(box.width * box.height * 3);
  for (let row = 0; row < box.height; row++) {
    const from = ((box.top + row) * bitmap.width + box.left) * 3;
    rgb.set(bitmap.rgb.subarray(from, from + box.width * 3), row * box.width * 3);
  }
  return { width: box.width, height: box.height, rgb };
}
