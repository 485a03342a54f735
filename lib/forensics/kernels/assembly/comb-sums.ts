/** Four quarters, the complete picture, and one lane of padding. */
const LANES: usize = 6;
const STEP_MIN: usize = 2;

/**
 * Counts each value of a plane in its quarter's histogram: four numbers (i32) a bin. Values outside
 * 0 … bins - 1 are ignored.
 */
@inline
function countValues(values: usize, wide: i32, high: i32, bins: i32, counts: usize): void {
  for (let row = 0; row < high; row++) {
    const below: usize = 2 * row >= high ? 8 : 0;
    for (let column = 0; column < wide; column++) {
      // Half levels, rounded half up. In doubles, where adding the half is exact.
      const place = abs(<f64>load<f32>(values)) * 2 + 0.5;
      values += 4;
      if (!(place < <f64>bins)) continue;
      const at = counts + (<usize>place << 4) + below + (2 * column >= wide ? 4 : 0);
      store<i32>(at, load<i32>(at) + 1);
    }
  }
}

/**
 * Converts the histograms to doubles, with the complete picture's beside its quarters'.
 * @returns the number of bins up to the last filled one
 */
@inline
function spreadOut(counts: usize, bins: i32, histogram: usize): i32 {
  let last = 0;
  for (let bin = 0; bin < bins; bin++) {
    const quarters = v128.load(counts + (<usize>bin << 4));
    const to = histogram + <usize>bin * (LANES << 3);
    v128.store(to, f64x2.convert_low_i32x4_s(quarters));
    v128.store(to + 16, f64x2.convert_low_i32x4_s(v128.shuffle<i32>(quarters, quarters, 2, 3, 2, 3)));
    const whole = i32x4.extract_lane(quarters, 0) + i32x4.extract_lane(quarters, 1)
      + i32x4.extract_lane(quarters, 2) + i32x4.extract_lane(quarters, 3);
    store<f64>(to + 32, <f64>whole);
    store<f64>(to + 40, 0);
    if (whole > 0) last = bin + 1;
  }
  return last;
}

/**
 * For each plane, quarter and step: the sum of the cosines of the values beyond half a step, and
 * their number; 0 and 0 where there are fewer than `least`. The order is that of
 * kernels/comb-sums.ts.
 * @param values `planes` planes of wide * high floats
 * @param cosines for each step from 0 to `stepMax` one double a bin
 * @param counts 16 bytes a bin of work space
 * @param histogram 48 bytes a bin and one more of work space
 * @param out for each of five parts `planes` times (stepMax + 1) sums, then as many counts, in
 * doubles
 */
export function combSums(
  values: usize, planes: i32, wide: i32, high: i32, bins: i32, cosines: usize, stepMax: i32, least: i32,
  counts: usize, histogram: usize, out: usize,
): void {
  const steps = <usize>stepMax + 1;
  const partBytes = (<usize>planes * steps) << 4;
  memory.fill(out, 0, 5 * partBytes);
  for (let plane = 0; plane < planes; plane++) {
    memory.fill(counts, 0, <usize>bins << 4);
    countValues(values, wide, high, bins, counts);
    const last = spreadOut(counts, bins, histogram);
    for (let step = STEP_MIN; step < steps; step++) {
      const to = out + ((<usize>plane * steps + step) << 3);
      // Bins are half levels, so this is the first one beyond half a step.
      if (!addStep(histogram, <i32>step + 1, last, cosines + ((step * <usize>bins) << 3), least, to, partBytes)) break;
    }
    values += (<usize>wide * <usize>high) << 2;
  }
}

/**
 * @returns false where even the complete picture has too few values, which then holds for every
 * larger step
 */
@inline
function addStep(histogram: usize, first: i32, last: i32, cosines: usize, least: i32, out: usize, partBytes: usize): bool {
  let a = f64x2.splat(0), b = a, c = a, countA = a, countB = a, countC = a;
  for (let bin = first; bin < last; bin++) {
    const at = histogram + <usize>bin * (LANES << 3);
    const cosine = v128.load64_splat(cosines + (<usize>bin << 3));
    const lanesA = v128.load(at), lanesB = v128.load(at + 16), lanesC = v128.load(at + 32);
    a = f64x2.add(a, f64x2.mul(lanesA, cosine));
    b = f64x2.add(b, f64x2.mul(lanesB, cosine));
    c = f64x2.add(c, f64x2.mul(lanesC, cosine));
    countA = f64x2.add(countA, lanesA);
    countB = f64x2.add(countB, lanesB);
    countC = f64x2.add(countC, lanesC);
  }
  put(out, f64x2.extract_lane(a, 0), f64x2.extract_lane(countA, 0), least, partBytes);
  put(out + partBytes, f64x2.extract_lane(a, 1), f64x2.extract_lane(countA, 1), least, partBytes);
  put(out + 2 * partBytes, f64x2.extract_lane(b, 0), f64x2.extract_lane(countB, 0), least, partBytes);
  put(out + 3 * partBytes, f64x2.extract_lane(b, 1), f64x2.extract_lane(countB, 1), least, partBytes);
  put(out + 4 * partBytes, f64x2.extract_lane(c, 0), f64x2.extract_lane(countC, 0), least, partBytes);
  return f64x2.extract_lane(countC, 0) >= <f64>least;
}

@inline
function put(out: usize, sum: f64, count: f64, least: i32, partBytes: usize): void {
  if (count < <f64>least) return;
  store<f64>(out, sum);
  store<f64>(out + (partBytes >> 1), count);
}
