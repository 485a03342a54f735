import type { Bitmap } from '@/scripts/forensics/bitmap';

/** Maps a pixel of the result to its source: source = (x, y) * matrix + offset. */
interface Warp {
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
  readonly x: number;
  readonly y: number;
}

/** Rotates by `angle` (radians) and scales around both centres; `mirrored` swaps left and right. */
export function warpAround(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  {
    angle,
    scale,
    mirrored,
  }: { readonly angle: number; readonly scale: number; readonly mirrored: boolean },
): Warp {
  const side = mirrored ? -1 : 1;
  const [xx, xy] = [(side * Math.cos(angle)) / scale, (side * Math.sin(angle)) / scale];
  const [yx, yy] = [-Math.sin(angle) / scale, Math.cos(angle) / scale];
  return { xx, xy, yx, yy, x: from.x - to.x * xx - to.y * xy, y: from.y - to.x * yx - to.y * yy };
}

/**
 * Cubic convolution with parameter `a` (Keys 1981, IEEE TASSP 29); a = 0 is replaced by linear
 * interpolation.
 */
function weightsOf(fraction: number, a: number): readonly [number, number, number, number] {
  if (a === 0) return [0, 1 - fraction, fraction, 0];
  const near = (t: number): number => ((a + 2) * t - (a + 3)) * t * t + 1;
  const far = (t: number): number => ((a * t - 5 * a) * t + 8 * a) * t - 4 * a;
  return [far(1 + fraction), near(fraction), near(1 - fraction), far(2 - fraction)];
}

/**
 * Returns the warped source in a picture of that size; beyond the border the last pixel is
 * repeated.
 */
export function warped(
  source: Bitmap,
  size: { readonly width: number; readonly height: number },
  warp: Warp,
  a: number,
): Bitmap {
  const rgb = new Uint8Array(size.width * size.height * 3);
  const sum = [0, 0, 0];
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const sx = x * warp.xx + y * warp.xy + warp.x;
      const sy = x * warp.yx + y * warp.yy + warp.y;
      sample(source, sx, sy, a, sum);
      const at = (y * size.width + x) * 3;
      for (let c = 0; c < 3; c++)
        rgb[at + c] = Math.max(0, Math.min(255, Math.round(sum[c] as number)));
    }
  }
  return { ...size, rgb };
}

function sample(source: Bitmap, x: number, y: number, a: number, sum: number[]): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const across = weightsOf(x - left, a);
  const down = weightsOf(y - top, a);
  sum[0] = sum[1] = sum[2] = 0;
  for (let j = 0; j < 4; j++) {
    const row = Math.max(0, Math.min(source.height - 1, top - 1 + j)) * source.width;
    for (let i = 0; i < 4; i++) {
      const weight = (across[i] as number) * (down[j] as number);
      if (weight === 0) continue;
      const at = (row + Math.max(0, Math.min(source.width - 1, left - 1 + i))) * 3;
      for (let c = 0; c < 3; c++)
        sum[c] = (sum[c] as number) + weight * (source.rgb[at + c] as number);
    }
  }
}
