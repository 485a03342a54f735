const VECTOR_BYTES: usize = 256;

/**
 * Dot products of one vector of 128 small integers (16 bits) with each of `count` consecutive
 * others.
 */
export function products(one: usize, others: usize, count: i32, out: usize): void {
  for (let i = 0; i < count; i++) {
    let a = i32x4.splat(0), b = a, c = a, d = a;
    for (let at: usize = 0; at < VECTOR_BYTES; at += 64) {
      a = i32x4.add(a, i32x4.dot_i16x8_s(v128.load(one + at), v128.load(others + at)));
      b = i32x4.add(b, i32x4.dot_i16x8_s(v128.load(one + at + 16), v128.load(others + at + 16)));
      c = i32x4.add(c, i32x4.dot_i16x8_s(v128.load(one + at + 32), v128.load(others + at + 32)));
      d = i32x4.add(d, i32x4.dot_i16x8_s(v128.load(one + at + 48), v128.load(others + at + 48)));
    }
    const sum = i32x4.add(i32x4.add(a, b), i32x4.add(c, d));
    store<i32>(out, i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1)
      + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3));
    others += VECTOR_BYTES;
    out += 4;
  }
}
