/**
 * BT.601 luma of interleaved 8-bit RGB: (299 R + 587 G + 114 B) / 1000, in integers until the
 * single division, so that every value is the nearest float. Reads and writes up to three pixels
 * beyond the last one.
 */
export function luma(rgb: usize, out: usize, pixels: i32): void {
  const redGreen = i8x16(0, -1, 1, -1, 3, -1, 4, -1, 6, -1, 7, -1, 9, -1, 10, -1);
  const blue = i8x16(2, -1, -1, -1, 5, -1, -1, -1, 8, -1, -1, -1, 11, -1, -1, -1);
  const redGreenWeights = i16x8(299, 587, 299, 587, 299, 587, 299, 587);
  const blueWeights = i32x4.splat(114);
  const thousand = f32x4.splat(1000);
  for (let i = 0; i < pixels; i += 4) {
    const bytes = v128.load(rgb);
    const sum = i32x4.add(
      i32x4.dot_i16x8_s(i8x16.swizzle(bytes, redGreen), redGreenWeights),
      i32x4.dot_i16x8_s(i8x16.swizzle(bytes, blue), blueWeights),
    );
    v128.store(out, f32x4.div(f32x4.convert_i32x4_s(sum), thousand));
    rgb += 12;
    out += 16;
  }
}
