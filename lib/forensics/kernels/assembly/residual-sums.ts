const SUMS: usize = 29;

/**
 * Sums of the high-pass residual over some 8x8 blocks of one row of blocks, in the order of
 * kernels/residual-sums.ts.
 * @param rows address of the 12 rows (two above, eight of the blocks, two below), each starting two
 * samples left of the first block; `rowBytes` apart, at least 8 * (blocks of the row) + 8 samples
 * @param width of the row in samples: 8 for each of its blocks
 * @param wanted `blocks` numbers (i32): columns of the blocks
 * @param across 12 rows of work space, each `rowBytes` long
 * @param residual 10 rows of work space, each `rowBytes` long
 */
export function residualSums(
  rows: usize, rowBytes: usize, width: i32, wanted: usize, blocks: i32, across: usize, residual: usize, out: usize,
): void {
  const wide = <usize>(width + 2) << 2;
  for (let y: usize = 0; y < 12; y++) {
    const from = rows + y * rowBytes, to = across + y * rowBytes;
    for (let x: usize = 0; x < wide; x += 16) v128.store(to + x, secondDifference(from + x, 4));
  }
  const most = f32x4.splat(60), least = f32x4.splat(-60), quarter = f32x4.splat(0.25);
  for (let y: usize = 0; y < 10; y++) {
    const from = across + y * rowBytes, to = residual + y * rowBytes;
    for (let x: usize = 0; x < wide; x += 16) {
      const value = f32x4.mul(secondDifference(from + x, rowBytes), quarter);
      v128.store(to + x, f32x4.pmax(f32x4.pmin(value, most), least));
    }
  }
  for (let block = 0; block < blocks; block++) {
    const at = <usize>load<i32>(wanted + (<usize>block << 2)) << 5;
    momentsOf(rows + 2 * rowBytes + at + 8, rowBytes, residual + rowBytes + at + 4, out);
    edgesOf(rows + 2 * rowBytes + at + 8, rowBytes, across + 2 * rowBytes + at + 4, out + 52);
    out += SUMS << 2;
  }
}

/** 2 * b - a - c of three values `step` bytes apart. */
@inline
function secondDifference(at: usize, step: usize): v128 {
  const middle = v128.load(at + step);
  return f32x4.sub(f32x4.sub(f32x4.add(middle, middle), v128.load(at)), v128.load(at + 2 * step));
}

/** Returns the four totals over the lanes of four vectors. */
@inline
function totals(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5), cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  const abHigh = v128.shuffle<i32>(a, b, 2, 6, 3, 7), cdHigh = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
  const sum = f32x4.add(v128.shuffle<i64>(ab, cd, 0, 2), v128.shuffle<i64>(ab, cd, 1, 3));
  return f32x4.add(f32x4.add(sum, v128.shuffle<i64>(abHigh, cdHigh, 0, 2)), v128.shuffle<i64>(abHigh, cdHigh, 1, 3));
}

@inline
function plus(sum: v128, a: v128, b: v128): v128 {
  return f32x4.add(sum, f32x4.mul(a, b));
}

/**
 * The first 13 sums.
 * @param level first sample of the block
 * @param residual of that sample
 */
function momentsOf(level: usize, rowBytes: usize, residual: usize, out: usize): void {
  const zero = f32x4.splat(0), one = f32x4.splat(1);
  const quiet = f32x4.splat(0.75), dark = f32x4.splat(3), bright = f32x4.splat(252);
  const notLast = f32x4(1, 1, 1, 0);
  let sum = zero, squaredLevels = zero, squares = zero, magnitudes = zero, fourth = zero, silent = zero, clipped = zero;
  let right = zero, down = zero, diagonal = zero, right2 = zero, down2 = zero;
  for (let y = 0; y < 8; y++) {
    for (let half: usize = 0; half < 32; half += 16) {
      const l = v128.load(level + half), r = v128.load(residual + half);
      const magnitude = f32x4.abs(r), square = f32x4.mul(r, r);
      const after = v128.load(residual + half + 4), before = v128.load(residual + half - 4);
      const above = v128.load(residual + half - rowBytes), below = v128.load(residual + half + rowBytes);
      sum = f32x4.add(sum, l);
      squaredLevels = plus(squaredLevels, l, l);
      squares = f32x4.add(squares, square);
      magnitudes = f32x4.add(magnitudes, magnitude);
      fourth = plus(fourth, square, square);
      silent = f32x4.add(silent, v128.and(f32x4.lt(magnitude, quiet), one));
      clipped = f32x4.add(clipped, v128.and(v128.or(f32x4.lt(l, dark), f32x4.gt(l, bright)), one));
      right = plus(right, r, after);
      down = plus(down, r, below);
      diagonal = plus(diagonal, r, v128.load(residual + half - rowBytes - 4));
      right2 = f32x4.add(right2, f32x4.mul(half === 16 ? notLast : one, f32x4.mul(before, after)));
      if (y < 7) down2 = plus(down2, above, below);
    }
    level += rowBytes;
    residual += rowBytes;
  }
  store<f32>(out, 64);
  v128.store(out, totals(sum, squaredLevels, squares, magnitudes), 4);
  v128.store(out, totals(fourth, silent, right, down), 20);
  v128.store(out, totals(diagonal, right2, down2, clipped), 36);
}

/**
 * Computes the last 16 sums: second differences along rows by column, and along columns by row,
 * each at most 20.
 */
function edgesOf(level: usize, rowBytes: usize, across: usize, out: usize): void {
  const most = f32x4.splat(20);
  let left = f32x4.splat(0), right = f32x4.splat(0);
  for (let y: usize = 0; y < 8; y++) {
    left = f32x4.add(left, f32x4.pmin(most, f32x4.abs(v128.load(across))));
    right = f32x4.add(right, f32x4.pmin(most, f32x4.abs(v128.load(across + 16))));
    across += rowBytes;
  }
  v128.store(out, left);
  v128.store(out + 16, right);
  for (let y: usize = 0; y < 8; y += 4) {
    const at = level + y * rowBytes;
    v128.store(out + 32 + (y << 2), totals(
      edgeRow(at, rowBytes), edgeRow(at + rowBytes, rowBytes), edgeRow(at + 2 * rowBytes, rowBytes), edgeRow(at + 3 * rowBytes, rowBytes),
    ));
  }
}

/** Second differences along columns at a row of the block; its two halves are added. */
@inline
function edgeRow(level: usize, rowBytes: usize): v128 {
  const most = f32x4.splat(20), above = level - rowBytes;
  return f32x4.add(
    f32x4.pmin(most, f32x4.abs(secondDifference(above, rowBytes))),
    f32x4.pmin(most, f32x4.abs(secondDifference(above + 16, rowBytes))),
  );
}
