import sharp from 'sharp';
import type { Heatmap } from '@/lib/forensics/evidence';
import type { Orientation } from '@/lib/forensics/frame';
import { STORED_AT } from '@/lib/forensics/orientation';

/**
 * Five stops of a perceptually even scale from dark blue to yellow, readable with red-green colour
 * blindness.
 */
const SCALE = [
  [68, 1, 84],
  [59, 82, 139],
  [33, 145, 140],
  [94, 201, 98],
  [253, 231, 37],
] as const;

function colourOf(value: number): readonly [number, number, number] {
  const at = (value / 255) * (SCALE.length - 1);
  const below = SCALE[Math.floor(at)] ?? SCALE[0];
  const above = SCALE[Math.ceil(at)] ?? SCALE[SCALE.length - 1] ?? SCALE[0];
  const mix = (from: number, to: number) => Math.round(from + (to - from) * (at % 1));
  return [mix(below[0], above[0]), mix(below[1], above[1]), mix(below[2], above[2])];
}

/**
 * Returns the heatmap as a small PNG in the orientation as shown; the viewer scales it to the
 * picture.
 */
export async function heatmapPng(
  { width, height, values }: Heatmap,
  orientation: Orientation,
): Promise<Buffer> {
  const isTurned = orientation >= 5;
  const [shownWidth, shownHeight] = isTurned ? [height, width] : [width, height];
  const rgba = Buffer.alloc(shownWidth * shownHeight * 4);
  for (let y = 0, to = 0; y < shownHeight; y += 1) {
    for (let x = 0; x < shownWidth; x += 1, to += 4) {
      const [storedX, storedY] = STORED_AT[orientation](x, y, width, height);
      const value = values[storedY * width + storedX] ?? 0;
      rgba.set([...colourOf(value), value === 0 ? 0 : 90 + Math.round((value / 255) * 165)], to);
    }
  }
  return sharp(rgba, { raw: { width: shownWidth, height: shownHeight, channels: 4 } })
    .png()
    .toBuffer();
}
