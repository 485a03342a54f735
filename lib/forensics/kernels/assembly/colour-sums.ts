const SUMS: usize = 7;

/** 2 * b - a - c of eight bytes each, `step` bytes apart, as 16-bit numbers. */
@inline
function secondDifference(at: usize, step: usize): v128 {
  const middle = v128.load8x8_u(at);
  return i16x8.sub(i16x8.sub(i16x8.add(middle, middle), v128.load8x8_u(at - step)), v128.load8x8_u(at + step));
}

@inline
function total(v: v128): f32 {
  return <f32>(i32x4.extract_lane(v, 0) + i32x4.extract_lane(v, 1) + i32x4.extract_lane(v, 2) + i32x4.extract_lane(v, 3));
}

/**
 * Every third lane from `phase` on, of the vector that begins `vector` * 8 channels into the block.
 */
@inline
function lanes(vector: i32, phase: i32): v128 {
  if ((vector * 8 + 3 - phase) % 3 === 0) return i16x8(-1, 0, 0, -1, 0, 0, -1, 0);
  if ((vector * 8 + 3 - phase) % 3 === 1) return i16x8(0, 0, -1, 0, 0, -1, 0, 0);
  return i16x8(0, -1, 0, 0, -1, 0, 0, -1);
}

/**
 * Sums of the colour residuals of some blocks of one row of blocks, in the order of
 * kernels/colour-sums.ts.
 * @param rows the first byte of the first block in the first of four rows `rowBytes` apart, with
 * two pixels to its left
 * @param wanted `blocks` numbers (i32): columns of the blocks
 */
export function colourSums(rows: usize, rowBytes: usize, wanted: usize, blocks: i32, out: usize): void {
  for (let block = 0; block < blocks; block++) {
    const first = rows + <usize>load<i32>(wanted + (<usize>block << 2)) * 24;
    let rg = i32x4.splat(0), bg = i32x4.splat(0), rg2 = i32x4.splat(0), bg2 = i32x4.splat(0);
    let gg = i32x4.splat(0), rr = i32x4.splat(0), cross = i32x4.splat(0);
    for (let vector = 0; vector < 3; vector++) {
      const red = lanes(vector, 0), green = lanes(vector, 1);
      for (let y: usize = 0; y < 4; y++) {
        const at = first + y * rowBytes + <usize>(vector * 8);
        const own = secondDifference(at, 3), next = secondDifference(at + 1, 3);
        const wide = secondDifference(at, 6), wideNext = secondDifference(at + 1, 6);
        const apart = i16x8.sub(own, next), wideApart = i16x8.sub(wide, wideNext);
        const ofRed = v128.and(apart, red), ofGreen = v128.and(apart, green);
        const wideOfRed = v128.and(wideApart, red), wideOfGreen = v128.and(wideApart, green);
        const redOwn = v128.and(own, red), greenOwn = v128.and(own, green);
        rg = i32x4.add(rg, i32x4.dot_i16x8_s(ofRed, ofRed));
        bg = i32x4.add(bg, i32x4.dot_i16x8_s(ofGreen, ofGreen));
        rg2 = i32x4.add(rg2, i32x4.dot_i16x8_s(wideOfRed, wideOfRed));
        bg2 = i32x4.add(bg2, i32x4.dot_i16x8_s(wideOfGreen, wideOfGreen));
        gg = i32x4.add(gg, i32x4.dot_i16x8_s(greenOwn, greenOwn));
        rr = i32x4.add(rr, i32x4.dot_i16x8_s(redOwn, redOwn));
        cross = i32x4.add(cross, i32x4.dot_i16x8_s(redOwn, next));
      }
    }
    store<f32>(out, total(rg));
    store<f32>(out, total(bg), 4);
    store<f32>(out, total(rg2), 8);
    store<f32>(out, total(bg2), 12);
    store<f32>(out, total(gg), 16);
    store<f32>(out, total(rr), 20);
    store<f32>(out, total(cross), 24);
    out += SUMS << 2;
  }
}
