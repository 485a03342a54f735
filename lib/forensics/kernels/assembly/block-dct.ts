/** cos(k * pi / 16) / 2; the fourth also carries the 1 / sqrt(2) of DC. */
const C1: f64 = 0.4903926402016152;
const C2: f64 = 0.46193976625564337;
const C3: f64 = 0.4157348061512726;
const C4: f64 = 0.3535533905932738;
const C5: f64 = 0.27778511650980114;
const C6: f64 = 0.19134171618254492;
const C7: f64 = 0.09754516100806417;

/**
 * The 8-point transforms of two lines of 8 floats side by side, written as columns, of which the
 * lowest `count` frequencies (2, 4, 6 or 8). Computed in double precision and in the order of
 * maths/dct.ts, rounded to floats at the end, so that both give identical bits: coefficients half
 * way between two values are frequent (wherever luma is an integer), and their rounding must not
 * depend on the implementation.
 */
@inline
function transformTwo(above: usize, lineBytes: usize, minus: v128, to: usize, count: i32): void {
  const below = above + lineBytes;
  const a = f32x4.sub(v128.load(above), minus), b = f32x4.sub(v128.load(below), minus);
  const c = f32x4.sub(v128.load(above + 16), minus), d = f32x4.sub(v128.load(below + 16), minus);
  const x0 = f64x2.promote_low_f32x4(v128.shuffle<i32>(a, b, 0, 4, 0, 0));
  const x1 = f64x2.promote_low_f32x4(v128.shuffle<i32>(a, b, 1, 5, 0, 0));
  const x2 = f64x2.promote_low_f32x4(v128.shuffle<i32>(a, b, 2, 6, 0, 0));
  const x3 = f64x2.promote_low_f32x4(v128.shuffle<i32>(a, b, 3, 7, 0, 0));
  const x4 = f64x2.promote_low_f32x4(v128.shuffle<i32>(c, d, 0, 4, 0, 0));
  const x5 = f64x2.promote_low_f32x4(v128.shuffle<i32>(c, d, 1, 5, 0, 0));
  const x6 = f64x2.promote_low_f32x4(v128.shuffle<i32>(c, d, 2, 6, 0, 0));
  const x7 = f64x2.promote_low_f32x4(v128.shuffle<i32>(c, d, 3, 7, 0, 0));
  even(f64x2.add(x0, x7), f64x2.add(x1, x6), f64x2.add(x2, x5), f64x2.add(x3, x4), to, count);
  odd(f64x2.sub(x0, x7), f64x2.sub(x1, x6), f64x2.sub(x2, x5), f64x2.sub(x3, x4), to, count);
}

@inline
function put(to: usize, value: v128): void {
  v128.store64_lane(to, f32x4.demote_f64x2_zero(value), 0);
}

@inline
function times(factor: f64, value: v128): v128 {
  return f64x2.mul(f64x2.splat(factor), value);
}

@inline
function even(s0: v128, s1: v128, s2: v128, s3: v128, to: usize, count: i32): void {
  const p = f64x2.sub(s0, s3), q = f64x2.sub(s1, s2);
  put(to, times(C4, f64x2.add(f64x2.add(f64x2.add(s0, s1), s2), s3)));
  if (count > 2) put(to + 64, f64x2.add(times(C2, p), times(C6, q)));
  if (count > 4) put(to + 128, times(C4, f64x2.add(f64x2.sub(f64x2.sub(s0, s1), s2), s3)));
  if (count > 6) put(to + 192, f64x2.sub(times(C6, p), times(C2, q)));
}

@inline
function odd(d0: v128, d1: v128, d2: v128, d3: v128, to: usize, count: i32): void {
  put(to + 32, f64x2.add(f64x2.add(f64x2.add(times(C1, d0), times(C3, d1)), times(C5, d2)), times(C7, d3)));
  if (count > 2) put(to + 96, f64x2.sub(f64x2.sub(f64x2.sub(times(C3, d0), times(C7, d1)), times(C1, d2)), times(C5, d3)));
  if (count > 4) put(to + 160, f64x2.add(f64x2.add(f64x2.sub(times(C5, d0), times(C1, d1)), times(C7, d2)), times(C3, d3)));
  if (count > 6) put(to + 224, f64x2.sub(f64x2.add(f64x2.sub(times(C7, d0), times(C5, d1)), times(C3, d2)), times(C1, d3)));
}

/**
 * The orthonormal 8x8 DCT of one block, written to the second half of 512 bytes of work space: 64
 * floats, row by row.
 */
@inline
export function transformBlock(from: usize, rowBytes: usize, space: usize): void {
  const middle = f32x4.splat(128), zero = f32x4.splat(0), to = space + 256;
  for (let y: usize = 0; y < 8; y += 2) transformTwo(from + y * rowBytes, rowBytes, middle, space + (y << 2), 8);
  for (let u: usize = 0; u < 8; u += 2) transformTwo(space + (u << 5), 32, zero, to + (u << 2), 8);
}

/** The same for the frequencies with u + v up to 5 alone, and some beyond. */
@inline
function transformLow(from: usize, rowBytes: usize, space: usize): void {
  const middle = f32x4.splat(128), zero = f32x4.splat(0), to = space + 256;
  for (let y: usize = 0; y < 8; y += 2) transformTwo(from + y * rowBytes, rowBytes, middle, space + (y << 2), 6);
  transformTwo(space, 32, zero, to, 6);
  transformTwo(space + 64, 32, zero, to + 8, 4);
  transformTwo(space + 128, 32, zero, to + 16, 2);
}

@inline
function areLow(wanted: usize, count: i32): bool {
  for (let i = 0; i < count; i++) {
    const frequency = <i32>load<u8>(wanted + <usize>i);
    if ((frequency & 7) + (frequency >> 3) > 5) return false;
  }
  return true;
}

/**
 * The orthonormal 8x8 DCT of one row of blocks.
 * @param from first sample of the first block; `rowBytes` to the next row, `pitchBytes` to the next
 * block
 * @param wanted `count` frequencies, v * 8 + u, one byte each
 * @param out one plane for each of them, `planeBytes` apart
 * @param space 512 bytes of work space
 */
export function blockDct(
  from: usize, rowBytes: usize, pitchBytes: usize, blocks: i32,
  wanted: usize, count: i32, out: usize, planeBytes: usize, space: usize,
): void {
  const isLow = areLow(wanted, count);
  for (let block = 0; block < blocks; block++) {
    if (isLow) transformLow(from, rowBytes, space);
    else transformBlock(from, rowBytes, space);
    let plane = out;
    for (let i = 0; i < count; i++) {
      store<f32>(plane, load<f32>(space + 256 + (<usize>load<u8>(wanted + i) << 2)));
      plane += planeBytes;
    }
    from += pitchBytes;
    out += 4;
  }
}
