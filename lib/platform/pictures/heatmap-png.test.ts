import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Orientation } from '@/lib/forensics/frame';
import { heatmapPng } from './heatmap-png';

/** Where sharp shows the one hot pixel of a 3 × 2 map stored with this orientation. */
async function shownBySharp(orientation: number) {
  const rgb = Buffer.alloc(3 * 2 * 3);
  rgb.fill(255, 2 * 3, 3 * 3); // the pixel at x 2, y 0
  const tagged = await sharp(rgb, { raw: { width: 3, height: 2, channels: 3 } })
    .png()
    .withMetadata({ orientation })
    .toBuffer();
  return sharp(tagged)
    .rotate()
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
  'a heatmap has the orientation of its picture, orientation %i',
  async (orientation: Orientation) => {
    const values = new Uint8Array([0, 0, 255, 0, 0, 0]);
    const { data, info } = await sharp(
      await heatmapPng({ width: 3, height: 2, values }, orientation),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    const opaque = Array.from(
      { length: info.width * info.height },
      (_, pixel) => data[pixel * 4 + 3] === 255,
    );
    const expected = await shownBySharp(orientation);
    expect([info.width, info.height]).toEqual([expected.info.width, expected.info.height]);
    expect(opaque.indexOf(true)).toBe(expected.data.indexOf(255));
  },
);
