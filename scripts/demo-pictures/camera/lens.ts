import type { LightField } from '../render/scene';

/** Vignetting and, away from the focus distance, blur. Changes the field in place. */
export function throughLens(
  field: LightField,
  focusCm: number,
  aperture: number,
  vignette: number,
): void {
  const { width, height, rgb, distance } = field;
  const soft = blurred(rgb, width, height, 0.62);
  const far = blurred(rgb, width, height, 2.6);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = (pixel % width) / width - 0.5;
    const y = (Math.floor(pixel / width) - height / 2) / width;
    const falloff = 1 - vignette * (x * x + y * y) * (1 + 2 * (x * x + y * y));
    const d = distance[pixel] ?? focusCm;
    const circle = Math.min(
      1,
      Math.max(0, aperture * Math.abs(1 - focusCm / d) - 0.03) + 0.45 * (x * x + y * y),
    );
    for (let k = pixel * 3; k < pixel * 3 + 3; k++) {
      const sharp = soft[k] as number;
      rgb[k] = falloff * (sharp + ((far[k] as number) - sharp) * circle);
    }
  }
}

/** Separable Gaussian on three interleaved channels. */
function blurred(source: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const reach = Math.ceil(sigma * 2.3);
  const taps = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = taps.reduce((a, b) => a + b, 0);
  const middle = new Float32Array(source.length);
  const out = new Float32Array(source.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let r = 0,
        g = 0,
        b = 0;
      for (let i = -reach; i <= reach; i++) {
        const at = (row * width + Math.min(width - 1, Math.max(0, column + i))) * 3;
        const tap = taps[i + reach] as number;
        r += tap * Math.min(6, source[at] as number);
        g += tap * Math.min(6, source[at + 1] as number);
        b += tap * Math.min(6, source[at + 2] as number);
      }
      const o = (row * width + column) * 3;
      middle[o] = r / sum;
      middle[o + 1] = g / sum;
      middle[o + 2] = b / sum;
    }
  }
  const stride = width * 3;
  for (let row = 0; row < height; row++) {
    for (let i = -reach; i <= reach; i++) {
      const from = Math.min(height - 1, Math.max(0, row + i)) * stride;
      const tap = (taps[i + reach] as number) / sum;
      for (let k = 0; k < stride; k++)
        out[row * stride + k] =
          (out[row * stride + k] as number) + tap * (middle[from + k] as number);
    }
  }
  return out;
}
