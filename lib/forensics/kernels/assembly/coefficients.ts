/**
 * Separates blocks of 64 numbers (i16) into planes.
 * @param wanted `count` places in a block, one byte each
 * @param out one plane of i16 for each, `planeBytes` apart
 */
export function dealCoefficients(from: usize, blocks: i32, wanted: usize, count: i32, out: usize, planeBytes: usize): void {
  for (let block = 0; block < blocks; block++) {
    let to = out;
    for (let i: usize = 0; i < <usize>count; i++) {
      store<i16>(to, load<i16>(from + (<usize>load<u8>(wanted + i) << 1)));
      to += planeBytes;
    }
    from += 128;
    out += 2;
  }
}

/** Floats to the nearest i16, halves upwards; writes up to three values beyond the last one. */
export function roundToShorts(from: usize, count: i32, to: usize): void {
  const half = f32x4.splat(0.5), one = f32x4.splat(1);
  for (let i = 0; i < count; i += 4) {
    const values = v128.load(from);
    const below = f32x4.floor(values);
    // The part above the floor is exact; adding a half to the value itself would not be.
    const up = v128.and(f32x4.ge(f32x4.sub(values, below), half), one);
    const whole = i32x4.trunc_sat_f32x4_s(f32x4.add(below, up));
    v128.store64_lane(to, i16x8.narrow_i32x4_s(whole, whole), 0);
    from += 16;
    to += 8;
  }
}

/** sums (i32) += |values| (i16) * step; reads and writes up to three values beyond the last one. */
export function addMagnitudes(values: usize, count: i32, step: i32, sums: usize): void {
  const factor = i32x4.splat(step);
  for (let i = 0; i < count; i += 4) {
    const magnitude = i32x4.abs(i32x4.extend_low_i16x8_s(v128.load64_zero(values)));
    v128.store(sums, i32x4.add(v128.load(sums), i32x4.mul(magnitude, factor)));
    values += 8;
    sums += 16;
  }
}

/**
 * A histogram of those values (i16) whose byte at `kinds` is `kind`, or of every value with `kinds`
 * 0.
 * @param counts 2 * limit + 1 pairs of i32, added to. Even and odd places are counted separately,
 * because consecutive additions to one number would wait for each other. Values beyond the limit
 * count as the limit.
 * @returns the largest magnitude counted, at least `largest`
 */
export function countValues(
  values: usize, kinds: usize, kind: i32, count: i32, limit: i32, counts: usize, largest: i32,
): i32 {
  for (let i: usize = 0; i < <usize>count; i++) {
    if (kinds !== 0 && <i32>load<u8>(kinds + i) !== kind) continue;
    const value = <i32>load<i16>(values + (i << 1));
    largest = max(largest, abs(value));
    const at = counts + (<usize>(min(limit, max(-limit, value)) + limit) << 3) + ((i & 1) << 2);
    store<i32>(at, load<i32>(at) + 1);
  }
  return largest;
}

/**
 * sums (f32) += the table entry (2 * limit + 1 doubles) of each value (i16); values beyond the
 * limit use the table's ends.
 */
export function addLookedUp(values: usize, count: i32, table: usize, limit: i32, sums: usize): void {
  for (let i = 0; i < count; i++) {
    const value = min(limit, max(-limit, <i32>load<i16>(values))) + limit;
    store<f32>(sums, <f32>(<f64>load<f32>(sums) + load<f64>(table + (<usize>value << 3))));
    values += 2;
    sums += 4;
  }
}

/**
 * counts (u8) += 1 where the value (i16) is 0; reads and writes up to seven values beyond the last
 * one.
 */
export function countZeros(values: usize, count: i32, counts: usize): void {
  const zero = i16x8.splat(0), one = i8x16.splat(1);
  for (let i = 0; i < count; i += 8) {
    const isZero = i16x8.eq(v128.load(values), zero);
    const bytes = v128.and(i8x16.narrow_i16x8_s(isZero, isZero), one);
    v128.store64_lane(counts, i8x16.add(v128.load64_zero(counts), bytes), 0);
    values += 16;
    counts += 8;
  }
}
