/**
 * One row of a shrunken plane: adds weighted rows, then weighted neighbours in the sum.
 * @param rows consecutive old rows, `width` floats each
 * @param down `downTaps` weights
 * @param from for each new value the first old one under it
 * @param across `acrossTaps` weights for each new value
 * @param line width + acrossTaps + 4 floats of work space
 */
export function shrinkRow(
  rows: usize, width: i32, down: usize, downTaps: i32,
  from: usize, across: usize, acrossTaps: i32, newWidth: i32, line: usize, out: usize,
): void {
  const rowBytes = <usize>width << 2;
  for (let x: usize = 0; x < rowBytes; x += 16) {
    let sum = f32x4.splat(0);
    for (let k = 0; k < downTaps; k++) {
      const weight = v128.load_splat<f32>(down + (<usize>k << 2));
      sum = f32x4.add(sum, f32x4.mul(weight, v128.load(rows + <usize>k * rowBytes + x)));
    }
    v128.store(line + x, sum);
  }
  for (let k: usize = 0; k < <usize>acrossTaps; k++) store<f32>(line + rowBytes + (k << 2), 0);
  for (let x = 0; x < newWidth; x++) {
    let at = line + (<usize>load<i32>(from) << 2);
    let sum: f32 = 0;
    for (let k = 0; k < acrossTaps; k++) {
      sum += load<f32>(across) * load<f32>(at);
      across += 4;
      at += 4;
    }
    store<f32>(out, sum);
    from += 4;
    out += 4;
  }
}
