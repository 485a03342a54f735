import { bytesAt, floatsAt, kernels, layOut } from './program';

interface BlockGrid {
  /** First pixel of the first block; any offset. */
  readonly left: number;
  readonly top: number;
  /** 1 takes every block, 2 every second block of every second row, and so on. */
  readonly stride: number;
}

export interface BlockCoefficients {
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** One plane of blocksWide * blocksHigh values for each requested frequency. */
  readonly planes: readonly Float32Array[];
}

const STRIP_BYTES = 1 << 19;
const SPACE_BYTES = 512;

/**
 * The orthonormal 8x8 DCT (ITU-T T.81, A.3.3) of all blocks of a grid that lie completely in the
 * plane, of samples shifted by -128: quantized coefficients times their steps. Bit-identical to
 * `forwardDct` of each block.
 * @param luma width * height values 0-255
 * @param frequencies v * 8 + u for horizontal frequency u and vertical frequency v; 0 is DC
 */
export function dctOfBlocks(
  luma: Float32Array,
  width: number,
  height: number,
  { left, top, stride }: BlockGrid,
  frequencies: readonly number[],
): BlockCoefficients {
  return dctOfGrids(
    luma,
    width,
    height,
    { lefts: [left], top, stride },
    frequencies,
  )[0] as BlockCoefficients;
}

function emptyGrid(left: number, columns: number, blocksHigh: number, frequencyCount: number) {
  const blocksWide = Math.max(0, columns);
  return {
    left,
    blocksWide,
    blocksHigh,
    planes: Array.from({ length: frequencyCount }, () => new Float32Array(blocksWide * blocksHigh)),
  };
}

/**
 * Copies rows of blocks from the kernel's memory at `from` into the planes, the first to row
 * `first`.
 */
function copyRows(
  { planes, blocksWide }: BlockCoefficients,
  from: number,
  planeBytes: number,
  first: number,
  rows: number,
): void {
  planes.forEach((plane, f) => {
    plane.set(floatsAt(from + f * planeBytes, rows * blocksWide), first * blocksWide);
  });
}

/**
 * The same for grids that begin in the same row, one for each of `lefts`: each row of pixels is
 * copied once for all of them.
 */
export function dctOfGrids(
  luma: Float32Array,
  width: number,
  height: number,
  {
    lefts,
    top,
    stride,
  }: { readonly lefts: readonly number[]; readonly top: number; readonly stride: number },
  frequencies: readonly number[],
): BlockCoefficients[] {
  const pitchPx = 8 * stride;
  const blocksHigh = Math.max(0, Math.floor((height - top - 8) / pitchPx) + 1);
  const grids = lefts.map((left) =>
    emptyGrid(left, Math.floor((width - left - 8) / pitchPx) + 1, blocksHigh, frequencies.length),
  );
  const widest = Math.max(...grids.map(({ blocksWide }) => blocksWide));
  if (widest === 0) return grids;
  const rowsAtOnce = Math.max(
    1,
    Math.floor(STRIP_BYTES / (4 * lefts.length * frequencies.length * widest + 1)),
  );
  const planeBytes = widest * rowsAtOnce * 4;
  const gridBytes = frequencies.length * planeBytes;
  const [from, wanted, out, space] = layOut(
    width * 32,
    frequencies.length,
    lefts.length * gridBytes,
    SPACE_BYTES,
  );
  const samples = floatsAt(from, 8 * width);
  bytesAt(wanted, frequencies.length).set(frequencies);
  for (let first = 0; first < blocksHigh; first += rowsAtOnce) {
    const rows = Math.min(rowsAtOnce, blocksHigh - first);
    for (let row = 0; row < rows; row++) {
      const y = top + (first + row) * pitchPx;
      samples.set(luma.subarray(y * width, (y + 8) * width));
      grids.forEach(({ left, blocksWide }, i) =>
        kernels().blockDct(
          from + left * 4,
          width * 4,
          pitchPx * 4,
          blocksWide,
          wanted,
          frequencies.length,
          out + i * gridBytes + row * blocksWide * 4,
          planeBytes,
          space,
        ),
      );
    }
    grids.forEach((grid, i) => copyRows(grid, out + i * gridBytes, planeBytes, first, rows));
  }
  return grids;
}
