import sharp, { type Sharp } from 'sharp';
import type { Bitmap } from '@/scripts/forensics/bitmap';

/** Runs the operations of sharp and returns the pixels. */
export async function pixelsOf(image: Sharp): Promise<Bitmap> {
  const { data, info } = await image
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3)
    throw new Error(`3 channels are needed, the picture has ${info.channels}`);
  return { width: info.width, height: info.height, rgb: data };
}

/**
 * Decodes pixels as stored: the EXIF orientation is not applied, so that (0, 0) stays on the JPEG
 * grid.
 */
export function decode(bytesOrPath: Uint8Array | string): Promise<Bitmap> {
  return pixelsOf(
    sharp(bytesOrPath, { failOn: 'none', limitInputPixels: 50_000_000 }).flatten({
      background: '#fff',
    }),
  );
}
