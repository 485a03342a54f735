/**
 * sums (u32) += bytes (u8), element by element, over `rows` consecutive rows; reads and adds up to
 * 15 elements beyond the end.
 */
export function addRows(bytes: usize, length: i32, rows: i32, sums: usize): void {
  for (let row = 0; row < rows; row++) {
    let to = sums;
    for (let i = 0; i < length; i += 16) {
      const values = v128.load(bytes + <usize>i);
      const low = i16x8.extend_low_i8x16_u(values), high = i16x8.extend_high_i8x16_u(values);
      v128.store(to, i32x4.add(v128.load(to), i32x4.extend_low_i16x8_u(low)));
      v128.store(to, i32x4.add(v128.load(to, 16), i32x4.extend_high_i16x8_u(low)), 16);
      v128.store(to, i32x4.add(v128.load(to, 32), i32x4.extend_low_i16x8_u(high)), 32);
      v128.store(to, i32x4.add(v128.load(to, 48), i32x4.extend_high_i16x8_u(high)), 48);
      to += 64;
    }
    bytes += <usize>length;
  }
}
