import type { Bitmap } from './bitmap';
import { FILTER } from './sensor';

const LEVELS = 4096;

export interface Look {
  /** 1 is neutral; phones like more. */
  readonly saturation: number;
  readonly sharpening: number;
  /** Warmth left in the picture by an imperfect white balance: red up, blue down. */
  readonly warmth: number;
}

/** White balance, tone curve, colour noise smoothed, outlines sharpened, 8 bit. */
export function develop(linear: Float32Array, width: number, height: number, look: Look): Bitmap {
  const count = width * height;
  const luma = new Float32Array(count);
  const blue = new Float32Array(count);
  const red = new Float32Array(count);
  const curve = toneCurve();
  const red0 = (1 + look.warmth) / FILTER.red;
  const blue0 = (1 - look.warmth) / FILTER.blue;
  for (let i = 0; i < count; i++) {
    const r = toned(curve, (linear[i * 3] as number) * red0);
    const g = toned(curve, linear[i * 3 + 1] as number);
    const b = toned(curve, (linear[i * 3 + 2] as number) * blue0);
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    luma[i] = y;
    blue[i] = (b - y) * 0.564 * look.saturation;
    red[i] = (r - y) * 0.713 * look.saturation;
  }
  const cb = boxed(blue, width, height);
  const cr = boxed(red, width, height);
  const rgb = new Uint8Array(count * 3);
  for (let i = 0; i < count; i++) {
    const y = (luma[i] as number) + look.sharpening * detail(luma, width, height, i);
    rgb[i * 3] = level(y + 1.402 * (cr[i] as number));
    rgb[i * 3 + 1] = level(y - 0.344 * (cb[i] as number) - 0.714 * (cr[i] as number));
    rgb[i * 3 + 2] = level(y + 1.772 * (cb[i] as number));
  }
  return { width, height, rgb };
}

function level(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value * 255)));
}

function toned(curve: Float32Array, value: number): number {
  const at = value * (LEVELS - 1);
  if (at <= 0) return 0;
  if (at >= LEVELS - 1) return 1;
  const below = Math.floor(at);
  const low = curve[below] as number;
  return low + ((curve[below + 1] as number) - low) * (at - below);
}

/** sRGB transfer with a shoulder for the lights and a little more contrast in the middle. */
function toneCurve(): Float32Array {
  return Float32Array.from({ length: LEVELS }, (_, i) => {
    const x = i / (LEVELS - 1);
    const shouldered = ((x * (1 + 0.35 * x)) / (0.12 + x * 0.88 + 0.35 * x * x)) * 0.5 + 0.5 * x;
    const mixed = 0.55 * x + 0.45 * Math.min(1, shouldered);
    const srgb = mixed <= 0.0031308 ? 12.92 * mixed : 1.055 * mixed ** (1 / 2.4) - 0.055;
    const s = srgb * srgb * (3 - 2 * srgb);
    return 0.72 * srgb + 0.28 * s;
  });
}

/** What a pixel has that its neighbours have not. */
function detail(luma: Float32Array, width: number, height: number, i: number): number {
  const column = i % width;
  if (column === 0 || column === width - 1 || i < width || i >= width * (height - 1)) return 0;
  const cross =
    (luma[i - 1] as number) +
    (luma[i + 1] as number) +
    (luma[i - width] as number) +
    (luma[i + width] as number);
  const corners =
    (luma[i - width - 1] as number) +
    (luma[i - width + 1] as number) +
    (luma[i + width - 1] as number) +
    (luma[i + width + 1] as number);
  return (luma[i] as number) - (2 * cross + corners + 4 * (luma[i] as number)) / 16;
}

/** Mean of 5 by 5, rows then columns. */
function boxed(plane: Float32Array, width: number, height: number): Float32Array {
  const middle = new Float32Array(plane.length);
  const out = new Float32Array(plane.length);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (let k = -2; k <= 2; k++)
        sum += plane[row * width + Math.min(width - 1, Math.max(0, column + k))] as number;
      middle[row * width + column] = sum / 5;
    }
  }
  for (let row = 0; row < height; row++) {
    for (let k = -2; k <= 2; k++) {
      const from = Math.min(height - 1, Math.max(0, row + k)) * width;
      for (let column = 0; column < width; column++) {
        out[row * width + column] =
          (out[row * width + column] as number) + (middle[from + column] as number) / 5;
      }
    }
  }
  return out;
}
