/*
 * Sums over the quantized values (i16) of blocks, each of a class (u8), by a table of log ratios
 * (f32): `offset` is the index of 0 in the table, whose ends apply to all values beyond. In double
 * precision, one block after the other.
 */

/** Class of blocks that cannot be used. */
const NO_CLASS: usize = 255;

@inline
function ratioOf(value: i32, ratios: usize, offset: i32): f64 {
  return <f64>load<f32>(ratios + (<usize>min(2 * offset, max(0, value + offset)) << 2));
}

/** Adds number, sum and sum of squares of the ratios to the three doubles of each class. */
export function addMoments(values: usize, classes: usize, count: i32, ratios: usize, offset: i32, moments: usize): void {
  for (let i: usize = 0; i < <usize>count; i++) {
    const c = <usize>load<u8>(classes + i);
    if (c === NO_CLASS) continue;
    const ratio = ratioOf(load<i16>(values + (i << 1)), ratios, offset);
    const at = moments + c * 24;
    store<f64>(at, load<f64>(at) + 1);
    store<f64>(at + 8, load<f64>(at + 8) + ratio);
    store<f64>(at + 16, load<f64>(at + 16) + ratio * ratio);
  }
}

/**
 * Adds each block's weighted ratio to its evidence (f32), and its class's separation to its
 * separation.
 * @param weighing three doubles a class: weight, middle, separation
 */
export function addEvidence(
  values: usize, classes: usize, count: i32, ratios: usize, offset: i32, weighing: usize, evidence: usize, separation: usize,
): void {
  for (let i: usize = 0; i < <usize>count; i++) {
    const c = <usize>load<u8>(classes + i);
    if (c === NO_CLASS) continue;
    const by = weighing + c * 24, at = i << 2;
    const ratio = ratioOf(load<i16>(values + (i << 1)), ratios, offset) - load<f64>(by + 8);
    store<f32>(evidence + at, <f32>(<f64>load<f32>(evidence + at) + load<f64>(by) * ratio));
    store<f32>(separation + at, <f32>(<f64>load<f32>(separation + at) + load<f64>(by + 16)));
  }
}

/** Adds to each block's bias (f32) its weighted ratio minus half its class's separation. */
export function addBias(
  values: usize, classes: usize, count: i32, ratios: usize, offset: i32, weighing: usize, bias: usize,
): void {
  for (let i: usize = 0; i < <usize>count; i++) {
    const c = <usize>load<u8>(classes + i);
    if (c === NO_CLASS) continue;
    const by = weighing + c * 24, at = bias + (i << 2);
    const ratio = ratioOf(load<i16>(values + (i << 1)), ratios, offset) - load<f64>(by + 8);
    store<f32>(at, <f32>(<f64>load<f32>(at) + (load<f64>(by) * ratio - load<f64>(by + 16) / 2)));
  }
}
