import { floatsAt, integersAt, kernels, layOut } from '../kernels/program';

/** One channel of a picture, row by row, width * height values. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/**
 * Shrinks by averaging the area under each new pixel; `factor` >= 1 old pixels make one new one
 * each way.
 */
export function shrunk(plane: Plane, factor: number): Plane {
  const width = Math.max(1, Math.floor(plane.width / factor));
  const height = Math.max(1, Math.floor(plane.height / factor));
  const across = areaWeights(plane.width, width, plane.width / width);
  const down = areaWeights(plane.height, height, plane.height / height);
  const values = new Float32Array(width * height);
  const [rows, rowWeights, froms, weights, line, out] = layOut(
    down.taps * plane.width * 4,
    down.taps * 4,
    width * 4,
    width * across.taps * 4,
    (plane.width + across.taps + 4) * 4,
    width * 4,
  );
  integersAt(froms, width).set(across.from);
  floatsAt(weights, width * across.taps).set(across.weights);
  const strip = floatsAt(rows, down.taps * plane.width);
  for (let y = 0; y < height; y++) {
    floatsAt(rowWeights, down.taps).set(down.weights.subarray(y * down.taps, (y + 1) * down.taps));
    for (let k = 0; k < down.taps; k++) {
      const at = Math.min((down.from[y] as number) + k, plane.height - 1) * plane.width;
      strip.set(plane.values.subarray(at, at + plane.width), k * plane.width);
    }
    kernels().shrinkRow(
      rows,
      plane.width,
      rowWeights,
      down.taps,
      froms,
      weights,
      across.taps,
      width,
      line,
      out,
    );
    values.set(floatsAt(out, width), y * width);
  }
  return { width, height, values };
}

/** Returns for each new pixel the old ones under it, from `from` on, and the share of each. */
function areaWeights(
  oldSize: number,
  newSize: number,
  step: number,
): {
  taps: number;
  from: Int32Array;
  weights: Float32Array;
} {
  const taps = Math.ceil(step) + 1;
  const from = new Int32Array(newSize);
  const weights = new Float32Array(newSize * taps);
  for (let i = 0; i < newSize; i++) {
    const start = i * step;
    const end = Math.min(oldSize, (i + 1) * step);
    const first = Math.floor(start);
    from[i] = first;
    for (let k = 0; k < taps; k++) {
      const covered = Math.min(end, first + k + 1) - Math.max(start, first + k);
      weights[i * taps + k] = Math.max(0, covered) / step;
    }
  }
  return { taps, from, weights };
}

/** Twice the size each way, linearly interpolated; new pixel (2x, 2y) is old pixel (x, y). */
export function doubled(plane: Plane): Plane {
  const width = plane.width * 2;
  const height = plane.height * 2;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) values[y * width + x] = sampleLinear(plane, x / 2, y / 2);
  }
  return { width, height, values };
}

/** Every second pixel of every second row. */
export function halved(plane: Plane): Plane {
  const width = Math.floor(plane.width / 2);
  const height = Math.floor(plane.height / 2);
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = y * 2 * plane.width;
    for (let x = 0; x < width; x++) values[y * width + x] = plane.values[from + x * 2] as number;
  }
  return { width, height, values };
}

/** Bilinear sample; positions outside are moved to the edge. */
export function sampleLinear(plane: Plane, x: number, y: number): number {
  const { width, height, values } = plane;
  const cx = Math.min(width - 1, Math.max(0, x));
  const cy = Math.min(height - 1, Math.max(0, y));
  const x0 = Math.min(Math.floor(cx), Math.max(0, width - 2));
  const y0 = Math.min(Math.floor(cy), Math.max(0, height - 2));
  const fx = cx - x0;
  const fy = cy - y0;
  const at = y0 * width + x0;
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  const upper = (values[at] as number) * (1 - fx) + (values[at + right] as number) * fx;
  const lower =
    (values[at + below] as number) * (1 - fx) + (values[at + below + right] as number) * fx;
  return upper * (1 - fy) + lower * fy;
}
