import { multiply } from '../kernels/multiply';
import weights from './weights.json';

/**
 * The network that scripts/forensics/train/pixels/camera.py trains: high-pass residuals at native
 * resolution, eight convolutions with a field of view of about 60 px, pooled over the crop.
 */

/** Side of a crop in pixels. */
export const CROP_PX = 160;

interface Layer {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
  readonly inputs: number;
  readonly outputs: number;
  /** Of the kernel: 3 or 1. */
  readonly side: number;
  readonly stride: number;
  /** Whether its input is added to its result. */
  readonly hasShortcut: boolean;
}

interface Network {
  readonly layers: readonly Layer[];
  readonly last: Float32Array;
  readonly lastBias: number;
}

/** Channels x side x side. */
interface Planes {
  readonly values: Float32Array;
  readonly channels: number;
  readonly side: number;
}

/** IEEE 754 binary16. */
function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

function read(): Network {
  const bytes = Uint8Array.from(atob(weights.weights), (character) => character.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const take = (count: number): Float32Array =>
    Float32Array.from({ length: count }, () => halfFloat(view.getUint16(2 * at++, true)));
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = weights.widths;
  const shapes = [
    [3, a, 3, 1],
    [a, a, 3, 2],
    [a, b, 3, 1],
    [b, c, 3, 2],
    [c, c, 3, 1],
    [c, d, 3, 2],
    [d, d, 3, 1],
    [d, e, 1, 1],
  ] as const;
  const layers = shapes.map(([inputs, outputs, side, stride]) => {
    const kernel = take(outputs * inputs * side * side);
    const hasShortcut = inputs === outputs && stride === 1;
    return { weights: kernel, biases: take(outputs), inputs, outputs, side, stride, hasShortcut };
  });
  const last = take(2 * e);
  return { layers, last, lastBias: take(1)[0] ?? 0 };
}

let opened: Network | null = null;

/** Row i has the values that weight i of the kernel meets, for each place of the result; 0 outside. */
function neighbours({ values, channels, side }: Planes, layer: Layer, wide: number): Float32Array {
  const { side: kernel, stride } = layer;
  const reach = kernel >> 1;
  const table = new Float32Array(channels * kernel * kernel * wide * wide);
  let row = 0;
  for (let channel = 0; channel < channels; channel++) {
    for (let down = -reach; down <= reach; down++) {
      for (let across = -reach; across <= reach; across++, row++) {
        for (let y = 0; y < wide; y++) {
          const fromY = y * stride + down;
          if (fromY < 0 || fromY >= side) continue;
          const from = (channel * side + fromY) * side + across;
          const to = (row * wide + y) * wide;
          const first = across < 0 ? 1 : 0;
          const end = Math.min(wide, Math.ceil((side - across) / stride));
          for (let x = first; x < end; x++) table[to + x] = values[from + x * stride] as number;
        }
      }
    }
  }
  return table;
}

function convolved(planes: Planes, layer: Layer): Planes {
  const side = Math.ceil(planes.side / layer.stride);
  const b = layer.side === 1 ? planes.values : neighbours(planes, layer, side);
  const k = layer.inputs * layer.side * layer.side;
  const { weights: a, biases: bias, outputs: m } = layer;
  return { values: multiply({ a, b, m, k, n: side * side, bias }), channels: m, side };
}

/** Sets negative values to 0, after adding those of a shortcut. */
function rectify({ values }: Planes, shortcut: Planes | null): void {
  for (let i = 0; i < values.length; i++)
    values[i] = Math.max(0, (values[i] as number) + (shortcut?.values[i] ?? 0));
}

/** Mean and deviation of each channel. */
function pooled({ values, channels, side }: Planes): Float32Array {
  const pixels = side * side;
  const out = new Float32Array(2 * channels);
  for (let channel = 0; channel < channels; channel++) {
    const plane = values.subarray(channel * pixels, (channel + 1) * pixels);
    const mean = plane.reduce((total, value) => total + value, 0) / pixels;
    const squares = plane.reduce((total, value) => total + (value - mean) ** 2, 0);
    out[channel] = mean;
    out[channels + channel] = Math.sqrt(squares / (pixels - 1) + 1e-4);
  }
  return out;
}

/**
 * Log-odds that a crop comes straight from a camera.
 * @param residuals The high-pass residuals of red, green and blue, CROP_PX a side each.
 */
export function cameraLogOdds(residuals: Float32Array): number {
  const { layers, last, lastBias } = (opened ??= read());
  let x: Planes = { values: residuals, channels: 3, side: CROP_PX };
  for (const layer of layers) {
    const next = convolved(x, layer);
    rectify(next, layer.hasShortcut ? x : null);
    x = next;
  }
  const pool = pooled(x);
  return pool.reduce((total, value, i) => total + value * (last[i] as number), lastBias);
}
