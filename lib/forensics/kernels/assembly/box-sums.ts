/**
 * Sums over the (2 * radius + 1)^2 values around each one, cropped at the edges, by one running sum
 * per column and one along the row. Sums are in double precision, so that they do not drift.
 * @param columns (width + 2) doubles of work space
 */
export function boxSums(values: usize, width: i32, height: i32, radius: i32, out: usize, columns: usize): void {
  const rowBytes = <usize>width << 2;
  memory.fill(columns, 0, (<usize>width + 2) << 3);
  for (let y = 0; y < radius && y < height; y++) move(columns, values + <usize>y * rowBytes, width, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) move(columns, values + <usize>(y + radius) * rowBytes, width, 1);
    if (y - radius > 0) move(columns, values + <usize>(y - radius - 1) * rowBytes, width, -1);
    along(columns, width, radius, out + <usize>y * rowBytes);
  }
}

@inline
function move(columns: usize, row: usize, width: i32, sign: f64): void {
  const factor = f64x2.splat(sign);
  for (let x = 0; x < width; x += 2) {
    const pair = f64x2.promote_low_f32x4(v128.load64_zero(row));
    v128.store(columns, f64x2.add(v128.load(columns), f64x2.mul(pair, factor)));
    columns += 16;
    row += 8;
  }
}

@inline
function along(columns: usize, width: i32, radius: i32, out: usize): void {
  let sum: f64 = 0;
  for (let x = 0; x < radius && x < width; x++) sum += load<f64>(columns + (<usize>x << 3));
  for (let x = 0; x < width; x++) {
    if (x + radius < width) sum += load<f64>(columns + (<usize>(x + radius) << 3));
    if (x - radius > 0) sum -= load<f64>(columns + (<usize>(x - radius - 1) << 3));
    store<f32>(out + (<usize>x << 2), <f32>sum);
  }
}
