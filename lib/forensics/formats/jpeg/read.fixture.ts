import sharp, { type JpegOptions } from 'sharp';
import { inverseDct } from '../../maths/dct';
import type { QuantizedComponent, QuantizedJpeg } from './quantized';
import { readQuantizedJpeg } from './read';
import { UnreadableJpeg } from './unreadable';

/** A smooth coloured picture with some texture, away from 0 and 255 so that nothing is clipped. */
export function drawn(width: number, height: number): Buffer {
  const rgb = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const texture = 18 * Math.sin(x * 0.9) * Math.cos(y * 0.7) + ((x * 7 + y * 13) % 11);
    rgb[3 * i] = 110 + 30 * Math.sin(x / 31) + texture;
    rgb[3 * i + 1] = 120 + 25 * Math.cos(y / 23) + texture;
    rgb[3 * i + 2] = 130 + 20 * Math.sin((x + y) / 41) + texture;
  }
  return rgb;
}

export const encode = (width: number, height: number, options: JpegOptions): Promise<Buffer> =>
  sharp(drawn(width, height), { raw: { width, height, channels: 3 } })
    .jpeg(options)
    .toBuffer();

/**
 * Decodes one component by dequantizing and the inverse DCT, cropped to `width` x `height`. The
 * tests compare it with the decoder's pixels.
 */
function samples(component: QuantizedComponent, width: number, height: number): Float32Array {
  const out = new Float32Array(width * height);
  const block = new Float32Array(64);
  for (let by = 0; by * 8 < height; by++) {
    for (let bx = 0; bx * 8 < width; bx++) {
      const base = (by * component.blocksWide + bx) * 64;
      for (let i = 0; i < 64; i++) {
        block[i] = (component.coefficients[base + i] ?? 0) * (component.quantizationTable[i] ?? 0);
      }
      inverseDct(block);
      for (let i = 0; i < 64; i++) {
        const x = bx * 8 + (i % 8);
        const y = by * 8 + Math.floor(i / 8);
        if (x < width && y < height) out[y * width + x] = (block[i] ?? 0) + 128;
      }
    }
  }
  return out;
}

export async function largestDifference(bytes: Buffer, jpeg: QuantizedJpeg): Promise<number> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = jpeg;
  const first = jpeg.components[0] as QuantizedComponent;
  const luma = samples(first, width, height);
  const chroma = jpeg.components.slice(1);
  const full = chroma.every((c) => c.horizontalSampling === first.horizontalSampling);
  const [cb, cr] = full ? chroma.map((c) => samples(c, width, height)) : [];
  let worst = 0;
  for (let i = 0; i < width * height; i++) {
    const [r, g, b] = [0, 1, 2].map(
      (c) => data[i * info.channels + Math.min(c, info.channels - 1)] ?? 0,
    ) as [number, number, number];
    const y = luma[i] ?? 0;
    worst = Math.max(worst, Math.abs(0.299 * r + 0.587 * g + 0.114 * b - y));
    if (cb === undefined || cr === undefined) continue;
    const u = (cb[i] ?? 0) - 128;
    const v = (cr[i] ?? 0) - 128;
    worst = Math.max(worst, Math.abs(y + 1.402 * v - r), Math.abs(y + 1.772 * u - b));
  }
  return worst;
}

/** A component with reproducible coefficients: mostly zeros, some long runs, some large values. */
export function component(
  seed: number,
  h: number,
  v: number,
  mcusWide: number,
  mcusHigh: number,
): QuantizedComponent {
  const coefficients = new Int16Array(mcusWide * h * mcusHigh * v * 64);
  let state = seed;
  for (let i = 0; i < coefficients.length; i++) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const dice = Math.floor(state / 65536) % 100;
    coefficients[i] =
      i % 64 === 0 ? dice * 10 - 500 : dice < 84 ? 0 : dice < 98 ? dice - 91 : (dice - 98.5) * 1600;
  }
  return {
    blocksWide: mcusWide * h,
    blocksHigh: mcusHigh * v,
    horizontalSampling: h,
    verticalSampling: v,
    quantizationTable: Uint16Array.from({ length: 64 }, (_, i) => i + 1 + seed),
    coefficients,
  };
}

export const subsampled = (): QuantizedComponent[] => [
  component(1, 2, 2, 3, 2),
  component(2, 1, 1, 3, 2),
  component(3, 1, 1, 3, 2),
];

export const shown = (c: QuantizedComponent, bx: number, by: number): Int16Array =>
  c.coefficients.slice((by * c.blocksWide + bx) * 64, (by * c.blocksWide + bx + 1) * 64);

export function reasonOf(bytes: Uint8Array): string {
  try {
    readQuantizedJpeg(bytes);
    return 'read';
  } catch (error) {
    return error instanceof UnreadableJpeg ? error.reason : `unexpected: ${String(error)}`;
  }
}
