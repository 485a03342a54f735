import { bytesAt, floatsAt, integersAt, kernels, layOut } from '../kernels/program';

/**
 * Votes for the origin of an 8x8 JPEG grid, after T. Nikoukhah, J. Anger, M. Colom, J.-M. Morel &
 * R. Grompone von Gioi, "ZERO: a Local JPEG Grid Origin Detector Based on the Number of DCT Zeros
 * and its Applications in Image Forensics", IPOL 11 (2021). There every pixel votes for the block,
 * of the 64 that contain it, with most zero coefficients. Here a lattice of cells votes: the 64
 * blocks that start in a cell's 8x8 corner. It is the same vote once per 64 pixels (at stride 8),
 * on blocks that no other cell examines, and costs a sixty-fourth.
 */
export const NO_VOTE = 255;

/**
 * The lattice starts half a block off the usual grid: of the 64 blocks of a cell the outermost
 * overlap the others least, so they win slightly more often by chance, and that bias should not
 * affect the usual grid's neighbours.
 */
export const LATTICE_START_PX = 4;

export interface GridVotes {
  readonly columns: number;
  readonly rows: number;
  /**
   * Pixels from cell to cell, a multiple of 8. A cell's 15x15 pixels start at LATTICE_START_PX +
   * stridePx * (i, j).
   */
  readonly stridePx: number;
  /** columns * rows values: origin y * 8 + x of the winning grid, or NO_VOTE at a tie. */
  readonly origins: Uint8Array;
}

interface VoteRules {
  /** Pixels from cell to cell, a multiple of 8. */
  readonly stridePx: number;
  /**
   * A coefficient (orthonormal DCT, grey levels) counts as zero up to here. ZERO uses 0.5, half the
   * smallest step.
   */
  readonly zeroBelow: number;
  /**
   * An origin that gets no votes: the grid of the JPEG file itself, which would hide all others.
   */
  readonly barredOrigin: number | null;
}

/**
 * Fixed-point scale of the samples: 4 fractional bits keep the DCT's rounding far under
 * `zeroBelow`.
 */
const SAMPLE_SCALE = 16;
const SPAN_PX = 15;
const COEFFICIENTS = 64;
const SPACE_BYTES = 4800;

/*
 * The kernel transforms by the 8-point DCT of Y. Arai, T. Agui & M. Nakajima (1988) in fixed point:
 * five multiplications, with each output off by a constant factor that the thresholds include.
 * Counting stops in a block that has more nonzero coefficients than the best so far, and the
 * previous cell's vote is counted first: where there is a grid, all other blocks are dismissed
 * quickly.
 */

/**
 * Factor between that transform and the orthonormal DCT, per frequency: sqrt(8), then 4 * cos(k *
 * pi / 16).
 */
function aanGain(frequency: number): number {
  return frequency === 0
    ? Math.SQRT2 * 2
    : Math.SQRT2 * 2 * Math.SQRT2 * Math.cos((frequency * Math.PI) / 16);
}

/**
 * Threshold per coefficient in fixed point, vertical frequency * 8 + horizontal; below 0 for DC, so
 * that it never counts as zero.
 */
function zeroThresholds(zeroBelow: number): Int32Array {
  const thresholds = new Int32Array(COEFFICIENTS);
  for (let u = 0; u < 8; u++) {
    for (let v = 0; v < 8; v++) {
      thresholds[v * 8 + u] = Math.round(zeroBelow * SAMPLE_SCALE * aanGain(u) * aanGain(v));
    }
  }
  thresholds[0] = -1 << 24;
  return thresholds;
}

/** Returns the origin, 0-63 (y * 8 + x), of the grid of a block that starts at that pixel. */
function originOf(x: number, y: number): number {
  return (y & 7) * 8 + (x & 7);
}

/** Returns the votes of every cell of the picture. `luma` is width * height values, 0-255. */
export function gridVotes(
  luma: Float32Array,
  width: number,
  height: number,
  rules: VoteRules,
): GridVotes {
  const { stridePx, zeroBelow, barredOrigin } = rules;
  const columns = Math.max(0, Math.floor((width - LATTICE_START_PX - SPAN_PX) / stridePx) + 1);
  const rows = Math.max(0, Math.floor((height - LATTICE_START_PX - SPAN_PX) / stridePx) + 1);
  const origins = new Uint8Array(columns * rows).fill(NO_VOTE);
  const [lines, thresholds, space, out] = layOut(
    SPAN_PX * width * 4,
    COEFFICIENTS * 4,
    SPACE_BYTES,
    columns,
  );
  const window = floatsAt(lines, SPAN_PX * width);
  integersAt(thresholds, COEFFICIENTS).set(zeroThresholds(zeroBelow));
  const barred =
    barredOrigin === null
      ? NO_VOTE
      : originOf((barredOrigin & 7) - LATTICE_START_PX, (barredOrigin >> 3) - LATTICE_START_PX);
  const votes = bytesAt(out, columns);
  let guess = NO_VOTE;
  for (let row = 0; row < rows; row++) {
    const top = LATTICE_START_PX + row * stridePx;
    window.set(luma.subarray(top * width, (top + SPAN_PX) * width));
    guess = kernels().gridVotes(
      lines + LATTICE_START_PX * 4,
      width * 4,
      stridePx * 4,
      columns,
      thresholds,
      barred,
      guess,
      space,
      out,
    );
    for (let column = 0; column < columns; column++) {
      const vote = votes[column] as number;
      if (vote === NO_VOTE) continue;
      origins[row * columns + column] = originOf(
        LATTICE_START_PX + column * stridePx + (vote & 7),
        top + (vote >> 3),
      );
    }
  }
  return { columns, rows, stridePx, origins };
}
