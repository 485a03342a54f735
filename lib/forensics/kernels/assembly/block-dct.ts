/** cos(k * pi / 16) / 2 as in maths/dct.ts; DC and the fourth get their factor once, after both passes, so that DC is exact. */
const C1: f32 = 0.49039264020161522;
const C2: f32 = 0.46193976625564337;
const C3: f32 = 0.41573480615127262;
const C5: f32 = 0.27778511650980114;
const C6: f32 = 0.19134171618254492;
const C7: f32 = 0.09754516100806417;
/** sqrt(1 / 8). */
const EVEN: f32 = 0.35355339059327379;

/** Four 8-point transforms side by side; `even` scales outputs 0 and 4. Steps are in bytes. */
// @ts-ignore: decorator
@inline
function line(from: usize, step: usize, to: usize, out: usize, minus: v128): void {
  const x0 = f32x4.sub(v128.load(from), minus);
  const x1 = f32x4.sub(v128.load(from + step), minus);
  const x2 = f32x4.sub(v128.load(from + 2 * step), minus);
  const x3 = f32x4.sub(v128.load(from + 3 * step), minus);
  const x4 = f32x4.sub(v128.load(from + 4 * step), minus);
  const x5 = f32x4.sub(v128.load(from + 5 * step), minus);
  const x6 = f32x4.sub(v128.load(from + 6 * step), minus);
  const x7 = f32x4.sub(v128.load(from + 7 * step), minus);
  const s0 = f32x4.add(x0, x7), d0 = f32x4.sub(x0, x7);
  const s1 = f32x4.add(x1, x6), d1 = f32x4.sub(x1, x6);
  const s2 = f32x4.add(x2, x5), d2 = f32x4.sub(x2, x5);
  const s3 = f32x4.add(x3, x4), d3 = f32x4.sub(x3, x4);
  const outer = f32x4.add(s0, s3), inner = f32x4.add(s1, s2);
  const p = f32x4.sub(s0, s3), q = f32x4.sub(s1, s2);
  const c1 = f32x4.splat(C1), c3 = f32x4.splat(C3), c5 = f32x4.splat(C5), c7 = f32x4.splat(C7);
  const c2 = f32x4.splat(C2), c6 = f32x4.splat(C6);
  v128.store(to, f32x4.add(outer, inner));
  v128.store(to + 4 * out, f32x4.sub(outer, inner));
  v128.store(to + 2 * out, f32x4.add(f32x4.mul(c2, p), f32x4.mul(c6, q)));
  v128.store(to + 6 * out, f32x4.sub(f32x4.mul(c6, p), f32x4.mul(c2, q)));
  v128.store(to + out, f32x4.add(
    f32x4.add(f32x4.mul(c1, d0), f32x4.mul(c3, d1)), f32x4.add(f32x4.mul(c5, d2), f32x4.mul(c7, d3)),
  ));
  v128.store(to + 3 * out, f32x4.sub(
    f32x4.sub(f32x4.mul(c3, d0), f32x4.mul(c7, d1)), f32x4.add(f32x4.mul(c1, d2), f32x4.mul(c5, d3)),
  ));
  v128.store(to + 5 * out, f32x4.add(
    f32x4.sub(f32x4.mul(c5, d0), f32x4.mul(c1, d1)), f32x4.add(f32x4.mul(c7, d2), f32x4.mul(c3, d3)),
  ));
  v128.store(to + 7 * out, f32x4.add(
    f32x4.sub(f32x4.mul(c7, d0), f32x4.mul(c5, d1)), f32x4.sub(f32x4.mul(c3, d2), f32x4.mul(c1, d3)),
  ));
}

/** Turns four vectors of pixels, one per block, into four vectors of blocks, one per pixel. */
// @ts-ignore: decorator
@inline
function transpose(from: usize, block: usize, to: usize): void {
  const a = v128.load(from), b = v128.load(from + block);
  const c = v128.load(from + 2 * block), d = v128.load(from + 3 * block);
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5), cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  const abHigh = v128.shuffle<i32>(a, b, 2, 6, 3, 7), cdHigh = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
  v128.store(to, v128.shuffle<i64>(ab, cd, 0, 2));
  v128.store(to + 16, v128.shuffle<i64>(ab, cd, 1, 3));
  v128.store(to + 32, v128.shuffle<i64>(abHigh, cdHigh, 0, 2));
  v128.store(to + 48, v128.shuffle<i64>(abHigh, cdHigh, 1, 3));
}

/** Outputs 0 and 4 of one pass carry no factor yet. */
// @ts-ignore: decorator
@inline
function scale(at: usize, factor: f32): void {
  v128.store(at, f32x4.mul(v128.load(at), f32x4.splat(factor)));
}

/**
 * The orthonormal 8x8 DCT of one row of blocks, four blocks at a time.
 * @param from first sample of the first block; `rowBytes` to the next row, `pitchBytes` to the next block
 * @param blocks rounded up to a multiple of four by what is read and written
 * @param out 64 planes `planeBytes` apart, coefficient (u, v) in plane v * 8 + u
 * @param space 1,152 bytes of work space
 */
export function blockDct(
  from: usize, rowBytes: usize, pitchBytes: usize, blocks: i32, out: usize, planeBytes: usize, space: usize,
): void {
  const middle = f32x4.splat(128);
  const none = f32x4.splat(0);
  const turned = space + 1024;
  for (let block = 0; block < blocks; block += 4) {
    for (let b: usize = 0; b < 4; b++) {
      line(from, rowBytes, space + b * 256, 32, middle);
      line(from + 16, rowBytes, space + b * 256 + 16, 32, middle);
      from += pitchBytes;
    }
    for (let v: usize = 0; v < 8; v++) {
      const plane = out + v * 8 * planeBytes;
      transpose(space + v * 32, 256, turned);
      transpose(space + v * 32 + 16, 256, turned + 64);
      line(turned, 16, plane, planeBytes, none);
      if (v === 0 || v === 4) {
        for (let u: usize = 0; u < 8; u++) scale(plane + u * planeBytes, u === 0 || u === 4 ? <f32>0.125 : EVEN);
      } else {
        scale(plane, EVEN);
        scale(plane + 4 * planeBytes, EVEN);
      }
    }
    out += 16;
  }
}
