/**
 * out = a * b + bias, row by row: a is m x k, b is k x n, bias one value per row of a. Widths of b
 * and out are padded to `columns`, a multiple of 8.
 */
export function multiply(a: usize, b: usize, bias: usize, out: usize, m: i32, k: i32, columns: i32): void {
  const rowBytes = <usize>columns << 2;
  const aBytes = <usize>k << 2;
  let row = 0;
  for (; row + 4 <= m; row += 4) {
    for (let x: usize = 0; x < rowBytes; x += 32) tile4(a, aBytes, b + x, rowBytes, bias, out + x, k);
    a += 4 * aBytes;
    bias += 16;
    out += 4 * rowBytes;
  }
  for (; row < m; row++) {
    for (let x: usize = 0; x < rowBytes; x += 16) tile1(a, b + x, rowBytes, bias, out + x, k);
    a += aBytes;
    bias += 4;
    out += rowBytes;
  }
}

@inline
function tile4(a: usize, aBytes: usize, b: usize, rowBytes: usize, bias: usize, out: usize, k: i32): void {
  let p0 = v128.load_splat<f32>(bias), q0 = p0;
  let p1 = v128.load_splat<f32>(bias + 4), q1 = p1;
  let p2 = v128.load_splat<f32>(bias + 8), q2 = p2;
  let p3 = v128.load_splat<f32>(bias + 12), q3 = p3;
  for (let i = 0; i < k; i++) {
    const left = v128.load(b), right = v128.load(b + 16);
    const a0 = v128.load_splat<f32>(a), a1 = v128.load_splat<f32>(a + aBytes);
    const a2 = v128.load_splat<f32>(a + 2 * aBytes), a3 = v128.load_splat<f32>(a + 3 * aBytes);
    p0 = f32x4.add(p0, f32x4.mul(a0, left));
    q0 = f32x4.add(q0, f32x4.mul(a0, right));
    p1 = f32x4.add(p1, f32x4.mul(a1, left));
    q1 = f32x4.add(q1, f32x4.mul(a1, right));
    p2 = f32x4.add(p2, f32x4.mul(a2, left));
    q2 = f32x4.add(q2, f32x4.mul(a2, right));
    p3 = f32x4.add(p3, f32x4.mul(a3, left));
    q3 = f32x4.add(q3, f32x4.mul(a3, right));
    a += 4;
    b += rowBytes;
  }
  v128.store(out, p0);
  v128.store(out + 16, q0);
  v128.store(out + rowBytes, p1);
  v128.store(out + rowBytes + 16, q1);
  v128.store(out + 2 * rowBytes, p2);
  v128.store(out + 2 * rowBytes + 16, q2);
  v128.store(out + 3 * rowBytes, p3);
  v128.store(out + 3 * rowBytes + 16, q3);
}

@inline
function tile1(a: usize, b: usize, rowBytes: usize, bias: usize, out: usize, k: i32): void {
  let sum = v128.load_splat<f32>(bias);
  for (let i = 0; i < k; i++) {
    sum = f32x4.add(sum, f32x4.mul(v128.load_splat<f32>(a), v128.load(b)));
    a += 4;
    b += rowBytes;
  }
  v128.store(out, sum);
}
