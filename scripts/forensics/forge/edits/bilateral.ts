import type { Bitmap } from '@/scripts/forensics/bitmap';

/**
 * Bilateral filter (Tomasi & Manduchi 1998, ICCV) whose range weight is computed on the green
 * channel.
 */
export function bilateral(piece: Bitmap, sigmaPx: number, levels: number): Bitmap {
  const { width, height, rgb } = piece;
  const radiusPx = Math.ceil(sigmaPx * 1.6);
  const near = Float32Array.from({ length: 256 }, (_, difference) =>
    Math.exp(-(difference ** 2) / (2 * levels ** 2)),
  );
  const result = new Uint8Array(rgb.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const green = rgb[at + 1] as number;
      let [total, r, g, b] = [0, 0, 0, 0];
      for (let ny = Math.max(0, y - radiusPx); ny <= Math.min(height - 1, y + radiusPx); ny++) {
        for (let nx = Math.max(0, x - radiusPx); nx <= Math.min(width - 1, x + radiusPx); nx++) {
          const from = (ny * width + nx) * 3;
          const weight = near[Math.abs((rgb[from + 1] as number) - green)] as number;
          total += weight;
          r += weight * (rgb[from] as number);
          g += weight * (rgb[from + 1] as number);
          b += weight * (rgb[from + 2] as number);
        }
      }
      result[at] = Math.round(r / total);
      result[at + 1] = Math.round(g / total);
      result[at + 2] = Math.round(b / total);
    }
  }
  return { width, height, rgb: result };
}
