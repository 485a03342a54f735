/**
 * Separable symmetric filter, edges repeated.
 * @param weights centre first, radius + 1 floats
 * @param rows 2 * radius + 1 addresses of work space
 * @param line width + 2 * radius + 8 floats of work space
 */
export function gaussian(
  values: usize, width: i32, height: i32, weights: usize, radius: i32, out: usize, rows: usize, line: usize,
): void {
  const rowBytes = <usize>width << 2;
  const start = line + (<usize>radius << 2);
  for (let y = 0; y < height; y++) {
    for (let k = 0; k <= radius; k++) {
      store<usize>(rows + (<usize>k << 3), values + <usize>max(0, y - k) * rowBytes);
      store<usize>(rows + (<usize>k << 3) + 4, values + <usize>min(height - 1, y + k) * rowBytes);
    }
    down(rows, weights, radius, start, rowBytes);
    repeatEdges(line, start, radius, width);
    along(start, weights, radius, out, rowBytes);
    out += rowBytes;
  }
}

@inline
function down(rows: usize, weights: usize, radius: i32, to: usize, rowBytes: usize): void {
  const centre = load<usize>(rows);
  for (let x: usize = 0; x < rowBytes; x += 32) {
    const first = v128.load_splat<f32>(weights);
    let left = f32x4.mul(first, v128.load(centre + x));
    let right = f32x4.mul(first, v128.load(centre + x + 16));
    for (let k = 1; k <= radius; k++) {
      const weight = v128.load_splat<f32>(weights + (<usize>k << 2));
      const above = load<usize>(rows + (<usize>k << 3)) + x, below = load<usize>(rows + (<usize>k << 3) + 4) + x;
      left = f32x4.add(left, f32x4.mul(weight, f32x4.add(v128.load(above), v128.load(below))));
      right = f32x4.add(right, f32x4.mul(weight, f32x4.add(v128.load(above + 16), v128.load(below + 16))));
    }
    v128.store(to + x, left);
    v128.store(to + x + 16, right);
  }
}

@inline
function repeatEdges(line: usize, start: usize, radius: i32, width: i32): void {
  const end = start + (<usize>width << 2);
  for (let k: usize = 0; k < <usize>radius; k++) {
    store<f32>(line + (k << 2), load<f32>(start));
    store<f32>(end + (k << 2), load<f32>(end - 4));
  }
}

@inline
function along(from: usize, weights: usize, radius: i32, to: usize, rowBytes: usize): void {
  for (let x: usize = 0; x < rowBytes; x += 32) {
    const at = from + x;
    const first = v128.load_splat<f32>(weights);
    let left = f32x4.mul(first, v128.load(at)), right = f32x4.mul(first, v128.load(at + 16));
    for (let k: usize = 4; k <= <usize>radius << 2; k += 4) {
      const weight = v128.load_splat<f32>(weights + k);
      left = f32x4.add(left, f32x4.mul(weight, f32x4.add(v128.load(at - k), v128.load(at + k))));
      right = f32x4.add(right, f32x4.mul(weight, f32x4.add(v128.load(at + 16 - k), v128.load(at + 16 + k))));
    }
    v128.store(to + x, left);
    v128.store(to + x + 16, right);
  }
}
