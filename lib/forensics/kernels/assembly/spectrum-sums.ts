const FREQUENCIES: usize = 64;

/**
 * Sums of one row of blocks' DCT coefficients, four blocks at a time. See kernels/spectrum-sums.ts for their order.
 * @param planes 64 planes `planeBytes` apart, as `blockDct` leaves them
 * @param bands 64 bytes: the band of each coefficient, 255 for none
 * @param shares 4 factors, one for each band
 * @param asked `count` bytes: coefficients that are quantized; then `steps` has `qualities` times `count` steps
 * @param out 4 + qualities planes `planeBytes` apart
 */
export function spectrumSums(
  planes: usize, planeBytes: usize, blocks: i32, bands: usize, shares: usize,
  asked: usize, count: i32, steps: usize, qualities: i32, out: usize,
): void {
  for (let block = 0; block < blocks; block += 4) {
    let band0 = f32x4.splat(0), band1 = f32x4.splat(0), band2 = f32x4.splat(0), band3 = f32x4.splat(0);
    for (let f: usize = 1; f < FREQUENCIES; f++) {
      const band = load<u8>(bands + f);
      if (band > 3) continue;
      const value = v128.load(planes + f * planeBytes);
      const square = f32x4.mul(value, value);
      if (band === 0) band0 = f32x4.add(band0, square);
      else if (band === 1) band1 = f32x4.add(band1, square);
      else if (band === 2) band2 = f32x4.add(band2, square);
      else band3 = f32x4.add(band3, square);
    }
    v128.store(out, f32x4.mul(band0, v128.load32_splat(shares)));
    v128.store(out + planeBytes, f32x4.mul(band1, v128.load32_splat(shares + 4)));
    v128.store(out + 2 * planeBytes, f32x4.mul(band2, v128.load32_splat(shares + 8)));
    v128.store(out + 3 * planeBytes, f32x4.mul(band3, v128.load32_splat(shares + 12)));
    const share = f32x4.splat(<f32>1 / <f32>count);
    for (let q = 0; q < qualities; q++) {
      const from = steps + <usize>(q * count * 4);
      let error = f32x4.splat(0);
      for (let i = 0; i < count; i++) {
        const step = v128.load32_splat(from + <usize>(i << 2));
        const value = v128.load(planes + <usize>load<u8>(asked + <usize>i) * planeBytes);
        const rest = f32x4.sub(value, f32x4.mul(f32x4.nearest(f32x4.div(value, step)), step));
        error = f32x4.add(error, f32x4.mul(rest, rest));
      }
      v128.store(out + <usize>(4 + q) * planeBytes, f32x4.mul(error, share));
    }
    planes += 16;
    out += 16;
  }
}
