import { floatsAt, kernels, layOut } from './program';

/** Where the blocks lie in the picture. */
export interface BlockGrid {
  /** First pixel of the first block; any offset. */
  readonly left: number;
  readonly top: number;
  /** 1 takes every block, 2 every second one of every second row, and so on. */
  readonly stride: number;
}

export interface BlockCoefficients {
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** One plane of blocksWide * blocksHigh values for each frequency asked for. */
  readonly planes: readonly Float32Array[];
}

const STRIP_BYTES = 1 << 19;
const FREQUENCIES = 64;
const SPACE_BYTES = 1152;

/**
 * The orthonormal 8x8 DCT (ITU-T T.81, A.3.3) of all blocks of a grid that lie wholly in the plane, of samples shifted
 * by -128: quantized coefficients times their steps.
 * @param luma width * height values 0-255
 * @param frequencies v * 8 + u for horizontal frequency u and vertical frequency v; 0 is DC
 */
export function dctOfBlocks(
  luma: Float32Array, width: number, height: number, { left, top, stride }: BlockGrid, frequencies: readonly number[],
): BlockCoefficients {
  const pitchPx = 8 * stride;
  const blocksWide = Math.max(0, Math.floor((width - left - 8) / pitchPx) + 1);
  const blocksHigh = Math.max(0, Math.floor((height - top - 8) / pitchPx) + 1);
  const planes = frequencies.map(() => new Float32Array(blocksWide * blocksHigh));
  if (blocksWide === 0) return { blocksWide, blocksHigh, planes };
  // The kernel works on four blocks at a time and may read three beyond the last one.
  const padded = (blocksWide + 3) & ~3;
  const rowFloats = Math.max(width, left + padded * pitchPx);
  const rowsAtOnce = Math.max(1, Math.floor(STRIP_BYTES / (32 * rowFloats)));
  const [from, out, space] = layOut(rowFloats * 32, FREQUENCIES * padded * rowsAtOnce * 4, SPACE_BYTES);
  const planeBytes = padded * rowsAtOnce * 4;
  const samples = floatsAt(from, 8 * rowFloats);
  for (let first = 0; first < blocksHigh; first += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, blocksHigh - first);
    for (let row = 0; row < rows; row++) {
      const y = top + (first + row) * pitchPx;
      for (let i = 0; i < 8; i++) samples.set(luma.subarray((y + i) * width, (y + i + 1) * width), i * rowFloats);
      kernels().blockDct(from + left * 4, rowFloats * 4, pitchPx * 4, blocksWide, out + row * padded * 4, planeBytes, space);
    }
    frequencies.forEach((frequency, f) => {
      for (let row = 0; row < rows; row++) {
        const plane = floatsAt(out + frequency * planeBytes + row * padded * 4, blocksWide);
        (planes[f] as Float32Array).set(plane, (first + row) * blocksWide);
      }
    });
  }
  return { blocksWide, blocksHigh, planes };
}
