const SPAN: i32 = 15;
/** Bytes of a row of samples, padded by one sample so that vectors fit. */
const SAMPLE_ROW: usize = 64;
/** Bytes of the transforms of one row of a cell: 8 offsets, 8 frequencies each. */
const TRANSFORM_ROW: usize = 256;
const NO_VOTE: i32 = 255;
/** Fixed point: 4 fractional bits. */
const SCALE: f32 = 16;

/** The eight results of `transform8`: four lanes, one line each. */
let f0: v128 = i32x4.splat(0), f1: v128 = i32x4.splat(0), f2: v128 = i32x4.splat(0), f3: v128 = i32x4.splat(0);
let f4: v128 = i32x4.splat(0), f5: v128 = i32x4.splat(0), f6: v128 = i32x4.splat(0), f7: v128 = i32x4.splat(0);

@inline
function times(value: v128, factor: i32): v128 {
  return i32x4.shr_s(i32x4.mul(value, i32x4.splat(factor)), 10);
}

@inline
function transform8(x0: v128, x1: v128, x2: v128, x3: v128, x4: v128, x5: v128, x6: v128, x7: v128): void {
  const a0 = i32x4.add(x0, x7), a7 = i32x4.sub(x0, x7), a1 = i32x4.add(x1, x6), a6 = i32x4.sub(x1, x6);
  const a2 = i32x4.add(x2, x5), a5 = i32x4.sub(x2, x5), a3 = i32x4.add(x3, x4), a4 = i32x4.sub(x3, x4);
  const b0 = i32x4.add(a0, a3), b3 = i32x4.sub(a0, a3), b1 = i32x4.add(a1, a2), b2 = i32x4.sub(a1, a2);
  const z1 = times(i32x4.add(b2, b3), 724);
  const c0 = i32x4.add(a4, a5), c2 = i32x4.add(a6, a7);
  const z5 = times(i32x4.sub(c0, c2), 392);
  const z2 = i32x4.add(times(c0, 554), z5), z4 = i32x4.add(times(c2, 1338), z5);
  const z3 = times(i32x4.add(a5, a6), 724);
  const z11 = i32x4.add(a7, z3), z13 = i32x4.sub(a7, z3);
  f0 = i32x4.add(b0, b1);
  f4 = i32x4.sub(b0, b1);
  f2 = i32x4.add(b3, z1);
  f6 = i32x4.sub(b3, z1);
  f5 = i32x4.add(z13, z2);
  f3 = i32x4.sub(z13, z2);
  f1 = i32x4.add(z11, z4);
  f7 = i32x4.sub(z11, z4);
}

/** Transposes four vectors and stores them `TRANSFORM_ROW / 8` bytes apart. */
@inline
function storeTurned(a: v128, b: v128, c: v128, d: v128, to: usize): void {
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5), cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  const abHigh = v128.shuffle<i32>(a, b, 2, 6, 3, 7), cdHigh = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
  v128.store(to, v128.shuffle<i64>(ab, cd, 0, 2));
  v128.store(to, v128.shuffle<i64>(ab, cd, 1, 3), 32);
  v128.store(to, v128.shuffle<i64>(abHigh, cdHigh, 0, 2), 64);
  v128.store(to, v128.shuffle<i64>(abHigh, cdHigh, 1, 3), 96);
}

/** Rounds to the nearest sample, halves upwards. */
@inline
function sampled(at: usize): v128 {
  const values = f32x4.mul(v128.load(at), f32x4.splat(SCALE));
  const below = f32x4.floor(values);
  const up = v128.and(f32x4.ge(f32x4.sub(values, below), f32x4.splat(0.5)), f32x4.splat(1));
  return i32x4.trunc_sat_f32x4_s(f32x4.add(below, up));
}

/** Copies the 15x15 samples of a cell in fixed point; returns false when they are all equal. */
function readCell(from: usize, rowBytes: usize, samples: usize): bool {
  let least = i32x4.splat(i32.MAX_VALUE), most = i32x4.splat(i32.MIN_VALUE);
  for (let y = 0; y < SPAN; y++) {
    for (let x: usize = 0; x < 64; x += 16) {
      // The last vector overlaps the third, so that nothing outside the cell is read.
      const at: usize = x === 48 ? 44 : x;
      const values = sampled(from + at);
      v128.store(samples + at, values);
      least = i32x4.min_s(least, values);
      most = i32x4.max_s(most, values);
    }
    from += rowBytes;
    samples += SAMPLE_ROW;
  }
  const low = min(min(i32x4.extract_lane(least, 0), i32x4.extract_lane(least, 1)), min(i32x4.extract_lane(least, 2), i32x4.extract_lane(least, 3)));
  const high = max(max(i32x4.extract_lane(most, 0), i32x4.extract_lane(most, 1)), max(i32x4.extract_lane(most, 2), i32x4.extract_lane(most, 3)));
  return high - low > <i32>SCALE;
}

/** Transforms each row at its 8 offsets, stored at (row * 8 + offset) * 8 + frequency. */
function transformRows(samples: usize, rows: usize): void {
  for (let y = 0; y < SPAN; y++) {
    for (let x: usize = 0; x < 8; x += 4) {
      const at = samples + (x << 2);
      transform8(
        v128.load(at), v128.load(at, 4), v128.load(at, 8), v128.load(at, 12),
        v128.load(at, 16), v128.load(at, 20), v128.load(at, 24), v128.load(at, 28),
      );
      const to = rows + (x << 5);
      storeTurned(f0, f1, f2, f3, to);
      storeTurned(f4, f5, f6, f7, to + 16);
    }
    samples += SAMPLE_ROW;
    rows += TRANSFORM_ROW;
  }
}

/** 0 for each lane within the threshold, -1 for the others. */
@inline
function beyond(value: v128, thresholds: usize, v: usize): v128 {
  return i32x4.gt_s(i32x4.abs(value), v128.load(thresholds + (v << 5)));
}

/**
 * Counts the nonzero coefficients of a block; stops after the first half where that has more than
 * `most`.
 */
function nonZeros(rows: usize, block: i32, most: i32, thresholds: usize): i32 {
  const first = rows + <usize>(block >> 3) * TRANSFORM_ROW + (<usize>(block & 7) << 5);
  let count = 0;
  for (let half = 0; half < 2; half++) {
    // High frequencies first: outside the right grid most nonzero coefficients are there.
    const at = first + (half === 0 ? 16 : 0), limits = thresholds + (half === 0 ? 16 : 0);
    transform8(
      v128.load(at), v128.load(at, 256), v128.load(at, 512), v128.load(at, 768),
      v128.load(at, 1024), v128.load(at, 1280), v128.load(at, 1536), v128.load(at, 1792),
    );
    let sum = i32x4.add(beyond(f0, limits, 0), beyond(f1, limits, 1));
    sum = i32x4.add(sum, i32x4.add(beyond(f2, limits, 2), beyond(f3, limits, 3)));
    sum = i32x4.add(sum, i32x4.add(beyond(f4, limits, 4), beyond(f5, limits, 5)));
    sum = i32x4.add(sum, i32x4.add(beyond(f6, limits, 6), beyond(f7, limits, 7)));
    count -= i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3);
    if (count > most) break;
  }
  return count;
}

/**
 * Returns the one block with the fewest nonzero coefficients; `NO_VOTE` when two share the minimum.
 */
function cellVote(rows: usize, thresholds: usize, barred: i32, guess: i32): i32 {
  let winner = NO_VOTE, fewest = 64;
  if (guess !== NO_VOTE) {
    fewest = nonZeros(rows, guess, 64, thresholds);
    winner = guess;
  }
  for (let block = 0; block < 64; block++) {
    if (block === guess || block === barred) continue;
    const count = nonZeros(rows, block, fewest, thresholds);
    if (count < fewest) {
      fewest = count;
      winner = block;
    } else if (count === fewest) winner = NO_VOTE;
  }
  return winner;
}

/**
 * Votes of one row of cells. Votes and transform are described in maths/grid-votes.ts.
 * @param lines address of the first cell's first sample (floats) in 15 lines `rowBytes` apart;
 * reads one sample beyond
 * @param pitchBytes from cell to cell
 * @param thresholds 64 of i32, vertical frequency * 8 + horizontal
 * @param barred block within the cell (y * 8 + x) that gets no vote, or 255
 * @param guess the block of the previous vote, which is counted first
 * @param space 4800 bytes of work space
 * @param out one byte a cell: the block, or 255
 * @returns the guess for the next row
 */
export function gridVotes(
  lines: usize, rowBytes: usize, pitchBytes: usize, cells: i32, thresholds: usize, barred: i32, guess: i32, space: usize, out: usize,
): i32 {
  const rows = space + <usize>SPAN * SAMPLE_ROW;
  for (let cell: usize = 0; cell < <usize>cells; cell++) {
    let vote = NO_VOTE;
    if (readCell(lines + cell * pitchBytes, rowBytes, space)) {
      transformRows(space, rows);
      vote = cellVote(rows, thresholds, barred, guess);
      if (vote !== NO_VOTE) guess = vote;
    }
    store<u8>(out + cell, <u8>vote);
  }
  return guess;
}
