/**
 * Votes for the origin of an 8x8 JPEG grid, after T. Nikoukhah, J. Anger, M. Colom, J.-M. Morel & R. Grompone von Gioi,
 * "ZERO: a Local JPEG Grid Origin Detector Based on the Number of DCT Zeros and its Applications in Image Forensics",
 * IPOL 11 (2021). There every pixel votes for the block, of the 64 that contain it, with most zero coefficients. Here a
 * lattice of cells votes: the 64 blocks that start in a cell's 8x8 corner. It is the same question asked once per
 * 64 pixels (at stride 8), of blocks that no other cell asks about, and costs a sixty-fourth.
 */
export const NO_VOTE = 255;

/**
 * The lattice starts half a block off the usual grid: of the 64 blocks of a cell the outermost overlap the others
 * least, so they win a little more often by chance, and that bias should not fall on the usual grid's neighbours.
 */
export const LATTICE_START_PX = 4;

export interface GridVotes {
  readonly columns: number;
  readonly rows: number;
  /** Pixels from cell to cell, a multiple of 8. A cell's 15x15 pixels start at LATTICE_START_PX + stridePx * (i, j). */
  readonly stridePx: number;
  /** columns * rows: origin y * 8 + x of the winning grid, or NO_VOTE at a tie. */
  readonly origins: Uint8Array;
}

export interface VoteRules {
  /** Pixels from cell to cell, a multiple of 8. */
  readonly stridePx: number;
  /** A coefficient (orthonormal DCT, grey levels) counts as zero up to here. ZERO uses 0.5, half the smallest step. */
  readonly zeroBelow: number;
  /** An origin nobody may vote for: the grid of the JPEG file itself, which would hide all others. */
  readonly barredOrigin: number | null;
}

/** Fixed-point scale of the samples: 4 fractional bits keep the DCT's rounding far under `zeroBelow`. */
const SAMPLE_SCALE = 16;
const SPAN_PX = 15;
const COEFFICIENTS = 64;

/**
 * 8-point DCT after Y. Arai, T. Agui & M. Nakajima (1988), five multiplications, each output off by a constant factor
 * that the thresholds carry. Reads and writes eight Int32 with a step.
 */
function scaledDct8(from: Int32Array, at: number, step: number, to: Int32Array, out: number): void {
  const x0 = from[at] as number, x7 = from[at + 7 * step] as number;
  const x1 = from[at + step] as number, x6 = from[at + 6 * step] as number;
  const x2 = from[at + 2 * step] as number, x5 = from[at + 5 * step] as number;
  const x3 = from[at + 3 * step] as number, x4 = from[at + 4 * step] as number;
  const a0 = x0 + x7, a7 = x0 - x7, a1 = x1 + x6, a6 = x1 - x6;
  const a2 = x2 + x5, a5 = x2 - x5, a3 = x3 + x4, a4 = x3 - x4;
  const b0 = a0 + a3, b3 = a0 - a3, b1 = a1 + a2, b2 = a1 - a2;
  const z1 = Math.imul(b2 + b3, 724) >> 10;
  to[out] = b0 + b1;
  to[out + 4] = b0 - b1;
  to[out + 2] = b3 + z1;
  to[out + 6] = b3 - z1;
  const c0 = a4 + a5, c1 = a5 + a6, c2 = a6 + a7;
  const z5 = Math.imul(c0 - c2, 392) >> 10;
  const z2 = (Math.imul(c0, 554) >> 10) + z5;
  const z4 = (Math.imul(c2, 1338) >> 10) + z5;
  const z3 = Math.imul(c1, 724) >> 10;
  const z11 = a7 + z3, z13 = a7 - z3;
  to[out + 5] = z13 + z2;
  to[out + 3] = z13 - z2;
  to[out + 1] = z11 + z4;
  to[out + 7] = z11 - z4;
}

/** How much larger `scaledDct8` is than the orthonormal DCT, per frequency: sqrt(8), then 4 * cos(k * pi / 16). */
function aanGain(frequency: number): number {
  return frequency === 0 ? Math.SQRT2 * 2 : Math.SQRT2 * 2 * Math.SQRT2 * Math.cos((frequency * Math.PI) / 16);
}

/** Threshold per coefficient in fixed point, horizontal frequency * 8 + vertical; below 0 for DC, never a zero. */
function zeroThresholds(zeroBelow: number): Int32Array {
  const thresholds = new Int32Array(COEFFICIENTS);
  for (let u = 0; u < 8; u++) {
    for (let v = 0; v < 8; v++) {
      thresholds[u * 8 + v] = Math.round(zeroBelow * SAMPLE_SCALE * aanGain(u) * aanGain(v));
    }
  }
  thresholds[0] = -1 << 24;
  return thresholds;
}

/** Row transforms of the 15 rows at each of the 8 horizontal offsets: index (row * 8 + offset) * 8 + frequency. */
function transformRows(samples: Int32Array, rows: Int32Array): void {
  for (let y = 0; y < SPAN_PX; y++) {
    for (let x = 0; x < 8; x++) scaledDct8(samples, y * SPAN_PX + x, 1, rows, (y * 8 + x) * 8);
  }
}

/**
 * Coefficients that are not zero in the block at (x, y) of the cell; counting stops once there are more than `most`.
 * The column transform is written out once more (as in `scaledDct8`) so that nothing is stored: this loop is the cost
 * of the whole detector. The sign bit of (c + t) | (t - c) is set when |c| > t.
 */
function nonZeros(rows: Int32Array, x: number, y: number, most: number, thresholds: Int32Array): number {
  let count = 0;
  for (let u = 7; u >= 0 && count <= most; u--) {
    const at = (y * 8 + x) * 8 + u;
    const x0 = rows[at] as number, x1 = rows[at + 64] as number;
    const x2 = rows[at + 128] as number, x3 = rows[at + 192] as number;
    const x4 = rows[at + 256] as number, x5 = rows[at + 320] as number;
    const x6 = rows[at + 384] as number, x7 = rows[at + 448] as number;
    const a7 = x0 - x7, a6 = x1 - x6, a5 = x2 - x5, a4 = x3 - x4;
    const z5 = Math.imul(a4 + a5 - a6 - a7, 392) >> 10;
    const z2 = (Math.imul(a4 + a5, 554) >> 10) + z5;
    const z4 = (Math.imul(a6 + a7, 1338) >> 10) + z5;
    const z3 = Math.imul(a5 + a6, 724) >> 10;
    const z11 = a7 + z3, z13 = a7 - z3;
    const b0 = x0 + x7 + x3 + x4, b3 = x0 + x7 - x3 - x4, b1 = x1 + x6 + x2 + x5, b2 = x1 + x6 - x2 - x5;
    const z1 = Math.imul(b2 + b3, 724) >> 10;
    const c0 = b0 + b1, c1 = z11 + z4, c2 = b3 + z1, c3 = z13 - z2;
    const c4 = b0 - b1, c5 = z13 + z2, c6 = b3 - z1, c7 = z11 - z4;
    const k = u * 8;
    const t0 = thresholds[k] as number, t1 = thresholds[k + 1] as number;
    const t2 = thresholds[k + 2] as number, t3 = thresholds[k + 3] as number;
    const t5 = thresholds[k + 5] as number, t6 = thresholds[k + 6] as number, t7 = thresholds[k + 7] as number;
    const t4 = thresholds[k + 4] as number;
    count += (((c0 + t0) | (t0 - c0)) >>> 31) + (((c1 + t1) | (t1 - c1)) >>> 31)
      + (((c2 + t2) | (t2 - c2)) >>> 31) + (((c3 + t3) | (t3 - c3)) >>> 31)
      + (((c4 + t4) | (t4 - c4)) >>> 31) + (((c5 + t5) | (t5 - c5)) >>> 31)
      + (((c6 + t6) | (t6 - c6)) >>> 31) + (((c7 + t7) | (t7 - c7)) >>> 31);
  }
  return count;
}

/** What one cell's vote is taken from; the arrays are reused from cell to cell. */
interface Ballot {
  readonly samples: Int32Array;
  readonly rows: Int32Array;
  readonly thresholds: Int32Array;
  /** Within the cell (y * 8 + x), as are the votes. */
  readonly barred: number;
}

/**
 * The one block of the cell with the fewest coefficients that are not zero; NO_VOTE when two share that. `guess` is
 * counted first: where a grid is there, all others then stop counting early.
 */
function cellVote(ballot: Ballot, guess: number): number {
  const { rows, thresholds, barred } = ballot;
  let winner = NO_VOTE;
  let fewest = COEFFICIENTS;
  if (guess !== NO_VOTE) {
    fewest = nonZeros(rows, guess & 7, guess >> 3, COEFFICIENTS, thresholds);
    winner = guess;
  }
  for (let block = 0; block < COEFFICIENTS; block++) {
    if (block === guess || block === barred) continue;
    const count = nonZeros(rows, block & 7, block >> 3, fewest, thresholds);
    if (count < fewest) {
      fewest = count;
      winner = block;
    } else if (count === fewest) winner = NO_VOTE;
  }
  return winner;
}

/** Copies the 15x15 samples of a cell in fixed point; false when they are all alike (nothing to vote about). */
function readCell(luma: Float32Array, width: number, left: number, top: number, samples: Int32Array): boolean {
  let least = Infinity;
  let most = -Infinity;
  for (let y = 0; y < SPAN_PX; y++) {
    const from = (top + y) * width + left;
    for (let x = 0; x < SPAN_PX; x++) {
      const sample = Math.round((luma[from + x] as number) * SAMPLE_SCALE);
      samples[y * SPAN_PX + x] = sample;
      if (sample < least) least = sample;
      if (sample > most) most = sample;
    }
  }
  return most - least > SAMPLE_SCALE;
}

/** The grid's origin, 0-63 (y * 8 + x), of a block that starts at that pixel. */
function originOf(x: number, y: number): number {
  return (y & 7) * 8 + (x & 7);
}

/** Votes of every cell of the picture. `luma` is width * height, 0-255. */
export function gridVotes(luma: Float32Array, width: number, height: number, rules: VoteRules): GridVotes {
  const { stridePx, zeroBelow, barredOrigin } = rules;
  const columns = Math.max(0, Math.floor((width - LATTICE_START_PX - SPAN_PX) / stridePx) + 1);
  const rowCount = Math.max(0, Math.floor((height - LATTICE_START_PX - SPAN_PX) / stridePx) + 1);
  const origins = new Uint8Array(columns * rowCount).fill(NO_VOTE);
  const ballot: Ballot = {
    samples: new Int32Array(SPAN_PX * SPAN_PX),
    rows: new Int32Array(SPAN_PX * COEFFICIENTS),
    thresholds: zeroThresholds(zeroBelow),
    barred: barredOrigin === null
      ? NO_VOTE : originOf((barredOrigin & 7) - LATTICE_START_PX, (barredOrigin >> 3) - LATTICE_START_PX),
  };
  let guess = NO_VOTE;
  for (let at = 0; at < origins.length; at++) {
    const row = Math.floor(at / columns);
    const left = LATTICE_START_PX + (at - row * columns) * stridePx;
    const top = LATTICE_START_PX + row * stridePx;
    if (!readCell(luma, width, left, top, ballot.samples)) continue;
    transformRows(ballot.samples, ballot.rows);
    const vote = cellVote(ballot, guess);
    if (vote === NO_VOTE) continue;
    guess = vote;
    origins[at] = originOf(left + (vote & 7), top + (vote >> 3));
  }
  return { columns, rows: rowCount, stridePx, origins };
}
