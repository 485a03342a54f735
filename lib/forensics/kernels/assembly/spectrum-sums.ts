import { transformBlock } from './block-dct';

const SUMS: usize = 9;

/** sum + value * value, for four blocks. */
@inline
function plusSquare(sum: v128, value: v128): v128 {
  return f32x4.add(sum, f32x4.mul(value, value));
}

/** The difference between the value and its quantized value. */
@inline
function rest(value: v128, step: usize): v128 {
  const steps = v128.load32_splat(step);
  return f32x4.sub(value, f32x4.mul(f32x4.nearest(f32x4.div(value, steps)), steps));
}

/** Writes the four values of one sum to their blocks' results. */
@inline
function putFour(out: usize, values: v128): void {
  store<f32>(out, f32x4.extract_lane(values, 0));
  store<f32>(out + (SUMS << 2), f32x4.extract_lane(values, 1));
  store<f32>(out + 2 * (SUMS << 2), f32x4.extract_lane(values, 2));
  store<f32>(out + 3 * (SUMS << 2), f32x4.extract_lane(values, 3));
}

/** Coefficients of up to four blocks side by side: 64 vectors. */
@inline
function fourBlocks(rows: usize, rowBytes: usize, wanted: usize, count: i32, tile: usize, space: usize): void {
  for (let lane = 0; lane < count; lane++) {
    transformBlock(rows + (<usize>load<i32>(wanted + (<usize>lane << 2)) << 5), rowBytes, space);
    const to = tile + (<usize>lane << 2);
    for (let f: usize = 0; f < 64; f++) store<f32>(to + (f << 4), load<f32>(space + 256 + (f << 2)));
  }
}

/** Sums of squares of the `count` coefficients listed from `listed` on. */
@inline
function energy(tile: usize, listed: usize, count: usize, share: usize): v128 {
  let sum = f32x4.splat(0);
  for (let i: usize = 0; i < count; i++) sum = plusSquare(sum, v128.load(tile + (<usize>load<u8>(listed + i) << 4)));
  return f32x4.mul(sum, v128.load32_splat(share));
}

/**
 * Sums of the DCT coefficients of some blocks of one row, four at a time, in the order of
 * kernels/spectrum-sums.ts.
 * @param rows first sample of the first block of the row; `rowBytes` to the next row
 * @param wanted `blocks` numbers (i32): columns of the blocks
 * @param bands 4 bytes: how many coefficients each band has; then their places, band after band
 * @param shares 4 factors, one for each band
 * @param asked `count` bytes: coefficients that are quantized; then `steps` has 5 steps for each of
 * them
 * @param out 9 sums a block, written for complete groups of four blocks
 * @param space 1536 bytes of work space
 */
export function spectrumSums(
  rows: usize, rowBytes: usize, wanted: usize, blocks: i32, bands: usize, shares: usize,
  asked: usize, count: i32, steps: usize, out: usize, space: usize,
): void {
  const tile = space + 512;
  const share = f32x4.splat(<f32>1 / <f32>count);
  for (let block = 0; block < blocks; block += 4) {
    fourBlocks(rows, rowBytes, wanted + (<usize>block << 2), min(4, blocks - block), tile, space);
    let listed = bands + 4;
    for (let band: usize = 0; band < 4; band++) {
      const size = <usize>load<u8>(bands + band);
      putFour(out + (band << 2), energy(tile, listed, size, shares + (band << 2)));
      listed += size;
    }
    let error0 = f32x4.splat(0), error1 = error0, error2 = error0, error3 = error0, error4 = error0;
    let step = steps;
    for (let i: usize = 0; i < <usize>count; i++) {
      const value = v128.load(tile + (<usize>load<u8>(asked + i) << 4));
      error0 = plusSquare(error0, rest(value, step));
      error1 = plusSquare(error1, rest(value, step + 4));
      error2 = plusSquare(error2, rest(value, step + 8));
      error3 = plusSquare(error3, rest(value, step + 12));
      error4 = plusSquare(error4, rest(value, step + 16));
      step += 20;
    }
    putFour(out + 16, f32x4.mul(error0, share));
    putFour(out + 20, f32x4.mul(error1, share));
    putFour(out + 24, f32x4.mul(error2, share));
    putFour(out + 28, f32x4.mul(error3, share));
    putFour(out + 32, f32x4.mul(error4, share));
    out += 4 * (SUMS << 2);
  }
}
